import type { KeyboardEvent } from "react";

/** Arrows, Home and End go from row to row of a list whose rows are buttons with `data-row`. */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
    const at = rows.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const next = to === undefined ? undefined : rows[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
