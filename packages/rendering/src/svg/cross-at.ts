import type { Point } from "@tracewright/geometry";

/** The two lines of a lying cross: what stays open, or is not there. */
export function crossAt({ x, y }: Point, across: number, down = across): readonly (readonly [Point, Point])[] {
  return [
    [
      { x: x - across, y: y - down },
      { x: x + across, y: y + down },
    ],
    [
      { x: x - across, y: y + down },
      { x: x + across, y: y - down },
    ],
  ];
}
