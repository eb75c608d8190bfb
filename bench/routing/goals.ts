/** The engine's goals as a table: what has to be, what is aimed at, what the rows of a bench have reached. */
import type { Baseline } from "../baselines/read-baselines.ts";
import { SUITES, type Suite } from "../suite/suite-boards.ts";
import { connectionsOf, isComplete, isJudged, type JudgedRow, type Row } from "./row.ts";
import { CURVE_SECONDS } from "./start-clock.ts";
import { completed, sumConnections } from "./table.ts";

/** `none`: what the line needs has not been measured, or it is no goal. */
export type GoalVerdict = "aim" | "must" | "missed" | "none";

export interface Reached {
  readonly text: string;
  readonly verdict: GoalVerdict;
}

/** The rows of one variant; a suite that was not run is absent. */
export type SuiteRows = Partial<Record<Suite, readonly Row[]>>;

export interface Goal {
  readonly name: string;
  readonly must: string;
  readonly aim: string;
  readonly measure: (rows: SuiteRows, baselines: readonly Baseline[]) => Reached;
}

const NOT_MEASURED: Reached = { text: "not measured", verdict: "none" };
const SMALL_DEMO_CONNECTIONS = 230;
/** Boards that a person waits for and looks at. */
const MIDDLE = { from: 300, to: 420 };

