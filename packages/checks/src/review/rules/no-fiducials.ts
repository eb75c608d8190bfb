import { type Footprint, isFiducial } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { ReviewRule } from "../review-rule.ts";
import { inMm } from "../words.ts";

/** Parts of this pitch or less are placed by marks of the board. */
const FINE_PITCH: Nm = 500_000;
/** So many pads make a part of a pitch. */
const MIN_PADS = 8;

export const noFiducials: ReviewRule = {
  id: "no-fiducials",
  severity: "note",
  source: "IPC-7351B, fiducials for fine-pitch parts",
  find: ({ board }) =>
    (["front", "back"] as const).flatMap((side) => {
      const there = board.footprints.filter((footprint) => footprint.side === side);
      if (there.some(isFiducial)) return [];
      const fine = there
        .map((footprint) => ({ footprint, pitch: pitchOf(footprint) }))
        .filter(({ pitch }) => pitch <= FINE_PITCH);
      const [first] = fine.toSorted((a, b) => a.pitch - b.pitch);
      if (!first) return [];
      return [
        {
          about: side,
          message: {
            kind: side === "front" ? ("no-fiducials-front" as const) : ("no-fiducials-back" as const),
            facts: { part: first.footprint.reference, pitch: inMm(first.pitch), count: fine.length },
          },
          position: first.footprint.position,
          items: fine.map(({ footprint }) => footprint.id),
          nets: [],
        },
      ];
    }),
};

/** The least distance between the middles of two surface-mounted pads. */
function pitchOf({ pads }: Footprint): Nm {
  const places = pads.filter(({ kind, number }) => kind === "smd" && number !== "").map(({ position }) => position);
  if (places.length < MIN_PADS) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, a] of places.entries())
    for (const b of places.slice(index + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance > 0) least = Math.min(least, distance);
    }
  return Math.round(least);
}
