import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDateTime } from "../../format/format-date.ts";
import type { CreditLineFactsFragment, CreditLineState } from "../../graphql/generated/documents.ts";
import classes from "../../membership/membership.module.css";
import { DataTable } from "../../shell/data-table.tsx";

const COLOURS: Partial<Record<CreditLineState, string>> = { HELD: "info", GRANTED: "ok", EXPIRED: "warn" };

/** What changed a wallet, the newest first. A run has one line, whose state shows what became of its credits. */
export function CreditTable({
  label,
  lines,
  isBusy,
}: {
  label: string;
  lines: readonly CreditLineFactsFragment[];
  isBusy: boolean;
}) {
  const { t, i18n } = useTranslation();
  return (
    <DataTable
      label={label}
      isBusy={isBusy}
      rows={lines}
      // Lines have no id; the position on the page is theirs.
      keyOf={(_line, index) => index}
      columns={[
        {
          head: t("membership.credit.column.reason"),
          cell: ({ reason, projectId, projectName }) => (
            <span className={classes.reason}>
              {t(`membership.credit.reasons.${reason}`)}
              {projectId && projectName && <Link to={`/layout/${projectId}`}>{projectName}</Link>}
            </span>
          ),
        },
        {
          head: t("membership.credit.column.amount"),
          cell: ({ amount }) => (
            <span className={classes.amount} data-adds={amount > 0 || undefined}>
              {signed(amount, i18n.language)}
            </span>
          ),
        },
        {
          head: t("membership.credit.column.balance"),
          isQuiet: true,
          cell: ({ balance }) => balance.toLocaleString(i18n.language),
        },
        {
          head: t("membership.credit.column.state"),
          cell: ({ state }) => (
            <Badge variant="light" color={COLOURS[state] ?? "gray"} title={t(`membership.credit.stateHints.${state}`)}>
              {t(`membership.credit.states.${state}`)}
            </Badge>
          ),
        },
        {
          head: t("membership.credit.column.date"),
          isQuiet: true,
          cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, i18n.language)}</time>,
        },
      ]}
    />
  );
}

/** "+30", "−1"; a released run changes nothing: "0". */
function signed(amount: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(amount).replace("-", "−");
}
