import { type Board, type Footprint, footprintCourtyard, type Pad, padHole, padPosition } from "@tracewright/board";
import { areNearer, BoxIndex, boxOfPoints, type Polygon, type Solid, solidBox } from "@tracewright/geometry";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";

interface PlacedHole {
  readonly footprint: Footprint;
  readonly pad: Pad;
  readonly hole: Solid;
}

/**
 * Holes stay out of the courtyards of other parts on both sides, for what goes through them comes out on the other:
 * pth_inside_courtyard and npth_inside_courtyard. KiCad ignores both unless a project asks for them.
 */
export function judgeHolesInCourtyards(board: Board, sink: FindingSink, only?: ReadonlySet<string>): void {
  if (!isAsked(sink)) return;
  const holes = board.footprints.flatMap(placedHoles);
  const index = new BoxIndex(2_000_000);
  for (const [entry, { hole }] of holes.entries()) index.add(entry, solidBox(hole));
  for (const footprint of board.footprints) {
    const { front, back, derived } = footprintCourtyard(footprint);
    if (derived) continue;
    const met = new Set<number>();
    for (const polygon of [...front, ...back]) {
      const box = boxOfPoints(polygon.outer);
      if (box) for (const entry of index.search(box)) if (isInside(holes[entry]!, polygon)) met.add(entry);
    }
    for (const entry of [...met].sort((a, b) => a - b)) {
      const { footprint: owner, pad } = holes[entry]!;
      if (owner === footprint || (only && !only.has(pad.id) && !only.has(footprint.id))) continue;
      report(holes[entry]!, footprint, sink);
    }
  }
}

/** The holes of each of two parts against the courtyard of the other. */
export function judgeHolesOfTwo(_: unknown, first: Footprint, second: Footprint, sink: FindingSink): void {
  if (!isAsked(sink)) return;
  judgeHolesInCourtyard(first, second, sink);
  judgeHolesInCourtyard(second, first, sink);
}

function isAsked(sink: FindingSink): boolean {
  return sink.wants("pth_inside_courtyard") || sink.wants("npth_inside_courtyard");
}

function judgeHolesInCourtyard(owner: Footprint, footprint: Footprint, sink: FindingSink): void {
  const { front, back, derived } = footprintCourtyard(footprint);
  if (derived) return;
  for (const placed of placedHoles(owner))
    if ([...front, ...back].some((polygon) => isInside(placed, polygon))) report(placed, footprint, sink);
}

/** Plated and unplated holes of a part's pads, in board coordinates. */
export function placedHoles(footprint: Footprint): PlacedHole[] {
  return footprint.pads.flatMap((pad): PlacedHole[] => {
    const hole = pad.kind === "through-hole" || pad.kind === "npth" ? padHole(footprint, pad) : undefined;
    return hole ? [{ footprint, pad, hole }] : [];
  });
}

function report({ footprint: owner, pad }: PlacedHole, footprint: Footprint, sink: FindingSink): void {
  const plated = pad.kind === "through-hole";
  sink.add({
    rule: plated ? "pth_inside_courtyard" : "npth_inside_courtyard",
    message: `the hole of ${nameFootprint(owner)} pad ${pad.number || "(no number)"} is inside the courtyard of ${nameFootprint(footprint)}`,
    items: [pad.id, footprint.id],
    nets: pad.net === undefined ? [] : [pad.net],
    position: padPosition(owner, pad),
  });
}

function isInside({ hole }: PlacedHole, polygon: Polygon): boolean {
  return areNearer(hole, { kind: "polygon", polygon, radius: 0 }, 0);
}
