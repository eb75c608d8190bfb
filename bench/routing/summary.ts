import { baselinesOf, readBaselines } from "../baselines/read-baselines.ts";
import { formatTable } from "../suite/format-table.ts";
import { SUITES } from "../suite/suite-boards.ts";
import { GOALS, type GoalVerdict, isClean, type SuiteRows, sumOf } from "./goals.ts";
import { PEERS } from "./peers.ts";
import { readRows } from "./result-files.ts";
import { rivalCells } from "./rivals.ts";
import { isComplete, type Row } from "./row.ts";
import { VARIANTS, type Variant } from "./strip-board.ts";

const WORDS: Readonly<Record<GoalVerdict, string>> = { aim: "aim", must: "must", missed: "MISSED", none: "" };

/** The table of goals, joined from what lies in the results: both variants, beside what others reached. */
export function summariseResults(): string {
  const rows = { T: readSuites("T"), P: readSuites("P") };
  return formatSummary(rows, peerLines(rows.T));
}

export function formatSummary(rows: Readonly<Record<Variant, SuiteRows>>, peers: readonly string[]): string {
  const rivals = rivalCells(readBaselines());
  const lines = GOALS.map(({ name, must, aim, measure }, index) => {
    const reached = VARIANTS.map((variant) => measure(rows[variant], baselinesOf(variant)));
    const rival = rivals[index];
    return [
      name,
      must,
      aim,
      ...reached.flatMap(({ text, verdict }) => [text, WORDS[verdict]]),
      rival?.freerouting ?? "",
      rival?.tscircuit ?? "",
    ];
  });
  const header = ["goal", "must", "aim", "T: reached", "", "P: reached", "", "Freerouting 1.9 (T)", "tscircuit (T)"];
  return [
    "T: every net as tracks. P: pours kept and filled. KiCad judges both against the stripped board.",
    "",
    formatTable([header, ...lines]),
    ...(peers.length > 0 ? ["", ...peers] : []),
    "",
  ].join("\n");
}

function readSuites(variant: Variant): SuiteRows {
  return Object.fromEntries(
    SUITES.flatMap((suite) => {
      const rows = readRows({ suite, variant });
      return rows ? [[suite, rows]] : [];
    }),
  );
}

/** Peers that ran here, on the same stripped boards, against our rows where there are any. */
function peerLines(ours: SuiteRows): string[] {
  return PEERS.flatMap((peer) =>
    SUITES.flatMap((suite) => {
      const theirs = readRows({ suite, variant: "T", peer });
      return theirs ? [comparePeer({ name: `${peer} on ${suite}`, theirs, ours: ours[suite] ?? [] })] : [];
    }),
  );
}

interface Comparison {
  readonly name: string;
  readonly theirs: readonly Row[];
  readonly ours: readonly Row[];
}

/** How many boards each routes whole and without an error, and the vias where both route them whole. */
export function comparePeer({ name, theirs, ours }: Comparison): string {
  const pairs = theirs.flatMap((their) => {
    const own = ours.find(({ board }) => board === their.board);
    return own ? [{ own, their }] : [];
  });
  const whole = pairs.flatMap(({ own, their }) =>
    isComplete(own) && isComplete(their) ? [{ own: own.verdict.vias, their: their.verdict.vias }] : [],
  );
  const vias = `${sumOf(whole, ({ own }) => own)} : ${sumOf(whole, ({ their }) => their)}`;
  return [
    `${name}: ${theirs.filter(isClean).length} of ${theirs.length} boards complete without new errors`,
    ...(pairs.length > 0
      ? [
          `ours ${pairs.filter(({ own }) => isClean(own)).length} of ${pairs.length}`,
          `vias ours : theirs where both complete ${vias} on ${whole.length} boards`,
        ]
      : []),
  ].join("; ");
}
