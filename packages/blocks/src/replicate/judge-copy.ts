import type { Board, BoardEdit, Finding, ItemId } from "@tracewright/board";
import type { LiveChecker } from "@tracewright/checks";

/** Open connections are counted, not judged: a copy joins what the model joins. */
const OPEN = "unconnected_items";

/**
 * The errors that an edit brings, apart from those within the copy that the model has within itself: a layout that is
 * at fault is copied with its faults. Pours make way when they are filled again. The checker is on the board after the
 * edit when this returns.
 */
export function newErrors(checker: LiveChecker, edit: BoardEdit, twins: ReadonlyMap<ItemId, ItemId>): Finding[] {
  const before = new Set(checker.result.findings.map((finding) => nameOf(finding, (id) => id)));
  const { come } = checker.apply(edit);
  const pours = new Set<ItemId>(checker.board.zones.filter(({ keepout }) => !keepout).map(({ id }) => id));
  return come
    .map(({ finding }) => finding)
    .filter(({ severity, rule }) => severity === "error" && rule !== OPEN)
    .filter(({ items }) => !items.some((id) => pours.has(id)))
    .filter((finding) => !before.has(nameOf(finding, (id) => id)))
    .filter(
      (finding) =>
        !finding.items.every((id) => twins.has(id)) || !before.has(nameOf(finding, (id) => twins.get(id) ?? id)),
    );
}

function nameOf({ rule, items }: Finding, of: (id: ItemId) => ItemId): string {
  return [rule, ...items.map(of).sort()].join(" ");
}

/** References of the parts and names of the nets that a finding is about. */
export function subjectsOf(board: Board, { items, nets }: Finding): string[] {
  const ids = new Set<string>(items);
  const parts = board.footprints.filter(({ id, pads }) => ids.has(id) || pads.some((pad) => ids.has(pad.id)));
  const names = board.nets.filter(({ id }) => nets.includes(id)).map(({ name }) => name);
  return [...parts.map(({ reference }) => reference), ...names];
}
