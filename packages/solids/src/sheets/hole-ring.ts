import type { BoardHole } from "@tracewright/fabrication";
import { type Ring, solidPolygons } from "@tracewright/geometry";

/** Chords of holes, nanometres: a board has thousands of them, each in four sheets. */
export const HOLE_ERROR = 25_000;

/** The edge of a hole as corners. */
export function holeRing({ position, end, diameter }: BoardHole): Ring {
  const radius = diameter / 2;
  const [polygon] = solidPolygons(
    end ? { kind: "capsule", start: position, end, radius } : { kind: "circle", center: position, radius },
    { maxError: HOLE_ERROR, bias: "centred" },
  );
  return polygon?.outer ?? [];
}

/** Boolean operations keep a ring that meets no other: its box tells which one it was. */
export function boxKey(ring: Ring): string {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].join();
}
