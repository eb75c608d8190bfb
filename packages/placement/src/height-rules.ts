/**
 * Where parts are too high to stand. It is part of what is legal, like the rules of a mode: `Layout.fits` asks here, so that
 * construction, annealing, rows and channels keep the limits without knowing of them. What counts is the whole room a part
 * claims on the side it stands on, on full boards too, and to the nanometre instead of in cells of the raster.
 */
import {
  type Box,
  type Footprint,
  type HeightLimitIntent,
  heightLimitsOf,
  heightsOf,
  type Intent,
  isKeptOut,
  limitsWithin,
  type Nm,
} from "@tracewright/board";
import { ON_BACK, ON_FRONT, OWN_SIDE_POSES, type Place, type PlacementProblem, POSES } from "./problem.ts";
import { TURNS_OVER } from "./turn-over.ts";

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

/** Whether no limit is below the part there. */
export function isLowEnough(
  { heights, frontBoxes, backBoxes }: Pick<PlacementProblem, "heights" | "frontBoxes" | "backBoxes">,
  part: number,
  { x, y, pose }: Place,
): boolean {
  if (!heights) return true;
  const own = heights.ownSide[part]!;
  const side = pose < OWN_SIDE_POSES ? own : otherSide(own);
  if ((heights.barred[part]! & side) !== 0) return false;
  const areas = heights.areas[part]!;
  if (areas.length === 0) return true;
  const boxes = side === ON_FRONT ? frontBoxes : backBoxes;
  const at = (part * POSES + pose) * 4;
  const box: Box = {
    minX: boxes[at]! + x,
    minY: boxes[at + 1]! + y,
    maxX: boxes[at + 2]! + x,
    maxY: boxes[at + 3]! + y,
  };
  return !areas.some((limit) => bitOf(limit.side) === side && limitsWithin(limit, box));
}

/** Whether the part is too high for all of the side it stands on in its first four poses. */
export function isBarredFromOwnSide({ barred, ownSide }: HeightRules, part: number): boolean {
  return (barred[part]! & ownSide[part]!) !== 0;
}

/** Whether the part is too high for every side that it may stand on: no room will be found for it. */
export function hasNoSide({ heights, rules }: Pick<PlacementProblem, "heights" | "rules">, part: number): boolean {
  if (!heights || !isBarredFromOwnSide(heights, part)) return false;
  return (
    rules.turningOver[part] === TURNS_OVER.never || (heights.barred[part]! & otherSide(heights.ownSide[part]!)) !== 0
  );
}

/** The lowest limit of the whole side; undefined: there is none. */
export function mostOnSide({ limits }: HeightRules, side: Footprint["side"]): Nm | undefined {
  const whole = limits.filter((limit) => limit.side === side && limit.area === undefined);
  return whole.length > 0 ? Math.min(...whole.map(({ most }) => most)) : undefined;
}

function bitOf(side: Footprint["side"]): number {
  return side === "front" ? ON_FRONT : ON_BACK;
}

function otherSide(side: number): number {
  return side === ON_FRONT ? ON_BACK : ON_FRONT;
}
