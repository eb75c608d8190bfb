import { type Board, canonicalJson, ITEM_LISTS, isAlike } from "@tracewright/board";
import { boxOfPoints, type Nm } from "@tracewright/geometry";
import type { BlockDocument, BlockLayout } from "../records/block-document.ts";
import type { BlockDifference, LayoutRule } from "./block-difference.ts";

const RULES = ["minTrack", "minClearance", "minDrill", "copperLayers"] as const;

/** What is otherwise in the layout: places of parts, copper and drawings by what they are, whatever their ids. */
export function diffLayouts(
  { board: from, layout: old }: BlockDocument,
  { board: to, layout: now }: BlockDocument,
): BlockDifference[] {
  if (!from || !to || !old || !now) {
    if (from && old) return [{ kind: "layout-removed" }];
    return to && now ? [{ kind: "layout-added" }] : [];
  }
  const [before, after] = [countItems(from), countItems(to)];
  const added = lacking(after, before);
  const removed = lacking(before, after);
  const moved = movedParts(from, to);
  const [size, newSize] = [sizeOf(old), sizeOf(now)];
  const rules = [
    ...RULES.map((rule): [LayoutRule, Nm, Nm] => [rule, old.rules[rule], now.rules[rule]]),
    ["margin", old.margin, now.margin] as [LayoutRule, Nm, Nm],
  ];
  return [
    ...(moved + added + removed > 0 ? [{ kind: "layout", moved, added, removed } as const] : []),
    ...(size === newSize ? [] : [{ kind: "layout-size", before: size, after: newSize } as const]),
    ...rules.flatMap(([rule, was, is]) =>
      was === is ? [] : [{ kind: "layout-rule", rule, before: String(was), after: String(is) } as const],
    ),
  ];
}

/** Parts of both versions that are elsewhere. */
function movedParts(from: Board, to: Board): number {
  const before = new Map(from.footprints.map((part) => [part.reference, placeOf(part)]));
  return to.footprints.filter((part) => {
    const place = before.get(part.reference);
    return place !== undefined && !isAlike(place, placeOf(part));
  }).length;
}

function placeOf({ position, rotation, side }: Board["footprints"][number]) {
  return { position, rotation, side };
}

/** Copper, drawings and texts by content: net names in place of ids. Fills follow from what is around them. */
function countItems(board: Board): Map<string, number> {
  const names = new Map<string, string>(board.nets.map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  for (const list of ITEM_LISTS) {
    if (list === "footprints") continue;
    for (const record of board[list]) {
      const { id: _id, ...content } = { ...record, fills: undefined, filled: undefined };
      const net = "net" in content && content.net !== undefined ? names.get(content.net) : undefined;
      const key = canonicalJson(JSON.parse(JSON.stringify({ ...content, list, net })));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many of `these` the others do not have. */
function lacking(these: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...these].reduce((sum, [key, count]) => sum + Math.max(0, count - (others.get(key) ?? 0)), 0);
}

/** "width height" of the hull in nanometres. */
function sizeOf({ hull: { front, back } }: BlockLayout): string {
  const box = boxOfPoints([...front, ...back].flat());
  return box ? `${box.maxX - box.minX} ${box.maxY - box.minY}` : "0 0";
}
