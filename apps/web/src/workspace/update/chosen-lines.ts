import type { UpdateLine } from "./update-line.ts";

/** What is ticked when a list is first shown: all but what goes on request only. */
export function firstChosen(lines: readonly UpdateLine[]): ReadonlySet<string> {
  return new Set(lines.filter(({ isOnRequest }) => !isOnRequest).map(({ id }) => id));
}

/** With some lines ticked, and those that they need; or unticked, and those that need them. */
export function withChosen(
  lines: readonly UpdateLine[],
  chosen: ReadonlySet<string>,
  { ids, isChosen }: { readonly ids: readonly string[]; readonly isChosen: boolean },
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  // What is needed is ticked with what needs it; what needs what is gone goes with it.
  for (const { id, dependsOn } of lines) {
    if (!next.has(id)) continue;
    if (isChosen && ids.includes(id)) for (const other of dependsOn) next.add(other);
    else if (!isChosen && dependsOn.some((other) => !next.has(other))) next.delete(id);
  }
  return next;
}

export interface LineFilter {
  /** In title or detail, whatever the letters' case. */
  readonly words: string;
  readonly which: "all" | "chosen" | "left";
}

export function isShown(
  { id }: UpdateLine,
  text: string,
  { words, which }: LineFilter,
  chosen: ReadonlySet<string>,
): boolean {
  if (which !== "all" && chosen.has(id) !== (which === "chosen")) return false;
  return words.trim() === "" || text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
}
