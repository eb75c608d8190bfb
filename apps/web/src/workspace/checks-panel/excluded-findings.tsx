import type { Finding } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import classes from "./checks-panel.module.css";

/** Drawn at once; a project with more has them counted. */
const SHOWN = 200;

/** What the project accepts, with its notes: apart from what counts. */
export function ExcludedFindings({
  findings,
  wordsOf,
  onShow,
}: {
  findings: readonly KeyedFinding[];
  wordsOf: (finding: Finding) => string;
  onShow: (finding: KeyedFinding) => void;
}) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <details className={classes.notChecked}>
      <summary>{t("checks.excluded", { count: findings.length })}</summary>
      <p>{t("checks.excludedHint")}</p>
      <ul>
        {findings.slice(0, SHOWN).map((keyed) => (
          <li key={keyed.key}>
            <button type="button" className={classes.row} title={t("routing.jump")} onClick={() => onShow(keyed)}>
              {wordsOf(keyed.finding)}
              {keyed.finding.excluded?.comment && <q> {keyed.finding.excluded.comment}</q>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
