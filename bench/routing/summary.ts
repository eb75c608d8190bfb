import { baselinesOf, readBaselines } from "../baselines/read-baselines.ts";
import { formatTable } from "../suite/format-table.ts";
import { SUITES } from "../suite/suite-boards.ts";
import { GOALS, type GoalVerdict, isClean, type SuiteRows, sumOf } from "./goals.ts";
import { PEERS, type Peer } from "./peers.ts";
import { readRows } from "./result-files.ts";
import { rivalCells } from "./rivals.ts";
import { isComplete } from "./row.ts";
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

/** Peers that ran here, on the same stripped boards, against our rows. */
function peerLines(ours: SuiteRows): string[] {
  return PEERS.flatMap((peer) =>
    SUITES.flatMap((suite) => {
      const theirs = readRows({ suite, variant: "T", peer });
      return theirs ? [comparePeer(peer, suite, { ours: ours[suite] ?? [], theirs })] : [];
    }),
  );
}

function comparePeer(peer: Peer, suite: string, { ours, theirs }: Record<"ours" | "theirs", SuiteRows["bench"] & {}>) {
  const clean = theirs.filter(isClean).length;
  const both = theirs.filter(isComplete).flatMap((row) => {
    const own = ours.find(({ board }) => board === row.board);
    return own && isComplete(own) ? [{ own: own.verdict.vias, their: row.verdict.vias }] : [];
  });
  const vias = `${sumOf(both, ({ own }) => own)} : ${sumOf(both, ({ their }) => their)}`;
  return `${peer} on ${suite}: ${clean} of ${theirs.length} boards complete without new errors (ours ${ours.filter(isClean).length}); vias where both complete ${vias} on ${both.length} boards`;
}
