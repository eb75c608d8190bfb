/**
 * Lands from the dimensions of leads, as IPC-7351B computes them: the outermost and innermost edges of the leads with
 * their tolerances added as root sum squares, then a solder fillet at toe, heel and side.
 */

/** Smallest and largest value of a dimension in a datasheet, millimetres. */
export type Span = readonly [min: number, max: number];

/** A component's two opposite rows of leads (or its two ends). */
export interface Leads {
  /** Over the tips of opposite leads. */
  readonly over: Span;
  /** Length of what is soldered. */
  readonly foot: Span;
  readonly width: Span;
}

interface Fillets {
  readonly toe: number;
  readonly heel: number;
  readonly side: number;
}

/** Fillets of IPC-7351B at density level B (nominal). */
export const FILLETS = {
  /** Gull wings more than 0.625 mm apart. */
  gullWing: { toe: 0.35, heel: 0.35, side: 0.03 },
  gullWingFine: { toe: 0.35, heel: 0.35, side: -0.02 },
  /** Square ends of parts from 1608 (0603 in inches) up. */
  chip: { toe: 0.35, heel: -0.05, side: 0 },
  chipSmall: { toe: 0.2, heel: 0, side: 0 },
  /** Flat leads under the body. */
  noLead: { toe: 0.3, heel: 0, side: -0.04 },
} as const satisfies Record<string, Fillets>;

/** Tolerance of the board's copper and of placing the part. */
const FABRICATION = 0.1;
const PLACEMENT = 0.05;

/** One land of a row: how far its centre stands from the part's, and its size along and across the lead. */
export interface FittedLand {
  readonly centre: number;
  readonly length: number;
  readonly width: number;
}

export function fitLands({ over, foot, width }: Leads, fillets: Fillets): FittedLand {
  const overTolerance = over[1] - over[0];
  const innerTolerance = Math.hypot(overTolerance, Math.SQRT2 * (foot[1] - foot[0]));
  const innerMiddle = (over[0] + over[1]) / 2 - (foot[0] + foot[1]);
  const outer = over[0] + 2 * fillets.toe + Math.hypot(overTolerance, FABRICATION, PLACEMENT);
  const inner =
    innerMiddle + innerTolerance / 2 - 2 * fillets.heel - Math.hypot(innerTolerance, FABRICATION, PLACEMENT);
  const across = width[0] + 2 * fillets.side + Math.hypot(width[1] - width[0], FABRICATION, PLACEMENT);
  return { centre: round((outer + inner) / 4), length: round((outer - inner) / 2), width: round(across) };
}

/** To a hundredth of a millimetre. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
