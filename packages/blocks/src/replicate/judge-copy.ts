import { type Board, type BoardEdit, canonicalJson, editBetween, type Finding, type ItemId } from "@tracewright/board";
import type { LiveChecker } from "@tracewright/checks";
import { without } from "./boards.ts";
import type { LayoutCopy } from "./copy-layout.ts";

/** Open connections are counted, not judged: a copy joins what the model joins. */
const OPEN = "unconnected_items";

/** What is wrong with a board, by rule and items. */
export type Known = ReadonlySet<string>;

export function knownFindings(checker: LiveChecker): Known {
  return new Set(checker.result.findings.map((finding) => nameOf(finding, (id) => id)));
}

/**
 * Applies the edit that makes a copy. What is `removable` is removed where it is in the way.
 * Errors that are left refuse the copy: the checker is back on the board of before.
 */
export function judgeCopy(
  checker: LiveChecker,
  { edit, copy, removable, known }: { edit: BoardEdit; copy: LayoutCopy; removable: ReadonlySet<ItemId>; known: Known },
): Finding[] {
  const start = checker.board;
  let errors = newErrors(checker, edit, { twins: copy.twins, known });
  while (errors.length > 0) {
    const inTheWay = new Set(errors.flatMap(({ items }) => items.filter((id) => removable.has(id))));
    if (inTheWay.size === 0) break;
    const { board } = checker;
    checker.apply(editBetween(board, without(board, inTheWay)));
    errors = stillThere(checker, errors);
  }
  if (errors.length > 0) checker.apply(editBetween(checker.board, start));
  return errors;
}

function stillThere(checker: LiveChecker, errors: readonly Finding[]): Finding[] {
  const now = new Set(checker.result.findings.map((finding) => canonicalJson(finding)));
  return errors.filter((finding) => now.has(canonicalJson(finding)));
}

/**
 * The errors that an edit brings, apart from those that the board had before, and those within the copy that the model has
 * within itself: a layout that is at fault is copied with its faults. Pours make way when they are filled again.
 */
function newErrors(
  checker: LiveChecker,
  edit: BoardEdit,
  { twins, known }: { twins: ReadonlyMap<ItemId, ItemId>; known: Known },
): Finding[] {
  const { come } = checker.apply(edit);
  const pours = new Set<ItemId>(checker.board.zones.filter(({ keepout }) => !keepout).map(({ id }) => id));
  return come
    .map(({ finding }) => finding)
    .filter(({ severity, rule }) => severity === "error" && rule !== OPEN)
    .filter(({ items }) => !items.some((id) => pours.has(id)))
    .filter((finding) => !known.has(nameOf(finding, (id) => id)))
    .filter(
      (finding) =>
        !finding.items.every((id) => twins.has(id)) || !known.has(nameOf(finding, (id) => twins.get(id) ?? id)),
    );
}

export function nameOf({ rule, items }: Finding, of: (id: ItemId) => ItemId): string {
  return [rule, ...items.map(of).sort()].join(" ");
}

/** Parts by reference and nets by name that a finding is about, of `own` items only where there are no others. */
export function subjectsOf(board: Board, { items, nets }: Finding, own: ReadonlyMap<ItemId, ItemId>): string[] {
  const others = items.filter((id) => !own.has(id));
  const ids = new Set<string>(others.length > 0 ? others : items);
  const parts = board.footprints.filter(({ id, pads }) => ids.has(id) || pads.some((pad) => ids.has(pad.id)));
  if (parts.length > 0) return parts.map(({ reference }) => reference);
  const wired = [...board.tracks, ...board.vias, ...board.zones].filter(({ id }) => ids.has(id));
  const named = new Set([...wired.flatMap(({ net }) => net ?? []), ...(wired.length > 0 ? [] : nets)]);
  return board.nets.filter(({ id }) => named.has(id)).map(({ name }) => name);
}