export const GOALS: readonly Goal[] = [
  {
    name: "boards a human routed cleanly: complete, no new error, in 120 s",
    must: "85 %",
    aim: "95 %, half in 12 s",
    measure: ({ bench }) => {
      const rows = bench?.filter(({ human }) => human?.clean) ?? [];
      if (rows.length === 0) return NOT_MEASURED;
      const done = rows.filter(isClean).filter(({ routed }) => routed.seconds <= 120);
      const quick = done.filter((row) => wholeAt(row) <= 12).length;
      const finished = done.filter(({ routed }) => routed.seconds <= 12).length;
      return {
        text: `${done.length} of ${rows.length} (${percent(done.length, rows.length)}), in 12 s whole ${quick}, finished ${finished}`,
        verdict: grade(
          done.length >= 0.85 * rows.length,
          done.length >= 0.95 * rows.length && quick >= 0.5 * rows.length,
        ),
      };
    },
  },
  {
    name: "all other boards: connections made, no new error",
    must: "97 %",
    aim: "99 %",
    measure: ({ bench, boards }) => {
      if (!bench || !boards) return NOT_MEASURED;
      const rows = [...bench.filter(({ human }) => !human?.clean), ...boards];
      const { made, asked } = sumConnections(rows);
      const errors = sumErrors(rows);
      const sound = errors === 0 && rows.every((row) => connectionsOf(row).asked > 0);
      return {
        text: `${percent(made, asked, 2)} (${asked - made} of ${asked} open), ${plural(errors, "error")}${withoutResult(rows)}`,
        verdict: grade(sound && made >= 0.97 * asked, sound && made >= 0.99 * asked),
      };
    },
  },
  {
    name: `KiCad's demo boards up to ${SMALL_DEMO_CONNECTIONS} connections: complete, no new error`,
    must: "all",
    aim: "all, in 15 s each",
    measure: ({ demos }, baselines) => {
      const wanted = smallDemos(baselines).map(({ board }) => board);
      const rows = demos?.filter(({ board }) => wanted.includes(board)) ?? [];
      if (rows.length < wanted.length) return NOT_MEASURED;
      const clean = rows.filter(isClean);
      const slowest = Math.max(0, ...clean.map(wholeAt));
      const last = Math.max(0, ...clean.map(({ routed }) => routed.seconds));
      const all = clean.length === rows.length;
      return {
        text: `${clean.length} of ${rows.length}, whole in ${slowest.toFixed(1)} s, finished in ${last.toFixed(1)} s${withoutResult(rows)}`,
        verdict: grade(all, all && slowest <= 15),
      };
    },
  },
  {
    name: "kit-dev-coldfire, 534 connections on 4 layers: connections made / new errors",
    must: "99 % / 0",
    aim: "100 % / 0 in 120 s",
    measure: ({ demos, boards }) => {
      const row =
        demos?.find(({ board }) => board === "kit-dev-coldfire") ??
        boards?.find(({ board }) => board === "kit-coldfire");
      if (!row) return NOT_MEASURED;
      if (!isJudged(row)) return { text: row.failure ?? "no result", verdict: "missed" };
      const { made, asked } = connectionsOf(row);
      const sound = row.errors === 0;
      const { seconds } = row.routed;
      return {
        text: `${completed(row).toFixed(1)} % (${asked - made} open) / ${row.errors} in ${seconds.toFixed(0)} s`,
        verdict: grade(sound && made >= 0.99 * asked, sound && made === asked && seconds <= 120),
      };
    },
  },
  {
    name: "vias ÷ Freerouting's, where both complete",
    must: "no goal",
    aim: "",
    measure: (rows, baselines) => {
      const pairs = ["bench" as const, "demos" as const].flatMap((suite) =>
        (rows[suite] ?? []).filter(isComplete).flatMap((row) => {
          const rival = baselines.find((baseline) => baseline.suite === suite && baseline.board === row.board);
          return rival?.freerouting?.open === 0 ? [{ ours: row.verdict.vias, theirs: rival.freerouting.vias }] : [];
        }),
      );
      const ours = sumOf(pairs, (pair) => pair.ours);
      const theirs = sumOf(pairs, (pair) => pair.theirs);
      if (theirs === 0) return NOT_MEASURED;
      const text = `${(ours / theirs).toFixed(2)} (${ours} : ${theirs} on ${plural(pairs.length, "board")})`;
      return { text, verdict: "none" };
    },
  },
  {
    name: "vias ÷ the human's, all boards",
    must: "no goal",
    aim: "",
    measure: ({ bench, boards }) => {
      if (!bench || !boards) return NOT_MEASURED;
      const all = [...bench, ...boards];
      const rows = all.filter(isJudged);
      const whole = rows.filter(isComplete);
      const text = `${compareVias(rows)}; complete boards ${ratioToHuman(whole).toFixed(2)}${withoutResult(all)}`;
      return { text: `${ratioToHuman(rows).toFixed(2)} (${text})`, verdict: "none" };
    },
  },
  {
    name: "track length ÷ octilinear minimum spanning tree, where complete",
    must: "1.13",
    aim: "1.08",
    measure: (rows) => {
      const whole = (["bench", "boards", "demos"] as const).flatMap((suite) => (rows[suite] ?? []).filter(isComplete));
      const tree = sumOf(whole, ({ routed }) => routed.treeMm ?? 0);
      if (tree === 0) return NOT_MEASURED;
      const length = sumOf(whole, ({ routed }) => routed.overTree * (routed.treeMm ?? 0));
      const worst = Math.max(...whole.map(({ routed }) => routed.overTree));
      const text = `${plural(whole.length, "board")}, worst ${worst.toFixed(2)}`;
      return atMost(length / tree, { must: 1.13, aim: 1.08 }, text, 3);
    },
  },
  ofSynthetic("synthetic board, 2,000 pins on 400 nets, 4 layers, denser than any real one", "synthetic"),
  ofSynthetic("the same with its tiles apart, as dense as the densest real one", "synthetic-wide"),
  {
    name: "new KiCad errors, any board",
    must: "0",
    aim: "0",
    measure: (rows) => {
      const measured = SUITES.filter((suite) => rows[suite]);
      const all = measured.flatMap((suite) => (rows[suite] ?? []).filter(isJudged));
      if (all.length === 0) return NOT_MEASURED;
      const errors = sumErrors(all);
      return {
        text: `${errors} on ${plural(all.length, "board")} (${measured.join(", ")})`,
        verdict: grade(errors === 0, errors === 0),
      };
    },
  },
  {
    name: `boards of ${MIDDLE.from} to ${MIDDLE.to} connections: joined after 10 s / 30 s`,
    must: "80 % / 97 %",
    aim: "95 % / 99.5 %",
    measure: ({ bench, boards }) => {
      const rows = [...(bench ?? []), ...(boards ?? [])]
        .filter(isJudged)
        .filter((row) => row.routed.curve !== undefined && isAmong(connectionsOf(row).asked, MIDDLE));
      if (rows.length === 0) return NOT_MEASURED;
      const asked = sumOf(rows, (row) => connectionsOf(row).asked);
      const [at10 = 0, at30 = 0] = [10, 30].map(
        (second) => sumOf(rows, (row) => connectionsOf(row).asked * joinedAt(row, second)) / asked,
      );
      return {
        text: `${(100 * at10).toFixed(1)} % / ${(100 * at30).toFixed(1)} % on ${plural(rows.length, "board")}`,
        verdict: grade(at10 >= 0.8 && at30 >= 0.97, at10 >= 0.95 && at30 >= 0.995),
      };
    },
  },
  {
    name: `boards up to ${MIDDLE.from} connections: finished by itself, median`,
    must: "30 s",
    aim: "15 s",
    measure: ({ bench, boards }) => {
      const rows = [...(bench ?? []), ...(boards ?? [])]
        .filter(isJudged)
        .filter((row) => connectionsOf(row).asked <= MIDDLE.from);
      if (rows.length === 0) return NOT_MEASURED;
      const seconds = rows.map(({ routed }) => (routed.finished ? routed.seconds : Number.POSITIVE_INFINITY));
      const median = seconds.sort((a, b) => a - b)[Math.floor((seconds.length - 1) / 2)] ?? 0;
      return {
        text: `${median.toFixed(1)} s on ${plural(rows.length, "board")}`,
        verdict: grade(median <= 30, median <= 15),
      };
    },
  },
];

