/** Height limits that are impossible or unknown, reported before a placement starts. */

import { type Nm, toMm } from "@tracewright/geometry";
import type { StandingPart } from "../queries/standing-parts.ts";
import type { HeightLimitIntent, Intent } from "../records/intent.ts";
import type { Side } from "../records/layer.ts";
import { heightLimitsOf, heightsOf, isKeptOut, limitsWithin, sidesOf } from "./height-limits.ts";
import type { IntentProblem } from "./state-intent.ts";

const SIDES = ["front", "back"] as const;
/** A line lists at most this many references. */
const MAX_NAMED = 12;

/** By the id of each limit of the intents: what is wrong with it on a board of these parts. */
export function findLimitProblems(
  parts: readonly StandingPart[],
  intents: readonly Intent[],
): ReadonlyMap<string, readonly IntentProblem[]> {
  const [limits, heights, sides] = [heightLimitsOf(intents), heightsOf(intents), sidesOf(intents)];
  const fixed = new Set(intents.flatMap((intent) => (intent.kind === "fixed" ? [intent.part] : [])));
  const most = (side: Side) => mostOfSide(limits, side);
  const isBarred = (reference: string, side: Side) =>
    limits.some(
      (limit) => limit.side === side && limit.area === undefined && isKeptOut(limit, heights.get(reference)),
    ) || (sides.get(reference) ?? side) !== side;
  return new Map(
    limits.map((limit) => {
      const kept = parts.filter(({ reference }) => isKeptOut(limit, heights.get(reference)));
      const staying = kept.filter(
        ({ reference, side, locked, box }) =>
          (locked || fixed.has(reference)) && side === limit.side && limitsWithin(limit, box),
      );
      const moving = kept.filter(
        ({ reference, locked }) => !locked && !fixed.has(reference) && limit.area === undefined,
      );
      const homeless = moving.filter(({ reference }) => SIDES.every((side) => isBarred(reference, side)));
      const across = moving.filter((part) => part.side === limit.side && !homeless.includes(part));
      const unknown = parts.filter(({ reference }) => !heights.has(reference));
      const name = (found: readonly StandingPart[]) => nameParts(found, heights);
      const facts = { side: limit.side, limit: toMm(limit.most) };
      return [
        limit.id,
        [
          ...(homeless.length > 0
            ? [
                {
                  kind: "too-high" as const,
                  facts: { ...facts, parts: name(homeless), count: homeless.length },
                  message: `${name(homeless)}: no side takes it. The front allows ${sayMost(most("front"))}, the back ${sayMost(most("back"))}.`,
                },
              ]
            : []),
          ...(across.length > 0
            ? [
                {
                  kind: "other-side" as const,
                  facts: { ...facts, parts: name(across), count: across.length },
                  message: `${name(across)}: is on the ${limit.side}, which allows ${sayMost(limit.most)}; only the other side takes it.`,
                },
              ]
            : []),
          ...(staying.length > 0
            ? [
                {
                  kind: "stays-too-high" as const,
                  facts: { ...facts, parts: name(staying), count: staying.length },
                  message: `${name(staying)}: stays where it is, and the limit there is ${sayMost(limit.most)}.`,
                },
              ]
            : []),
          ...(unknown.length > 0
            ? [
                {
                  kind: "unknown-heights" as const,
                  facts: {
                    ...facts,
                    parts: name(unknown),
                    count: unknown.length,
                    unknown: isKeptOut(limit, undefined) ? "kept-out" : "allowed",
                  },
                  message: `The height of ${name(unknown)} is unknown: ${isKeptOut(limit, undefined) ? "kept out" : "allowed"}.`,
                },
              ]
            : []),
        ],
      ];
    }),
  );
}

/** What the whole side allows; undefined: anything. */
function mostOfSide(limits: readonly HeightLimitIntent[], side: Side): Nm | undefined {
  const whole = limits.filter((limit) => limit.side === side && limit.area === undefined);
  return whole.length > 0 ? Math.min(...whole.map(({ most }) => most)) : undefined;
}

function sayMost(most: Nm | undefined): string {
  return most === undefined ? "any height" : `${toMm(most)} mm`;
}

/** "C4 (11.5 mm), J1". */
function nameParts(parts: readonly StandingPart[], heights: ReadonlyMap<string, Nm>): string {
  const named = parts.slice(0, MAX_NAMED).map(({ reference }) => {
    const height = heights.get(reference);
    return height === undefined ? reference : `${reference} (${toMm(height)} mm)`;
  });
  return parts.length > MAX_NAMED ? `${named.join(", ")} …` : named.join(", ");
}
