import { Badge, Button, NumberInput, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import {
  ArchivePackDocument,
  PublishPackDocument,
  PublishPlanDocument,
  StaffOffersDocument,
  type StaffOffersQuery,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { moneyText } from "../../membership/money-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { FormDialog } from "./form-dialog.tsx";

const STAYS = { handlesFaults: true };

type Version = StaffOffersQuery["staffOffers"]["planVersions"][number];
type Pack = StaffOffersQuery["staffOffers"]["packs"][number];

/** For administrators: the versions of the plans and the packs of credits. What is published never changes. */
export default function OffersScreen() {
  const { t, i18n } = useTranslation();
  const [{ data, error }, reload] = useQuery({ query: StaffOffersDocument, requestPolicy: "cache-and-network" });
  const [next, setNext] = useState<Version>();
  const [isNewPack, setNewPack] = useState(false);
  const [archived, setArchived] = useState<Pack>();
  const refresh = () => reload({ requestPolicy: "network-only" });
  const offers = data?.staffOffers;
  const newest = new Set(
    offers?.planVersions.filter(
      ({ planId, id }) => offers.planVersions.find((one) => one.planId === planId)?.id === id,
    ),
  );
  const prices = (of: { readonly prices: Version["prices"] }) =>
    of.prices.map((price) => moneyText(price, i18n.language)).join(" · ");
  const done = (said: string) => {
    setNext(undefined);
    setNewPack(false);
    setArchived(undefined);
    showToast(said);
    refresh();
  };
  return (
    <AdminPage title={t("admin.offers.title")} error={error} isLoading={!offers} onRetry={refresh}>
      {offers && (
        <>
          <Title order={2} fz={16} mb="sm">
            {t("admin.offers.plans")}
          </Title>
          <DataTable
            label={t("admin.offers.plans")}
            rows={offers.planVersions}
            keyOf={({ id }) => id}
            columns={[
              { head: t("admin.offers.plan"), cell: ({ planId, version }) => `${planId} ${version}` },
              { head: t("admin.offers.price"), cell: prices },
              { head: t("admin.offers.creditsAMonth"), cell: ({ creditsAMonth }) => creditsAMonth },
              { head: t("admin.offers.projectLimit"), cell: ({ projectLimit }) => projectLimit, isQuiet: true },
              { head: t("admin.offers.memberLimit"), cell: ({ memberLimit }) => memberLimit ?? "–", isQuiet: true },
              { head: t("admin.offers.queueWeight"), cell: ({ queueWeight }) => queueWeight, isQuiet: true },
              {
                head: t("admin.offers.state"),
                cell: (version) => <OfferState isSample={version.isSample} isOffered={newest.has(version)} />,
              },
              {
                head: t("admin.offers.published"),
                isQuiet: true,
                cell: ({ publishedAt }) => (publishedAt ? formatDate(publishedAt, i18n.language) : "–"),
              },
              {
                head: t("manageNotices.actions"),
                isAction: true,
                cell: (version) =>
                  newest.has(version) && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={t("admin.offers.newVersionOf", { plan: version.planId })}
                      onClick={() => setNext(version)}
                    >
                      {t("admin.offers.newVersion")}
                    </Button>
                  ),
              },
            ]}
          />
          <div className={classes.head} style={{ marginTop: 32 }}>
            <Title order={2} fz={16}>
              {t("admin.offers.packs")}
            </Title>
            <Button variant="default" onClick={() => setNewPack(true)}>
              {t("admin.offers.newPack")}
            </Button>
          </div>
          <DataTable
            label={t("admin.offers.packs")}
            rows={offers.packs}
            keyOf={({ id }) => id}
            columns={[
              { head: t("admin.offers.credits"), cell: ({ credits }) => credits },
              { head: t("admin.offers.price"), cell: prices },
              {
                head: t("admin.offers.state"),
                cell: ({ isSample, isArchived }) => <OfferState isSample={isSample} isOffered={!isArchived} />,
              },
              {
                head: t("manageNotices.actions"),
                isAction: true,
                cell: (pack) =>
                  !pack.isArchived && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={t("admin.offers.archiveOf", { count: pack.credits })}
                      onClick={() => setArchived(pack)}
                    >
                      {t("admin.offers.archive")}
                    </Button>
                  ),
              },
            ]}
          />
        </>
      )}
      {next && (
        <VersionDialog
          before={next}
          onClose={() => setNext(undefined)}
          onPublished={() => done(t("admin.offers.done"))}
        />
      )}
      {isNewPack && <PackDialog onClose={() => setNewPack(false)} onPublished={() => done(t("admin.offers.done"))} />}
      {archived && (
        <ArchiveDialog
          pack={archived}
          onClose={() => setArchived(undefined)}
          onArchived={() => done(t("admin.offers.archived"))}
        />
      )}
    </AdminPage>
  );
}

