/** The placer's goals as a table: what has to be, what is aimed at, what the rows of a bench have reached. */

import { type GoalVerdict, isClean, type Reached } from "../routing/goals.ts";
import type { Row as RoutingRow } from "../routing/row.ts";
import { isComplete } from "../routing/row.ts";
import { isLegal, type PlacementRow } from "./row.ts";

export interface PlacementGoal {
  readonly name: string;
  readonly must: string;
  readonly aim: string;
  /** `human`: the rows of the routing bench in the same variant, on the placements that came with the boards. */
  readonly measure: (rows: readonly PlacementRow[], human: readonly RoutingRow[]) => Reached;
}

const NOT_MEASURED: Reached = { text: "not measured", verdict: "none" };
const MAX_ROUTED_PARTS = 300;
/** Parts, and the seconds that three measured candidates must not and should not take. */
const TIMES = [
  { parts: 100, must: 60, aim: 30 },
  { parts: 300, must: 180, aim: 100 },
  { parts: 1000, must: 600, aim: 300 },
] as const;
const FIRST_LEGAL = [
  { parts: 100, aim: 5 },
  { parts: 300, aim: 10 },
  { parts: 1000, aim: 30 },
] as const;

export const PLACEMENT_GOALS: readonly PlacementGoal[] = [
  {
    name: "overlaps, parts outside, new errors between pads, fixed parts moved: boards without any",
    must: "all",
    aim: "all",
    measure: (rows) => {
      if (rows.length === 0) return NOT_MEASURED;
      const legal = rows.filter(isLegal);
      const others = rows.filter((row) => !isLegal(row)).map(({ board }) => board);
      return {
        text: `${legal.length} of ${rows.length}${others.length > 0 ? `; not ${others.join(", ")}` : ""}`,
        verdict: grade(others.length === 0, others.length === 0),
      };
    },
  },
  wholeBoards("every net as tracks"),
  {
    name: "spanning trees of `compact` ÷ the human's, median",
    must: "0.95",
    aim: "0.80",
    measure: (rows) =>
      medianAtMost(
        placedByPeople(rows).flatMap(({ candidates, human }) => {
          const own = candidates.find(({ profile }) => profile === "compact");
          return own ? [own.metrics.wireLengthMm / human.metrics.wireLengthMm] : [];
        }),
        { must: 0.95, aim: 0.8 },
      ),
  },
  {
    name: "airwires of `routable` that cross ÷ the human's, median",
    must: "1.15",
    aim: "0.90",
    measure: (rows) =>
      medianAtMost(
        placedByPeople(rows).flatMap(({ candidates, human }) => {
          const own = candidates.find(({ profile }) => profile === "routable");
          return own && human.metrics.crossings > 0 ? [own.metrics.crossings / human.metrics.crossings] : [];
        }),
        { must: 1.15, aim: 0.9 },
      ),
  },
  {
    name: "routed length of the best candidate ÷ the human's placement routed by us, where both are whole, median",
    must: "1.05",
    aim: "0.90",
    measure: (rows, human) => {
      const whole = routedPairs(rows, human).filter(({ ours, theirs }) => isComplete(ours) && isComplete(theirs));
      const ratios = whole.flatMap(({ ours, theirs }) =>
        ours.verdict && theirs.verdict ? [ours.verdict.lengthMm / theirs.verdict.lengthMm] : [],
      );
      const vias = (which: "ours" | "theirs") => whole.reduce((sum, pair) => sum + (pair[which].verdict?.vias ?? 0), 0);
      return medianAtMost(ratios, { must: 1.05, aim: 0.9 }, `, vias ${vias("ours")} : ${vias("theirs")}`);
    },
  },
  {
    name: "decoupling capacitor to its pin in `compact` ÷ the human's, median",
    must: "1.10",
    aim: "1.00",
    measure: (rows) =>
      medianAtMost(
        placedByPeople(rows).flatMap(({ candidates, human }) => {
          const own = candidates.find(({ profile }) => profile === "compact")?.decoupling;
          return own !== undefined && human.decoupling ? [own / human.decoupling] : [];
        }),
        { must: 1.1, aim: 1 },
      ),
  },
  {
    name: "three measured candidates for 100 / 300 / 1,000 parts, slowest board up to that many",
    must: TIMES.map(({ must }) => must).join(" / "),
    aim: `${TIMES.map(({ aim }) => aim).join(" / ")} s`,
    measure: (rows) => {
      if (rows.length === 0) return NOT_MEASURED;
      const slowest = TIMES.map(({ parts }, index) =>
        slowestOf(rows, { above: TIMES[index - 1]?.parts ?? 0, upTo: parts }, ({ seconds }) => seconds),
      );
      const holds = (limit: "must" | "aim") =>
        slowest.every((seconds, index) => seconds === undefined || seconds <= (TIMES[index]?.[limit] ?? 0));
      return { text: `${slowest.map(secondsText).join(" / ")} s`, verdict: grade(holds("must"), holds("aim")) };
    },
  },
  {
    name: "first legal candidate for 100 / 300 / 1,000 parts, slowest board up to that many",
    must: "",
    aim: `${FIRST_LEGAL.map(({ aim }) => aim).join(" / ")} s`,
    measure: (rows) => {
      if (rows.length === 0) return NOT_MEASURED;
      const slowest = FIRST_LEGAL.map(({ parts }, index) =>
        slowestOf(
          rows,
          { above: FIRST_LEGAL[index - 1]?.parts ?? 0, upTo: parts },
          ({ firstLegalSeconds }) => firstLegalSeconds ?? Number.POSITIVE_INFINITY,
        ),
      );
      const holds = slowest.every(
        (seconds, index) => seconds === undefined || seconds <= (FIRST_LEGAL[index]?.aim ?? 0),
      );
      return { text: `${slowest.map(secondsText).join(" / ")} s`, verdict: holds ? "aim" : "missed" };
    },
  },
  {
    name: "candidates apart: boards with a mean way of 0.12 of the diagonal or more between any two",
    must: "all",
    aim: "",
    measure: (rows) => {
      // Where nothing moves there is one candidate, three times.
      const moving = rows.filter(({ movable }) => movable > 0);
      if (moving.length === 0) return NOT_MEASURED;
      const ways = moving.map(({ apart }) => apart);
      const apart = ways.filter((way) => way >= 0.12).length;
      const still = rows.length - moving.length;
      return {
        text: `${apart} of ${ways.length}, median ${medianOf(ways).toFixed(2)}, least ${Math.min(...ways).toFixed(2)}${still > 0 ? `; nothing moves on ${still} more` : ""}`,
        verdict: apart === ways.length ? "must" : "missed",
      };
    },
  },
];