function ofSynthetic(name: string, board: string): Goal {
  return {
    name,
    must: "98 % in 300 s",
    aim: "100 % in 120 s, 500 MB",
    measure: ({ synthetic }) => {
      const row = synthetic?.find((one) => one.board === board);
      if (!row) return NOT_MEASURED;
      if (!isJudged(row)) return { text: row.failure ?? "no result", verdict: "missed" };
      const { made, asked } = connectionsOf(row);
      const { seconds, peakMb = Number.POSITIVE_INFINITY } = row.routed;
      const whole = made === asked ? `whole in ${wholeAt(row).toFixed(0)} s, ` : "";
      return {
        text: `${completed(row).toFixed(1)} % in ${seconds.toFixed(0)} s, ${whole}${peakMb.toFixed(0)} MB, ${plural(row.errors, "error")}`,
        verdict: grade(
          made >= 0.98 * asked && Math.min(seconds, wholeAt(row)) <= 300,
          made === asked && wholeAt(row) <= 120 && peakMb <= 500,
        ),
      };
    },
  };
}

/**
 * Seconds until every connection was made. What follows is polish that the user may break off: at any time the copper
 * is legal, and nothing opens again.
 */
function wholeAt({ routed }: JudgedRow): number {
  return routed.completeAfter ?? routed.seconds;
}

/** A run that had finished by then had joined what it joined in the end. */
function joinedAt(row: JudgedRow, second: number): number {
  const known = row.routed.curve?.[CURVE_SECONDS.findIndex((each) => each === second)];
  return known ?? completed(row) / 100;
}

function isAmong(count: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return count >= from && count <= to;
}

export function isClean(row: Row): row is JudgedRow {
  return isComplete(row) && row.errors === 0;
}

export function smallDemos(baselines: readonly Baseline[]): readonly Baseline[] {
  return baselines.filter(({ suite, connections }) => suite === "demos" && connections <= SMALL_DEMO_CONNECTIONS);
}

function grade(must: boolean, aim: boolean): GoalVerdict {
  return aim && must ? "aim" : must ? "must" : "missed";
}

function atMost(ratio: number, limits: { must: number; aim: number }, about: string, digits = 2): Reached {
  return {
    text: `${ratio.toFixed(digits)} (${about})`,
    verdict: grade(ratio <= limits.must, ratio <= limits.aim),
  };
}

function sumErrors(rows: readonly Row[]): number {
  return sumOf(rows, ({ errors }) => errors ?? 0);
}

function compareVias(rows: readonly JudgedRow[]): string {
  return `${sumOf(rows, ({ verdict }) => verdict.vias)} : ${sumOf(rows, ({ human }) => human?.vias ?? 0)}`;
}

function ratioToHuman(rows: readonly JudgedRow[]): number {
  return sumOf(rows, ({ verdict }) => verdict.vias) / sumOf(rows, ({ human }) => human?.vias ?? 0);
}

function withoutResult(rows: readonly Row[]): string {
  const failed = rows.filter((row) => !isJudged(row)).length;
  return failed > 0 ? `; ${failed} without a result` : "";
}

export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

export function percent(part: number, whole: number, digits = 0): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(digits)} %`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
