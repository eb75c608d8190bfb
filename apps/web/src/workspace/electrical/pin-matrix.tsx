import { PIN_KINDS, type PinMap, type PinVerdict } from "@tracewright/board";
import { withPinVerdict } from "@tracewright/checks";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pin-matrix.module.css";

const NEXT: Readonly<Record<PinVerdict, PinVerdict>> = { ok: "warning", warning: "error", error: "ok" };
const SIGNS: Readonly<Record<PinVerdict, string>> = { ok: "·", warning: "△", error: "✕" };
const LAST = PIN_KINDS.length - 1;

/** Two kinds of pins a cell, which a click or the space bar takes to the next verdict. Both cells of a pair change. */
export function PinMatrix({
  map,
  onChange,
}: {
  map: PinMap;
  /** Undefined where it may not be changed. */
  onChange: ((map: PinMap) => void) | undefined;
}) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  // One cell is in the order of the Tab key; the arrows lead to the others.
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const nameOf = (kind: (typeof PIN_KINDS)[number]) => t(`electrical.says.kind-${kind}`);
  const move = (event: KeyboardEvent) => {
    const { row, column } = current;
    const target = placeAfter(event.key, row, column);
    if (!target) return;
    event.preventDefault();
    setCurrent(target);
    table.current?.querySelector<HTMLElement>(`[data-cell="${target.row} ${target.column}"]`)?.focus();
  };
  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.matrix} aria-label={t("electrical.matrix.title")}>
        <thead>
          <tr>
            <td />
            {PIN_KINDS.map((kind) => (
              <th key={kind} scope="col">
                <span>{nameOf(kind)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {PIN_KINDS.map((first, row) => (
            <tr key={first}>
              <th scope="row">{nameOf(first)}</th>
              {PIN_KINDS.map((second, column) => {
                const verdict = map[row]?.[column] ?? "ok";
                const isCurrent = row === current.row && column === current.column;
                return (
                  <td key={second}>
                    <button
                      type="button"
                      data-cell={`${row} ${column}`}
                      data-verdict={verdict}
                      tabIndex={isCurrent ? 0 : -1}
                      aria-disabled={!onChange}
                      aria-label={t("electrical.matrix.cell", {
                        first: nameOf(first),
                        second: nameOf(second),
                        verdict: t(`electrical.matrix.verdict.${verdict}`),
                      })}
                      title={t("electrical.matrix.cell", {
                        first: nameOf(first),
                        second: nameOf(second),
                        verdict: t(`electrical.matrix.verdict.${verdict}`),
                      })}
                      onFocus={() => setCurrent({ row, column })}
                      onClick={() => onChange?.(withPinVerdict(map, [first, second], NEXT[verdict]))}
                    >
                      {SIGNS[verdict]}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeAfter(key: string, row: number, column: number): { row: number; column: number } | undefined {
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, LAST), column };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, LAST) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: LAST };
    default:
      return undefined;
  }
}

export function isSameMap(one: PinMap, other: PinMap): boolean {
  return one.every((row, at) => row.every((verdict, column) => verdict === other[at]?.[column]));
}
