import type { ElectricalFinding } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import { Acceptance } from "../review/acceptance.tsx";
import classes from "../review/review.module.css";
import type { ElectricalCommands } from "./electrical-commands.ts";

/** A finding; the one that is looked at says on which sheet it is, what corrects it and where the rule comes from. */
export function ElectricalRow({
  finding,
  words,
  sheet,
  isChosen,
  isOnBoard,
  commands,
  onShow,
}: {
  finding: ElectricalFinding;
  words: string;
  /** Its path. */
  sheet: string;
  isChosen: boolean;
  /** There is a board that shows its pads. */
  isOnBoard: boolean;
  commands: ElectricalCommands | undefined;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const { accepted, excluded } = finding;
  return (
    <li data-chosen={isChosen}>
      <button
        type="button"
        className={classes.row}
        aria-current={isChosen}
        title={t(isOnBoard ? "electrical.jump" : "electrical.jumpSheet")}
        onClick={onShow}
      >
        {words}
        {accepted !== undefined && <span className={classes.note}>{accepted}</span>}
        {excluded?.comment && <span className={classes.note}>{excluded.comment}</span>}
      </button>
      {isChosen && (
        <div className={classes.details}>
          <dl>
            <dt>{t("electrical.sheet")}</dt>
            <dd>{sheet}</dd>
            <dt>{t("review.mend")}</dt>
            <dd>{t(`electrical.rules.${finding.rule}.mend`)}</dd>
            <dt>{t("review.source")}</dt>
            <dd>{t(`electrical.rules.${finding.rule}.source`)}</dd>
          </dl>
          {commands && !excluded && <Acceptance finding={finding} commands={commands} />}
        </div>
      )}
    </li>
  );
}