function OfferState({ isSample, isOffered }: { isSample: boolean; isOffered: boolean }) {
  const { t } = useTranslation();
  if (!isOffered) return <Badge variant="default">{t("admin.offers.past")}</Badge>;
  return (
    <Badge variant="light" color={isSample ? "warn" : "ok"}>
      {t(isSample ? "membership.plan.sample" : "admin.offers.offered")}
    </Badge>
  );
}

const priceOf = ({ prices }: Version, currency: "KRW" | "USD") =>
  prices.find((price) => price.currency === currency)?.amount ?? "";

/** Prices as they are typed; left empty: not sold in that currency. */
function PriceFields({
  krw,
  usd,
  onKrw,
  onUsd,
}: {
  krw: string;
  usd: string;
  onKrw: (price: string) => void;
  onUsd: (price: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t("admin.offers.priceIn", { currency: "KRW" })}
        description={t("admin.offers.priceHint", { example: "19000" })}
        inputMode="decimal"
        value={krw}
        onChange={(event) => onKrw(event.currentTarget.value)}
      />
      <TextInput
        label={t("admin.offers.priceIn", { currency: "USD" })}
        description={t("admin.offers.priceHint", { example: "15.00" })}
        inputMode="decimal"
        value={usd}
        onChange={(event) => onUsd(event.currentTarget.value)}
      />
    </>
  );
}

const wholeNumber = (value: number | string): number => (typeof value === "number" ? Math.trunc(value) : 0);

function VersionDialog({
  before,
  onPublished,
  onClose,
}: {
  before: Version;
  onPublished: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [publishing, publish] = useMutation(PublishPlanDocument);
  const [krw, setKrw] = useState(priceOf(before, "KRW"));
  const [usd, setUsd] = useState(priceOf(before, "USD"));
  const [credits, setCredits] = useState<number | string>(before.creditsAMonth);
  const [projects, setProjects] = useState<number | string>(before.projectLimit);
  const [members, setMembers] = useState<number | string>(before.memberLimit ?? 0);
  const [weight, setWeight] = useState<number | string>(before.queueWeight);
  const isForTeams = before.memberLimit != null;
  return (
    <FormDialog
      title={t("admin.offers.newVersionOf", { plan: before.planId })}
      action={t("admin.offers.publish")}
      error={publishing.error}
      isBusy={publishing.fetching}
      onClose={onClose}
      onSubmit={async () => {
        const input = {
          planId: before.planId,
          priceKrw: krw,
          priceUsd: usd,
          creditsAMonth: wholeNumber(credits),
          projectLimit: wholeNumber(projects),
          queueWeight: wholeNumber(weight),
          ...(isForTeams && { memberLimit: wholeNumber(members) }),
        };
        const { error } = await publish({ input }, STAYS);
        if (!error) onPublished();
      }}
    >
      <p style={{ margin: 0 }}>{t("admin.offers.versionHint")}</p>
      <PriceFields krw={krw} usd={usd} onKrw={setKrw} onUsd={setUsd} />
      <NumberInput label={t("admin.offers.creditsAMonth")} min={0} value={credits} onChange={setCredits} />
      <NumberInput label={t("admin.offers.projectLimit")} min={1} value={projects} onChange={setProjects} />
      {isForTeams && (
        <NumberInput label={t("admin.offers.memberLimit")} min={1} value={members} onChange={setMembers} />
      )}
      <NumberInput
        label={t("admin.offers.queueWeight")}
        description={t("admin.offers.queueWeightHint")}
        min={1}
        max={4}
        value={weight}
        onChange={setWeight}
      />
    </FormDialog>
  );
}

function PackDialog({ onPublished, onClose }: { onPublished: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [publishing, publish] = useMutation(PublishPackDocument);
  const [krw, setKrw] = useState("");
  const [usd, setUsd] = useState("");
  const [credits, setCredits] = useState<number | string>(50);
  return (
    <FormDialog
      title={t("admin.offers.newPack")}
      action={t("admin.offers.publish")}
      error={publishing.error}
      isBusy={publishing.fetching}
      onClose={onClose}
      onSubmit={async () => {
        const { error } = await publish(
          { input: { credits: wholeNumber(credits), priceKrw: krw, priceUsd: usd } },
          STAYS,
        );
        if (!error) onPublished();
      }}
    >
      <NumberInput label={t("admin.offers.credits")} min={1} value={credits} onChange={setCredits} data-autofocus />
      <PriceFields krw={krw} usd={usd} onKrw={setKrw} onUsd={setUsd} />
    </FormDialog>
  );
}

function ArchiveDialog({ pack, onArchived, onClose }: { pack: Pack; onArchived: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [archiving, archive] = useMutation(ArchivePackDocument);
  return (
    <ConfirmDialog
      opened
      title={t("admin.offers.archiveTitle", { count: pack.credits })}
      confirm={t("admin.offers.archive")}
      isBusy={archiving.fetching}
      error={archiving.error && errorText(archiving.error)}
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await archive({ input: { id: pack.id } }, STAYS);
        if (!error) onArchived();
      }}
    >
      {t("admin.offers.archiveBody")}
    </ConfirmDialog>
  );
}
