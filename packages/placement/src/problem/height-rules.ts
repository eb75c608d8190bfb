/** Where parts are too high to stand. */
import {
  type Footprint,
  type HeightLimitIntent,
  heightLimitsOf,
  heightsOf,
  type Intent,
  isKeptOut,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { ON_BACK, ON_FRONT } from "./poses.ts";

export interface HeightRules {
  /** Per part, the side on which it stands in its first four poses: `ON_FRONT` or `ON_BACK`. */
  readonly ownSide: Uint8Array;
  /** Per part: bits of the sides where it is too high wherever it stands. */
  readonly barred: Uint8Array;
  /** Per part: the areas where it is too high. */
  readonly areas: readonly (readonly HeightLimitIntent[])[];
  /** Per part: its height; −1 where it is not known. */
  readonly heights: Float64Array;
  readonly limits: readonly HeightLimitIntent[];
}

/** The rules for these parts, which stand on their own sides; undefined where nothing is limited. */
export function describeHeightRules(
  intents: readonly Intent[],
  parts: readonly Pick<Footprint, "reference" | "side">[],
): HeightRules | undefined {
  const limits = heightLimitsOf(intents);
  if (limits.length === 0) return undefined;
  const known = heightsOf(intents);
  const above = parts.map(({ reference }) => limits.filter((limit) => isKeptOut(limit, known.get(reference))));
  return {
    ownSide: Uint8Array.from(parts, ({ side }) => bitOf(side)),
    barred: Uint8Array.from(above, (own) =>
      own.reduce((bits, { side, area }) => (area === undefined ? bits | bitOf(side) : bits), 0),
    ),
    areas: above.map((own) => own.filter(({ area }) => area !== undefined)),
    heights: Float64Array.from(parts, ({ reference }) => known.get(reference) ?? -1),
    limits,
  };
}

/** Whether the part is too high for all of the side it stands on in its first four poses. */
export function isBarredFromOwnSide({ barred, ownSide }: HeightRules, part: number): boolean {
  return (barred[part]! & ownSide[part]!) !== 0;
}

/** The lowest limit of the whole side; undefined: there is none. */
export function mostOnSide({ limits }: HeightRules, side: Footprint["side"]): Nm | undefined {
  const whole = limits.filter((limit) => limit.side === side && limit.area === undefined);
  return whole.length > 0 ? Math.min(...whole.map(({ most }) => most)) : undefined;
}

export function bitOf(side: Footprint["side"]): number {
  return side === "front" ? ON_FRONT : ON_BACK;
}

export function otherSide(side: number): number {
  return side === ON_FRONT ? ON_BACK : ON_FRONT;
}
