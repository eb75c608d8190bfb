import type { KeyboardEvent, RefObject } from "react";
import type { IntentEntry } from "./arrange-intents.ts";
import { isCorrectable, type RowCommands } from "./intent-row.tsx";

type List = RefObject<HTMLElement | null>;

/** The rows of a list of intents, from the first down. */
export function intentRows(list: List): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>("[data-intent]") ?? [])];
}

/** Keys on the rows: arrows, Home and End go between them, Delete removes, E corrects (by its place, also in Hangul). */
export function pressedOnRows(list: List, entries: readonly IntentEntry[], commands: RowCommands) {
  return (event: KeyboardEvent): void => {
    const rows = intentRows(list);
    const at = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const entry = entries.find(({ intent }) => intent.id === rows[at]?.dataset.intent);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
    else if (entry && (event.key === "Delete" || event.key === "Backspace") && !entry.isRemoved) {
      (rows[at + 1] ?? rows[at - 1])?.focus();
      commands.onRemove(entry);
    } else if (entry && event.code === "KeyE" && isCorrectable(entry) && !entry.isRemoved) commands.onCorrect(entry);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
