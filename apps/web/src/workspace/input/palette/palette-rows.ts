import type { Findable } from "../actions/action-registry.ts";
import { type ActionGroup, type ActionId, isRepeated } from "../actions/action-table.ts";
import { matchText } from "./match-text.ts";

/** What the palette may list. */
export type PaletteEntry =
  | {
      readonly kind: "action";
      readonly id: ActionId;
      readonly name: string;
      readonly otherName: string;
      readonly group: ActionGroup;
    }
  | Findable;

export interface PaletteRow {
  readonly entry: PaletteEntry;
  /** The letters of its name that were asked for. */
  readonly places: readonly number[];
}

/** No more are shown: typing narrows the list. */
export const ROWS_SHOWN = 50;
/** What a name in the language of the page is ahead of one in the other, and of what stands beside a name. */
const SECOND = 4;
const RECENT = 3;

/**
 * What answers to what is typed, best first. Nothing typed: what was done last, then everything that can be done. Names count in
 * both languages, of parts also their value.
 */
export function rankRows(
  query: string,
  entries: readonly PaletteEntry[],
  recent: readonly ActionId[],
): { readonly rows: readonly PaletteRow[]; readonly count: number } {
  const isAsked = query.trim() !== "";
  const ranked = entries.flatMap((entry) => {
    // Parts and nets by the hundred are no answer to nothing.
    if (!isAsked && entry.kind !== "action") return [];
    const recency = entry.kind === "action" ? recent.indexOf(entry.id) : -1;
    const best = bestMatch(query, entry);
    if (!best) return [];
    const score = isAsked
      ? best.score + (recency < 0 ? 0 : RECENT)
      : recency >= 0
        ? recent.length - recency
        : isMotion(entry)
          ? -1
          : 0;
    return [{ entry, places: best.places, score }];
  });
  // What is equally good stays in order.
  ranked.sort((a, b) => b.score - a.score);
  return { rows: ranked.slice(0, ROWS_SHOWN), count: ranked.length };
}

/** What one does by keys again and again; nobody looks for it in a list. */
function isMotion(entry: PaletteEntry): boolean {
  return entry.kind === "action" && isRepeated(entry.id);
}

function bestMatch(query: string, entry: PaletteEntry) {
  const own = matchText(query, entry.name);
  const aside = matchText(query, entry.kind === "action" ? entry.otherName : `${entry.name} ${entry.detail}`);
  if (own && (!aside || own.score >= aside.score - SECOND)) return own;
  return aside && { score: aside.score - SECOND, places: [] };
}
