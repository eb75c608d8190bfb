import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import {
  BillingProfileDocument,
  type BillingProfileQuery,
  type ReceiptKind,
  UpdateBillingProfileDocument,
} from "../../graphql/generated/documents.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import classes from "../../membership/membership.module.css";
import type { WalletChoice } from "../../membership/use-wallet-team.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { showToast } from "../../toasts/show-toast.ts";

const STAYS = { handlesFaults: true };
const FIELDS = ["company", "businessNumber", "representative", "address", "email"] as const;
type Field = (typeof FIELDS)[number];
const KINDS = ["NONE", "CASH_PERSONAL", "CASH_BUSINESS", "TAX_INVOICE"] as const satisfies readonly ReceiptKind[];
type Profile = NonNullable<BillingProfileQuery["billingProfile"]>;

const ofWallet = ({ teamId }: WalletChoice) => (teamId === undefined ? {} : { teamId });

/** What receipts name the buyer by. */
export function BillingSection({ wallet }: { wallet: WalletChoice }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [{ data, error }, reload] = useQuery({
    query: BillingProfileDocument,
    variables: { input: ofWallet(wallet) },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => reload({ requestPolicy: "network-only" });
  const profile = data?.billingProfile ?? undefined;
  return (
    <section className={classes.section} aria-labelledby="billing-details">
      <Title order={2} fz={16} id="billing-details">
        {t("membership.billing.title")}
      </Title>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={refresh} />} />}
      {!data && !error && <LoadingSkeleton height={72} />}
      {data && (
        <>
          {profile ? (
            <dl className={classes.sums}>
              {FIELDS.filter((field) => profile[field]).map((field) => (
                <div key={field} className={classes.sum}>
                  <dt>{t(`membership.billing.field.${field}`)}</dt>
                  <dd>{profile[field]}</dd>
                </div>
              ))}
              {profile.receiptKind !== "NONE" && (
                <div className={classes.sum}>
                  <dt>{t("membership.billing.paper")}</dt>
                  <dd>
                    {t(`membership.billing.kind.${profile.receiptKind}`)}
                    {profile.receiptNumber && ` (•••• ${profile.receiptNumber})`}
                  </dd>
                </div>
              )}
            </dl>
          ) : (
            <Text c="dimmed" maw={640}>
              {t("membership.billing.none")}
            </Text>
          )}
          <Group>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t(profile ? "membership.billing.edit" : "membership.billing.add")}
            </Button>
          </Group>
          <Modal
            opened={isOpen}
            onClose={() => setOpen(false)}
            title={t("membership.billing.title")}
            closeOnClickOutside={false}
            closeButtonProps={{ "aria-label": t("common.close") }}
          >
            <BillingForm
              profile={profile}
              wallet={wallet}
              onClose={() => setOpen(false)}
              onSaved={() => {
                setOpen(false);
                showToast(t("membership.billing.saved"));
                refresh();
              }}
            />
          </Modal>
        </>
      )}
    </section>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function BillingForm({
  profile,
  wallet,
  onClose,
  onSaved,
}: {
  profile: Profile | undefined;
  wallet: WalletChoice;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Readonly<Record<Field, string>>>({
    company: profile?.company ?? "",
    businessNumber: profile?.businessNumber ?? "",
    representative: profile?.representative ?? "",
    address: profile?.address ?? "",
    email: profile?.email ?? "",
  });
  const [kind, setKind] = useState<ReceiptKind>(profile?.receiptKind ?? "NONE");
  const [receiptNumber, setReceiptNumber] = useState("");
  const [{ fetching, error }, save] = useMutation(UpdateBillingProfileDocument);
  const refused = refusedField(error);
  const isFieldRefused = [...FIELDS, "receiptNumber"].some((field) => field === refused);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: failure } = await save(
      { input: { ...ofWallet(wallet), ...draft, receiptKind: kind, receiptNumber } },
      STAYS,
    );
    if (!failure) onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        {error && !isFieldRefused && <ErrorNote error={errorText(error)} />}
        <Text c="dimmed">{t("membership.billing.rule")}</Text>
        {FIELDS.map((field, index) => (
          <TextInput
            key={field}
            name={field}
            label={t(`membership.billing.field.${field}`)}
            description={
              field === "businessNumber" || field === "email" ? t(`membership.billing.hint.${field}`) : undefined
            }
            type={field === "email" ? "email" : "text"}
            data-autofocus={index === 0 || undefined}
            value={draft[field]}
            error={error && refused === field ? errorText(error).sentence : undefined}
            onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, [field]: value }))}
          />
        ))}
        <NativeSelect
          label={t("membership.billing.paper")}
          description={t("membership.billing.hint.paper")}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(KINDS.find((one) => one === value) ?? "NONE")}
          data={KINDS.map((value) => ({ value, label: t(`membership.billing.kind.${value}`) }))}
        />
        {kind === "CASH_PERSONAL" && (
          <TextInput
            name="receiptNumber"
            label={t("membership.billing.receiptNumber")}
            description={
              profile?.receiptNumber
                ? t("membership.billing.hint.keepsNumber", { digits: profile.receiptNumber })
                : t("membership.billing.hint.receiptNumber")
            }
            inputMode="numeric"
            value={receiptNumber}
            error={error && refused === "receiptNumber" ? errorText(error).sentence : undefined}
            onChange={({ currentTarget: { value } }) => setReceiptNumber(value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={fetching}>
            {t("membership.billing.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
