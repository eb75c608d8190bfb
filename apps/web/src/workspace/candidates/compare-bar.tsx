import { NativeSelect } from "@mantine/core";
import { toMm } from "@tracewright/geometry";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { findMovedParts, meanWay } from "../canvas/moved-parts.ts";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceResults } from "../controller/results.ts";
import classes from "./candidates-panel.module.css";

const FIRST_SHARE = 0.5;

/** Chooses what lies over the board on the canvas, and says how far the two are apart. */
export function CompareBar({ names }: { names: readonly string[] }) {
  const { board } = useWorkspaceBoard();
  const { shown, comparison, compare: onComparison, other } = useWorkspaceResults().candidates;
  const { t, i18n } = useTranslation();
  const moved = useMemo(() => (board && other ? findMovedParts(board, other) : undefined), [board, other]);
  const way = moved && toMm(meanWay(moved)).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <div className={classes.compare}>
      <NativeSelect
        size="xs"
        aria-label={t("candidates.compareWith")}
        value={comparison?.candidate ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onComparison(value === "" ? undefined : { share: FIRST_SHARE, ...comparison, candidate: Number(value) })
        }
        data={[
          { value: "", label: t("candidates.compareNone") },
          ...names.flatMap((name, index) =>
            index === shown ? [] : [{ value: String(index), label: t("candidates.compareOne", { name }) }],
          ),
        ]}
      />
      {comparison && (
        <>
          <label className={classes.share}>
            <span className="tw-visually-hidden">
              {t("candidates.share", { name: names[comparison.candidate] ?? "" })}
            </span>
            <span aria-hidden>{names[shown]}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={10}
              value={Math.round(comparison.share * 100)}
              onChange={({ currentTarget: { value } }) => onComparison({ ...comparison, share: Number(value) / 100 })}
            />
            <span aria-hidden>{names[comparison.candidate]}</span>
          </label>
          {moved && (
            <span className={classes.apart} role="status">
              {moved.length === 0
                ? t("candidates.same")
                : t("candidates.moved", { count: moved.length, way: way ?? "" })}
            </span>
          )}
        </>
      )}
    </div>
  );
}
