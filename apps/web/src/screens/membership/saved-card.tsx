import { Button, Group, Text, Title } from "@mantine/core";
import { IconCreditCard } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useMutation } from "urql";
import { type PlansQuery, RemoveCardDocument, SaveCardDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import classes from "../../membership/membership.module.css";
import type { WalletChoice } from "../../membership/use-wallet-team.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { showToast } from "../../toasts/show-toast.ts";

const STAYS = { handlesFaults: true };
type Membership = NonNullable<PlansQuery["membership"]>;

/** The card that renewals are charged to, where this server takes cards. */
export function SavedCard({
  membership,
  wallet,
  onChanged,
}: {
  membership: Membership;
  wallet: WalletChoice;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const [saving, save] = useMutation(SaveCardDocument);
  const [removing, remove] = useMutation(RemoveCardDocument);
  useReturnNote();
  const { card, canSaveCard, currency } = membership;
  if (!card && !canSaveCard) return null;
  const input = wallet.teamId === undefined ? {} : { teamId: wallet.teamId };
  const openPage = async () => {
    const { data, error } = await save({ input: { ...input, currency } }, STAYS);
    if (data) location.assign(data.saveCard.url);
    else if (error) showToast(errorText(error).sentence, "danger");
  };
  return (
    <section className={classes.section} aria-labelledby="saved-card">
      <Title order={2} fz={16} id="saved-card">
        {t("membership.card.title")}
      </Title>
      {card ? (
        <Group gap="sm">
          <IconCreditCard size={20} aria-hidden />
          <Text fw={600}>{card.label}</Text>
          {card.isTest && <Text c="dimmed">{t("membership.card.isTest")}</Text>}
        </Group>
      ) : (
        <Text c="dimmed" maw={640}>
          {t("membership.card.none")}
        </Text>
      )}
      <Group gap="sm">
        {canSaveCard && (
          <Button variant="default" loading={saving.fetching} onClick={() => void openPage()}>
            {t(card ? "membership.card.replace" : "membership.card.save")}
          </Button>
        )}
        {card && (
          <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
            {t("membership.card.remove")}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title={t("membership.card.removeTitle")}
        confirm={t("membership.card.remove")}
        isBusy={removing.fetching}
        error={removing.error && errorText(removing.error)}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          const { error } = await remove({ input }, STAYS);
          if (error) return;
          setAsked(false);
          onChanged();
        }}
      >
        <Text>{t("membership.card.removeBody")}</Text>
      </ConfirmDialog>
    </section>
  );
}

/** Says what came of saving a card, once, after the provider has sent the browser back. */
function useReturnNote(): void {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("card");
  useEffect(() => {
    if (outcome !== "saved" && outcome !== "failed") return;
    showToast(t(`membership.card.${outcome}`), outcome === "failed" ? "danger" : undefined);
    setSearch(
      (before) => {
        before.delete("card");
        return before;
      },
      { replace: true },
    );
  }, [outcome, setSearch, t]);
}
