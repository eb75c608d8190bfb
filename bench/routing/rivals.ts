/** What others reached on the lines of the goals, from the baselines: beside ours in the table. */
import type { Baseline, BaselineRouting } from "../baselines/read-baselines.ts";
import { GOALS, percent, smallDemos, sumOf } from "./goals.ts";

export interface RivalCells {
  readonly freerouting: string;
  readonly tscircuit: string;
}

const UNKNOWN = "–";

/** One entry for each of the goals, in their order. */
export function rivalCells(baselines: readonly Baseline[]): readonly RivalCells[] {
  const bench = baselines.filter(({ suite }) => suite === "bench");
  const coldfire = baselines.find(({ board }) => board === "kit-dev-coldfire");
  const demos = smallDemos(baselines);
  const cells: readonly RivalCells[] = [
    { freerouting: cleanShare(bench.filter(isCleanByHand)), tscircuit: UNKNOWN },
    { freerouting: connectionShare(bench.filter((baseline) => !isCleanByHand(baseline))), tscircuit: UNKNOWN },
    { freerouting: cleanShare(demos), tscircuit: cleanShare(demos, "tscircuit") },
    {
      freerouting: coldfire ? connectionShare([coldfire]) : UNKNOWN,
      tscircuit: coldfire?.tscircuit && "failedAfterSeconds" in coldfire.tscircuit ? "no result" : UNKNOWN,
    },
    { freerouting: "1", tscircuit: UNKNOWN },
    { freerouting: viasToHuman(bench), tscircuit: UNKNOWN },
    { freerouting: "1.13, human 1.19–1.21, on boards of the field", tscircuit: UNKNOWN },
    { freerouting: UNKNOWN, tscircuit: UNKNOWN },
    { freerouting: UNKNOWN, tscircuit: UNKNOWN },
    { freerouting: errorCount(baselines, "freerouting"), tscircuit: errorCount(baselines, "tscircuit") },
    // Neither says what it has joined before its end.
    { freerouting: UNKNOWN, tscircuit: UNKNOWN },
    { freerouting: UNKNOWN, tscircuit: UNKNOWN },
  ];
  if (cells.length !== GOALS.length) throw new Error(`${cells.length} lines of rivals for ${GOALS.length} goals`);
  return cells;
}

function isCleanByHand({ human }: Baseline): boolean {
  return human.open === 0 && human.errors === 0;
}

type Rival = "freerouting" | "tscircuit";

interface Ran {
  readonly baseline: Baseline;
  readonly result: BaselineRouting;
}

/** The boards on which the rival came to a result. */
function ranOn(baselines: readonly Baseline[], rival: Rival): Ran[] {
  return baselines.flatMap((baseline) => {
    const result = baseline[rival];
    return result && "open" in result ? [{ baseline, result }] : [];
  });
}

function cleanShare(baselines: readonly Baseline[], rival: Rival = "freerouting"): string {
  const ran = ranOn(baselines, rival);
  const clean = ran.filter(({ result }) => result.open === 0 && result.errors === 0).length;
  return `${clean} of ${ran.length}${without(baselines, ran)}`;
}

function connectionShare(baselines: readonly Baseline[]): string {
  const ran = ranOn(baselines, "freerouting");
  const asked = sumOf(ran, ({ baseline }) => baseline.connections);
  const open = sumOf(ran, ({ result }) => result.open);
  const errors = sumOf(ran, ({ result }) => result.errors);
  return `${percent(asked - open, asked, 1)} (${open} of ${asked} open), ${errors} errors${without(baselines, ran)}`;
}

/** Where it completes: vias of a board half routed say nothing. */
function viasToHuman(baselines: readonly Baseline[]): string {
  const whole = ranOn(baselines, "freerouting").filter(({ result }) => result.open === 0);
  const theirs = sumOf(whole, ({ result }) => result.vias);
  const human = sumOf(whole, ({ baseline }) => baseline.human.vias);
  return `${(theirs / human).toFixed(2)} (${theirs} : ${human} on its ${whole.length} complete boards)`;
}

function errorCount(baselines: readonly Baseline[], rival: Rival): string {
  const ran = ranOn(baselines, rival);
  return `${sumOf(ran, ({ result }) => result.errors)} on ${ran.length} boards`;
}

function without(baselines: readonly Baseline[], ran: readonly Ran[]): string {
  const missing = baselines.length - ran.length;
  return missing > 0 ? `; ${missing} without a result` : "";
}
