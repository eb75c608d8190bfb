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

/**
 * The distance of most surface-mounted pins to the nearest other one. The pieces of a thermal pad are no pins: several
 * pads of one
 * number count once.
 */
function pitchOf({ pads }: Footprint): Nm {
  const numbered = Map.groupBy(
    pads.filter(({ kind, number }) => kind === "smd" && number !== ""),
    ({ number }) => number,
  );
  const places = [...numbered.values()].flatMap(([first, ...more]) =>
    first && more.length === 0 ? [first.position] : [],
  );
  if (places.length < MIN_PADS) return Number.POSITIVE_INFINITY;
  const nearest = places.map((a) =>
    places.reduce(
      (least, b) => (a === b ? least : Math.min(least, Math.hypot(a.x - b.x, a.y - b.y))),
      Number.POSITIVE_INFINITY,
    ),
  );
  return Math.round(nearest.toSorted((a, b) => a - b)[nearest.length >> 1]!);
}
