import { Button } from "@mantine/core";
import type { DesignRules, FabRules } from "@tracewright/board";
import { fabLimitChanges, setFabLimits } from "@tracewright/editor";
import { toMm } from "@tracewright/geometry";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./design-rules.module.css";
import type { ChangeRules } from "./use-change-rules.ts";

/** A fab's limits as the board's own: first what would change, then one step. */
export function FabPreset({
  rules,
  fab,
  fabName,
  change,
}: {
  rules: DesignRules;
  fab: FabRules;
  fabName: string;
  change: ChangeRules;
}) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const changes = fabLimitChanges(rules, fab);
  if (changes.length === 0) return <p className={classes.hint}>{t("designRules.preset.same", { fab: fabName })}</p>;
  const mm = (value: number | undefined) => (value === undefined ? "–" : `${toMm(value)} mm`);
  return (
    <div className={classes.preset}>
      <Button
        variant="default"
        size="compact-sm"
        h={30}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t("designRules.preset.open", { fab: fabName })}
      </Button>
      {isOpen && (
        <div id={listId}>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t("designRules.preset.rule")}</th>
                  <th scope="col">{t("designRules.preset.now")}</th>
                  <th scope="col">{fabName}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ rule, before, after }) => (
                  <tr key={rule}>
                    <th scope="row">{t(`designRules.board.${rule}`)}</th>
                    <td className="tw-number">{mm(before)}</td>
                    <td className="tw-number">{mm(after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={classes.add}>
            <Button
              size="compact-sm"
              h={30}
              onClick={() => {
                change((board) => setFabLimits(board, fab));
                setOpen(false);
              }}
            >
              {t("designRules.preset.apply", { count: changes.length })}
            </Button>
            <p className={classes.hint}>{t("designRules.preset.classes")}</p>
          </div>
        </div>
      )}
    </div>
  );
}
