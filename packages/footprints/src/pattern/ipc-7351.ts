import type { Range } from "./land-pattern.ts";

/**
 * Land sizes by IPC-7351B, section 3.1: from the limits of the part, the solder fillets wanted at toe, heel and side, and
 * the tolerances of making and placing, added as root of squares.
 */
export interface Fillets {
  readonly toe: number;
  readonly heel: number;
  readonly side: number;
}

/** Nominal density (level B), tables 3-2 to 3-20 of the standard. */
export const FILLETS = {
  /** Leads that bend outwards, pitch above 0.625 mm. */
  gullWing: { toe: 0.35, heel: 0.35, side: 0.03 },
  gullWingFine: { toe: 0.35, heel: 0.35, side: -0.02 },
  /** Terminals under the body's edge. */
  noLead: { toe: 0.3, heel: 0, side: -0.04 },
  /** End caps of chips from 1608 upwards, and of smaller ones. */
  chip: { toe: 0.35, heel: -0.05, side: 0 },
  smallChip: { toe: 0.2, heel: -0.05, side: 0 },
  /** Leads bent under the body: the outer fillet, which the standard calls the heel there, the inner one, the side. */
  inwardLead: { toe: 0.5, heel: 0.15, side: -0.05 },
  melf: { toe: 0.4, heel: 0.1, side: 0.05 },
} as const satisfies Record<string, Fillets>;

const FABRICATION = 0.1;
const PLACEMENT = 0.05;

/** The lands of two opposite terminals: from outer edge to outer edge, between the inner edges, and their breadth. */
export interface LandSpan {
  readonly outer: number;
  readonly inner: number;
  readonly breadth: number;
}

export function landSpan(
  part: { readonly overall: Range; readonly terminal: Range; readonly breadth: Range },
  { toe, heel, side }: Fillets,
): LandSpan {
  const [least, greatest] = part.overall;
  const [shortest, longest] = part.terminal;
  const between: Range = [least - 2 * longest, greatest - 2 * shortest];
  const betweenSpread = Math.hypot(greatest - least, Math.SQRT2 * (longest - shortest));
  // Both limits cannot occur at once: the spread by root of squares takes the place of the plain one.
  const widest = between[1] - (between[1] - between[0] - betweenSpread) / 2;
  return {
    outer: least + 2 * toe + withTolerances(greatest - least),
    inner: widest - 2 * heel - withTolerances(betweenSpread),
    breadth: part.breadth[0] + 2 * side + withTolerances(part.breadth[1] - part.breadth[0]),
  };
}

function withTolerances(spread: number): number {
  return Math.hypot(spread, FABRICATION, PLACEMENT);
}
