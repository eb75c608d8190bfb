import type { Board, Footprint } from "@tracewright/board";

/** The part, and the others of the board with the same footprint and the same pads. */
export function partsAlike({ footprints }: Pick<Board, "footprints">, part: Footprint): readonly Footprint[] {
  const key = keyOf(part);
  return [part, ...footprints.filter((other) => other.id !== part.id && keyOf(other) === key)];
}

/** Whether these have one footprint, so that another one fits all of them alike. */
export function areAlike([first, ...others]: readonly Footprint[]): boolean {
  return first !== undefined && others.every((other) => keyOf(other) === keyOf(first));
}

function keyOf({ library, pads }: Footprint): string {
  return JSON.stringify([library, ...new Set(pads.map(({ number }) => number))]);
}
