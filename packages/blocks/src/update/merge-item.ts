import type { Item, NetId } from "@tracewright/board";
import { isNearlyAlike } from "./is-nearly-alike.ts";
import { merge, type Versions } from "./merge.ts";

export type Drawn = Exclude<Item, { list: "footprints" }>;

/** Members that do not say what is drawn. */
const APART: ReadonlySet<string> = new Set(["id", "locked", "net", "fills", "filled"]);

interface Unplaced {
  readonly net?: NetId;
  readonly locked?: boolean;
}

/**
 * Copper, a drawing or a text: as the board has it where the project changed it, else as the new version has it. Its net, its
 * lock and the fill of a zone are not part of that.
 */
export function mergeItem({ base, ours, theirs }: Versions<Drawn>): {
  readonly item: Drawn;
  readonly isConflict: boolean;
} {
  const shape = merge({ base: shapeOf(base), ours: shapeOf(ours), theirs: shapeOf(theirs) });
  const net = merge({ base: netOf(base), ours: netOf(ours), theirs: netOf(theirs) });
  const { net: _net, locked: _locked, ...record } = (shape.isOurs ? ours : theirs).record as Unplaced;
  const isUnchanged = isNearlyAlike(shapeOf(base), shapeOf(theirs));
  return {
    item: {
      list: theirs.list,
      record: {
        ...record,
        ...(isUnchanged && fillOf(ours)),
        id: theirs.record.id,
        ...(ours.record.locked !== undefined && { locked: ours.record.locked }),
        ...(net.value !== undefined && { net: net.value }),
      },
    } as Drawn,
    isConflict: shape.isConflict || net.isConflict,
  };
}

/** Whether the project changed more of it than its lock. */
export function isEdited(base: Drawn, ours: Drawn): boolean {
  return !isNearlyAlike({ ...shapeOf(base), net: netOf(base) }, { ...shapeOf(ours), net: netOf(ours) });
}

function shapeOf({ record }: Drawn): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !APART.has(key)));
}

function netOf({ record }: Drawn): NetId | undefined {
  return "net" in record ? record.net : undefined;
}

function fillOf({ list, record }: Drawn) {
  return list === "zones" ? { fills: record.fills, filled: record.filled } : {};
}
