import { Button, Loader } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../format/format-money.ts";
import type { LogicFindingFactsFragment } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useLogicFindingText } from "../../logics/use-logic-finding-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./feature.module.css";
import type { BlockValidation } from "./use-block-validation.ts";

const SHOWN = 4;
const ORDER = ["error", "warning", "note"] as const;
const ICONS = { error: IconCircleX, warning: IconAlertTriangle, note: IconInfoCircle } as const;

/** What the list costs, what is added to it, and what the electrical rules say. */
export function ValidationSummary({ validation, error, isBehind, retry }: BlockValidation) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  if (error) return <ErrorNote error={errorText(error)} action={<RetryButton onClick={retry} />} />;
  if (!validation)
    return (
      <p className={classes.checking} role="status">
        <Loader size={14} aria-hidden /> {t("feature.checking")}
      </p>
    );
  const { totalPrice, currency, unknownPrices, subBlocks, findings } = validation;
  return (
    <section className={classes.summary} aria-label={t("feature.check")} aria-busy={isBehind}>
      <div className={classes.total}>
        <span>{t("feature.total")}</span>
        <strong>
          {currency === null ? t("feature.totalUnknown") : formatMoney(String(totalPrice), currency, i18n.language)}
        </strong>
      </div>
      {currency !== null && unknownPrices > 0 && (
        <span className={classes.quiet}>{t("feature.totalWithout", { count: unknownPrices })}</span>
      )}
      {subBlocks.map(({ block, count }) => (
        <p key={block.id} className={classes.plain}>
          {t("feature.added", { name: block.name, count })}
        </p>
      ))}
      <FindingList findings={findings} />
    </section>
  );
}

function FindingList({ findings }: { findings: readonly LogicFindingFactsFragment[] }) {
  const { t } = useTranslation();
  const text = useLogicFindingText();
  const [isWhole, setIsWhole] = useState(false);
  if (findings.length === 0)
    return (
      <p className={classes.finding} data-severity="fine">
        <IconCircleCheck size={16} aria-hidden /> {t("feature.fine")}
      </p>
    );
  const sorted = findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  return (
    <>
      <h3 className={classes.subtitle}>{t("feature.findings")}</h3>
      <p className={classes.quiet}>{t("feature.findingsHint")}</p>
      <ul className={classes.findings} aria-label={t("feature.findings")}>
        {shown.map((finding) => {
          const Icon = ICONS[finding.severity];
          return (
            <li key={JSON.stringify(finding.words)} className={classes.finding} data-severity={finding.severity}>
              <Icon size={16} aria-label={t(`feature.severity.${finding.severity}`)} role="img" />
              <span>{text(finding)}</span>
            </li>
          );
        })}
      </ul>
      {sorted.length > shown.length && (
        <div>
          <Button size="compact-xs" variant="subtle" onClick={() => setIsWhole(true)}>
            {t("feature.more", { count: sorted.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}
