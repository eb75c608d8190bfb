import { Alert, Badge, Button, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import {
  CreditBalanceDocument,
  type CreditBalanceQuery,
  CreditLinesDocument,
} from "../../graphql/generated/documents.ts";
import { planPath } from "../../graphql/plan-path.ts";
import classes from "../../membership/membership.module.css";
import { useWalletTeam } from "../../membership/use-wallet-team.ts";
import { WalletPage } from "../../membership/wallet-page.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { usePageInAddress } from "../../shell/use-page-in-address.ts";
import { site } from "../../site.ts";
import { BuyCredits } from "./buy-credits.tsx";
import { CreditTable } from "./credit-table.tsx";

const PAGE_SIZE = 10;
/** Of the runs that have credits reserved; the history has all of them. */
const RESERVED_SHOWN = 5;

/** The credits of an account or a team: what there is, what is reserved for which runs, and every change. */
export default function CreditScreen() {
  const { t } = useTranslation();
  const wallet = useWalletTeam();
  const [page, turnTo] = usePageInAddress();
  const ofWallet = wallet.teamId === undefined ? {} : { teamId: wallet.teamId };
  const pause = site.credits === "off";
  const [{ data: balances, error: balanceError }, reloadBalance] = useQuery({
    query: CreditBalanceDocument,
    variables: { input: ofWallet },
    requestPolicy: "cache-and-network",
    pause,
  });
  const [{ data: reserved }] = useQuery({
    query: CreditLinesDocument,
    variables: { input: { ...ofWallet, states: ["HELD"], size: RESERVED_SHOWN } },
    requestPolicy: "cache-and-network",
    pause,
  });
  const [{ data: lines, error: linesError, stale }, reloadLines] = useQuery({
    query: CreditLinesDocument,
    variables: { input: { ...ofWallet, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
    pause,
  });
  const list = lines?.creditConnection;
  return (
    <WalletPage
      title={t("membership.credit.title")}
      wallet={wallet}
      error={balanceError ?? linesError}
      isLoading={!balances}
      onRetry={() => {
        reloadBalance({ requestPolicy: "network-only" });
        reloadLines({ requestPolicy: "network-only" });
      }}
    >
      {balances && (
        <>
          <Text c="dimmed" maw={640}>
            {t("membership.credit.rule")} {site.credits === "record" && t("membership.credit.record")}
          </Text>
          {balances.creditBalance.isStopped && <StoppedNote />}
          <Balance
            balance={balances.creditBalance}
            reserved={reserved?.creditConnection.nodes ?? []}
            planLink={planPath(wallet.teamId)}
          />
        </>
      )}
      {balances && <BuyCredits wallet={wallet} />}
      {list && (
        <section className={classes.section} aria-labelledby="credit-history">
          <Title order={2} fz={16} id="credit-history">
            {t("membership.credit.history")}
          </Title>
          {list.totalCount === 0 ? (
            <p className={classes.empty}>{t("membership.credit.empty")}</p>
          ) : (
            <CreditTable label={t("membership.credit.history")} lines={list.nodes} isBusy={stale} />
          )}
          <ListPages mt={0} total={list.pagination.totalPage} page={page} onPage={turnTo} />
        </section>
      )}
    </WalletPage>
  );
}

/** The records of the wallet differ: a person is asked to look at it. */
function StoppedNote() {
  const { t } = useTranslation();
  return (
    <Alert
      variant="light"
      color="danger"
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t("membership.credit.stopped")}
    >
      <Text c="var(--tw-text)">
        {t("membership.credit.stoppedBody")} <Link to="/support/contact/edit/">{t("membership.plan.ask")}</Link>
      </Text>
    </Alert>
  );
}

interface ReservedRun {
  readonly at: string;
  readonly projectId?: string | null;
  readonly projectName?: string | null;
}

function Balance({
  balance,
  reserved,
  planLink,
}: {
  balance: CreditBalanceQuery["creditBalance"];
  reserved: readonly ReservedRun[];
  planLink: string;
}) {
  const { t, i18n } = useTranslation();
  const { available, held, expiresNext, isLow } = balance;
  const named = reserved.filter(({ projectId, projectName }) => projectId && projectName);
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <p className={classes.label}>{t("membership.credit.available")}</p>
        <p className={classes.figure}>{available.toLocaleString(i18n.language)}</p>
        {isLow && (
          <>
            <Badge color="warn" variant="light">
              {t(available === 0 ? "membership.credit.none" : "membership.credit.low")}
            </Badge>
            <div className={classes.foot}>
              <Button component={Link} to={planLink} variant="default" size="compact-sm">
                {t("membership.credit.toPlans")}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className={classes.card}>
        <p className={classes.label}>{t("membership.credit.reserved")}</p>
        <p className={classes.figure}>{held.toLocaleString(i18n.language)}</p>
        {held === 0 && <p className={classes.label}>{t("membership.credit.nothingReserved")}</p>}
        {named.length > 0 && (
          <ul className={classes.runs} aria-label={t("membership.credit.reservedFor")}>
            {named.map(({ at, projectId, projectName }) => (
              <li key={`${projectId} ${at}`}>
                <Link to={`/layout/${projectId}`}>{projectName}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.card}>
        <p className={classes.label}>{t("membership.credit.expires")}</p>
        <p className={classes.figure}>{expiresNext ? expiresNext.amount.toLocaleString(i18n.language) : "–"}</p>
        <p className={classes.label}>
          {expiresNext
            ? t("membership.credit.expiresOn", { date: formatDate(expiresNext.at, i18n.language) })
            : t("membership.credit.noExpiry")}
        </p>
      </div>
    </div>
  );
}
