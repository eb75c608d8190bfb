import type { Level, Span } from "@tracewright/blocks";

/** Least and greatest value; both known. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** The interval of a span; of a nominal value alone, with the spread that is to be assumed. */
export function intervalOf({ nominal, min, max }: Span, assumed: number = 0): Interval | undefined {
  if (min !== undefined && max !== undefined) return { min, max };
  if (nominal === undefined) return undefined;
  return { min: min ?? nominal * (1 - assumed), max: max ?? nominal * (1 + assumed) };
}

/** The interval that has all others. */
export function hull(intervals: readonly Interval[]): Interval | undefined {
  if (intervals.length === 0) return undefined;
  return { min: Math.min(...intervals.map(({ min }) => min)), max: Math.max(...intervals.map(({ max }) => max)) };
}

/** A level at one voltage of its supply; a share without a supply is unknown. */
export function levelAt({ volts = 0, ofSupply = 0 }: Level, supply: number | undefined): number | undefined {
  if (ofSupply === 0) return volts;
  return supply === undefined ? undefined : volts + ofSupply * supply;
}

/** Comparisons of volts are made to a microvolt: sums of decimals are not exact. */
export const SLACK = 1e-6;
