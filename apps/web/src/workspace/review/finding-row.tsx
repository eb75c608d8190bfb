import type { Circuit } from "@tracewright/board";
import type { ReviewFinding } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import { DropButton } from "../supply-drop/drop-button.tsx";
import { Acceptance } from "./acceptance.tsx";
import classes from "./review.module.css";
import type { ReviewCommands } from "./review-commands.ts";
import type { ReviewedRule } from "./review-question.ts";

/** A finding; the one that is looked at says why it matters, what corrects it and where the rule comes from. */
export function FindingRow({
  finding,
  words,
  rule,
  circuit,
  isChosen,
  commands,
  onShow,
}: {
  finding: ReviewFinding;
  words: string;
  rule: ReviewedRule | undefined;
  /** With which the board was reviewed. */
  circuit: Circuit | undefined;
  isChosen: boolean;
  commands: ReviewCommands | undefined;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const net = finding.rule === "supply-drop" ? finding.nets[0] : undefined;
  return (
    <li data-chosen={isChosen}>
      <button type="button" className={classes.row} aria-current={isChosen} title={t("routing.jump")} onClick={onShow}>
        {words}
        {finding.accepted !== undefined && <span className={classes.note}>{finding.accepted}</span>}
      </button>
      {isChosen && (
        <div className={classes.details}>
          <dl>
            <dt>{t("review.why")}</dt>
            <dd>{t(`review.rules.${finding.rule}.why`)}</dd>
            <dt>{t("review.mend")}</dt>
            <dd>{t(`review.rules.${finding.rule}.mend`)}</dd>
            {rule && (
              <>
                <dt>{t("review.source")}</dt>
                <dd>{rule.source}</dd>
              </>
            )}
          </dl>
          {net !== undefined && <DropButton net={net} circuit={circuit} />}
          {commands && <Acceptance finding={finding} commands={commands} />}
        </div>
      )}
    </li>
  );
}
