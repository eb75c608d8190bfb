import { NativeSelect } from "@mantine/core";
import { type Board, toMm } from "@tracewright/board";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { findMovedParts, meanWay } from "../canvas/moved-parts.ts";
import classes from "./candidates-panel.module.css";

/** Another candidate over the one on the canvas, as strong as the slider says. */
export interface Comparison {
  readonly candidate: number;
  /** 0: only what is shown; 1: mostly the other. */
  readonly share: number;
}

const FIRST_SHARE = 0.5;

/** Chooses what lies over the board on the canvas, and says how far the two are apart. */
export function CompareBar({
  names,
  shown,
  comparison,
  onComparison,
  board,
  other,
}: {
  names: readonly string[];
  shown: number;
  comparison: Comparison | undefined;
  onComparison: (comparison: Comparison | undefined) => void;
  /** The board on the canvas and the one over it, once they are loaded. */
  board: Board | undefined;
  other: Board | undefined;
}) {
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
