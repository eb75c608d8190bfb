/** What limits of height did to single parts, as sentences. */
import {
  type Footprint,
  footprintCourtyard,
  heightLimitsOf,
  heightsOf,
  type Intent,
  isKeptOut,
  limitsWithin,
  sidesOf,
} from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { type HeightRules, mostOnSide } from "../problem/height-rules.ts";
import { ON_FRONT } from "../problem/poses.ts";
import type { Compromise } from "./placement-candidate.ts";

/** Why no side takes a part: "C4 is 11.5 mm high; the front allows 8 mm, the back 3 mm: no side takes it." */
export function describeTooHigh(heights: HeightRules, part: number, { reference }: Footprint): string {
  const own = heights.ownSide[part] === ON_FRONT ? "front" : "back";
  const other = own === "front" ? "back" : "front";
  const [here, there] = [mostOnSide(heights, own), mostOnSide(heights, other)];
  const isBarredThere = heights.barred[part] === 3;
  const rest = isBarredThere
    ? `the ${other} ${sayMost(there)}: no side takes it.`
    : `and this run leaves it on that side; the ${other} would take it.`;
  return `${reference} ${sayHeight(heights.heights[part]!)}; the ${own} allows ${sayMost(here)}, ${rest}`;
}

/** Why a part found no room on a side that takes it, as far as heights are to blame; empty: they are not. */
export function describeKeptOut(heights: HeightRules, part: number, { side }: Footprint): string {
  const areas = heights.areas[part]!.filter((limit) => limit.side === side);
  if (areas.length === 0) return "";
  const least = Math.min(...areas.map(({ most }) => most));
  return ` It ${sayHeight(heights.heights[part]!)}, and a part of that side allows ${sayMost(least)}.`;
}

/** What was turned over because its own side is too low for it. */
export function describeTurnedForHeight(heights: HeightRules, part: number, { reference }: Footprint): string {
  const own = heights.ownSide[part] === ON_FRONT ? "front" : "back";
  return `${reference} was turned over: it ${sayHeight(heights.heights[part]!)}, and the ${own} allows ${sayMost(mostOnSide(heights, own))}.`;
}

/** Parts that stay as they are and break a limit, or stand on another side than was said. */
export function describeStaying(staying: readonly Footprint[], intents: readonly Intent[]): Compromise[] {
  const [limits, heights, sides] = [heightLimitsOf(intents), heightsOf(intents), sidesOf(intents)];
  return staying.flatMap((footprint): Compromise[] => {
    const { reference, side, pads } = footprint;
    if (pads.every(({ net }) => net === undefined)) return [];
    const wanted = sides.get(reference) ?? side;
    const height = heights.get(reference);
    const box = boxOfPoints(footprintCourtyard(footprint)[side].flatMap(({ outer }) => outer));
    const limit = limits.find(
      (limit) => limit.side === side && isKeptOut(limit, height) && box !== undefined && limitsWithin(limit, box),
    );
    return [
      ...(wanted === side
        ? []
        : [
            {
              reference,
              kind: "wrong-side" as const,
              message: `${reference} belongs on the ${wanted} and is on the ${side}: this run moves no placed part to the other side.`,
            },
          ]),
      ...(limit
        ? [
            {
              reference,
              kind: "too-high" as const,
              message: `${reference} ${sayHeight(height ?? -1)} and stays on the ${side}, where the limit is ${sayMost(limit.most)}.`,
            },
          ]
        : []),
    ];
  });
}

function sayHeight(height: number): string {
  return height < 0 ? "is of unknown height" : `is ${toMm(height)} mm high`;
}

function sayMost(most: number | undefined): string {
  return most === undefined ? "any height" : most === 0 ? "nothing" : `${toMm(most)} mm`;
}
