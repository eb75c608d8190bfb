import { corePoint, doOverlap, type Point } from "@tracewright/geometry";
import { type BoardCopper, type CopperContext, farthestHoles } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { type Required, TOLERANCE } from "../copper/required-clearance.ts";

import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";

interface RoundHole {
  readonly item: CopperItem;
  readonly center: Point;
  readonly radius: number;
}

/**
 * Slots are milled after holes are drilled, and need no material between: but those that run into another hole leave a shape
 * that nobody drew, and break the mill.
 */
function judgeSlots(copper: CopperContext, first: CopperItem, second: CopperItem, sink: FindingSink): void {
  const { hole: a } = first;
  const { hole: b } = second;
  if (!a || !b || (a.kind === "circle" && b.kind === "circle")) return;
  if (first.via?.kind === "micro" || second.via?.kind === "micro" || !doOverlap(a, b)) return;
  const required = copper.board.rules.minHoleToHole;
  sink.add({
    rule: "hole_near_hole",
    message: `holes of ${nameItem(copper.board, first)} and ${nameItem(copper.board, second)} run into each other`,
    items: [first.id, second.id],
    nets: [first.net, second.net].filter((net) => net !== undefined),
    position: corePoint(a),
    actual: 0,
    required,
  });
}

/** What has to be between two drilled holes, the earlier item of the board first. */
export function requiredHoleToHole(
  { board, book }: Pick<CopperContext, "board" | "book">,
  a: CopperItem,
  b: CopperItem,
): Required {
  const custom = book.limit("hole_to_hole", { a, b });
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  return { distance: board.rules.minHoleToHole };
}

/** Whether there is a drilled hole that others keep their distance from. */
export function isDrilled(item: CopperItem): boolean {
  return drilledHole(item) !== undefined;
}

/** The drilled hole of an item; slots are milled and lasered holes are burnt, so neither breaks a drill bit. */
function drilledHole(item: CopperItem): RoundHole | undefined {
  if (item.hole?.kind !== "circle" || item.via?.kind === "micro") return undefined;
  return { item, center: item.hole.center, radius: item.hole.radius };
}

/** Drilled holes keep enough material between them, whatever their nets; holes on one spot are a finding of their own. */
export function judgeHolesTogether(copper: BoardCopper, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { items, index } = copper;
  const reach = farthestHoles(copper);
  for (const [entry, item] of items.entries()) {
    if (!item.hole) continue;
    for (const other of index.search(item.box, reach)) {
      if (other >= entry) continue;
      const against = items[other]!;
      if (only && !only.has(item.id) && !only.has(against.id)) continue;
      judgeHolePairs(copper, against, item, sink);
    }
  }
}

/** Judges the holes of two items, where both have a drilled one. */
export function judgeHolePairs(copper: CopperContext, first: CopperItem, second: CopperItem, sink: FindingSink): void {
  const a = drilledHole(first);
  const b = drilledHole(second);
  if (!a || !b) {
    judgeSlots(copper, first, second, sink);
    return;
  }
  const { distance: required, by } = requiredHoleToHole(copper, a.item, b.item);
  const between = Math.hypot(a.center.x - b.center.x, a.center.y - b.center.y);
  const names = `${nameItem(copper.board, a.item)} and ${nameItem(copper.board, b.item)}`;
  const about = {
    items: [a.item.id, b.item.id],
    nets: [a.item.net, b.item.net].filter((net) => net !== undefined),
    position: a.center,
  };
  if (between < TOLERANCE) {
    sink.add({ rule: "holes_co_located", message: `holes of ${names} are drilled on one spot`, ...about });
    return;
  }
  const actual = Math.max(0, Math.round(between - a.radius - b.radius));
  if (actual >= required - TOLERANCE) return;
  sink.add({
    rule: "hole_near_hole",
    message: `holes of ${names}: ${mm(actual)} between them, ${sayRule(required, by)}`,
    ...about,
    actual,
    required,
    ...(by && { by }),
  });
}
