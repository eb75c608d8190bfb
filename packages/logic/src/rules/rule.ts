import { writeMeasure } from "@tracewright/blocks";
import type { Interval } from "../facts/interval.ts";
import type { LogicFacts, PlacedPort } from "../facts/logic-facts.ts";
import type { Offers } from "../fixes/offers.ts";
import type { LogicFinding, UnknownFigure } from "./finding.ts";
import { LIST_GAP } from "./listed.ts";

/** A rule as a row of data with one pure function. */
export interface LogicRule {
  readonly id: string;
  /** Why it is a rule. */
  readonly reason: string;
  /** Standard, data sheet or formula. */
  readonly source: string;
  /** How it is put right, where no single step can be offered. */
  readonly remedy: string;
  readonly check: (facts: LogicFacts, offers: Offers) => Iterable<Found>;
}

/** A finding without the id of its rule; or a figure that the rule misses. */
export type Found =
  | (Omit<LogicFinding, "rule" | "nets" | "fixes"> & Partial<Pick<LogicFinding, "nets" | "fixes">>)
  | Omit<UnknownFigure, "rule">;

export function unknown({ end }: PlacedPort, figure: string): Found {
  return { end, figure };
}

export function volts({ min, max }: Interval): string {
  const [low, high] = [writeMeasure(round(min), "V"), writeMeasure(round(max), "V")];
  return low === high ? low : `${low} … ${high}`;
}

export function measure(value: number, unit: string): string {
  return writeMeasure(round(value), unit);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** A list as a fact: `withLists` words it. */
export function names(ports: readonly { readonly label: string }[]): string {
  return ports.map(({ label }) => label).join(LIST_GAP);
}

/** Every two of a list, in order. */
export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((two): [T, T] => [one, two]));
}