/** What the rows with pours kept and filled, as a project's board is routed, are measured by. */
export const POURED_GOALS: readonly PlacementGoal[] = [wholeBoards("pours kept")];

function wholeBoards(variant: string): PlacementGoal {
  return {
    name: `boards up to 300 parts whose best candidate is routed whole and without an error in 120 s ÷ the human's placement, routed alike: ${variant}`,
    must: "0.90",
    aim: "1.00",
    measure: (rows, human) => {
      const pairs = routedPairs(rows, human).filter(({ parts }) => parts <= MAX_ROUTED_PARTS);
      const theirs = pairs.filter((pair) => isClean(pair.theirs)).length;
      const ours = pairs.filter((pair) => isClean(pair.ours)).length;
      if (theirs === 0) return NOT_MEASURED;
      const first = pairs.filter((pair) => isClean(pair.ours) && (pair.rank ?? 1) === 1).length;
      const about = `${ours} : ${theirs} of ${pairs.length} boards; ${first} by the candidate with the best trial`;
      return atLeast(ours / theirs, { must: 0.9, aim: 1 }, about);
    },
  };
}

/** Generated boards have no human placement to compare with. */
function placedByPeople(rows: readonly PlacementRow[]): readonly PlacementRow[] {
  return rows.filter(({ suite }) => suite !== "synthetic" && suite !== "sizes");
}

interface RoutedPair {
  readonly parts: number;
  readonly ours: RoutingRow;
  /** Which candidate it is, in the order of the trials. */
  readonly rank: number | undefined;
  readonly theirs: RoutingRow;
}

/** Boards of which both placements were routed. */
function routedPairs(rows: readonly PlacementRow[], human: readonly RoutingRow[]): readonly RoutedPair[] {
  return rows.flatMap(({ board, parts, routed }) => {
    const theirs = human.find((row) => row.board === board);
    return routed && theirs ? [{ parts, ours: routed.row, rank: routed.rank, theirs }] : [];
  });
}

function slowestOf(
  rows: readonly PlacementRow[],
  { above, upTo }: { readonly above: number; readonly upTo: number },
  of: (row: PlacementRow) => number,
): number | undefined {
  const found = rows.filter(({ parts }) => parts > above && parts <= upTo).map(of);
  return found.length > 0 ? Math.max(...found) : undefined;
}

function secondsText(seconds: number | undefined): string {
  return seconds === undefined ? "none" : Number.isFinite(seconds) ? seconds.toFixed(1) : "never";
}

function grade(must: boolean, aim: boolean): GoalVerdict {
  return must && aim ? "aim" : must ? "must" : "missed";
}

function atLeast(ratio: number, limits: { readonly must: number; readonly aim: number }, about: string): Reached {
  return { text: `${ratio.toFixed(2)} (${about})`, verdict: grade(ratio >= limits.must, ratio >= limits.aim) };
}

function medianAtMost(
  ratios: readonly number[],
  limits: { readonly must: number; readonly aim: number },
  about = "",
): Reached {
  if (ratios.length === 0) return NOT_MEASURED;
  const median = medianOf(ratios);
  const worst = Math.max(...ratios);
  return {
    text: `${median.toFixed(2)} (${ratios.length} boards, worst ${worst.toFixed(2)}${about})`,
    verdict: grade(median <= limits.must, median <= limits.aim),
  };
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
