import type { Baseline } from "../baselines/read-baselines.ts";
import { formatTable } from "../suite/format-table.ts";
import { connectionsOf, isComplete, isJudged, type Row } from "./row.ts";

const HEADER = [
  ...["board", "conn.", "done %", "open", "errors", "vias", "FR vias", "FR open", "human vias"],
  ...["mm", "human mm", "÷tree", "seconds", "whole at", "MB", "phase", "notes"],
];

/** One line a board: our result, Freerouting's and the human's where they are known, and KiCad's remarks. */
export function boardTable(rows: readonly Row[], baselines: readonly Baseline[]): string {
  const byBoard = new Map(baselines.map((baseline) => [baseline.board, baseline]));
  return formatTable([HEADER, ...rows.map((row) => cellsOf(row, byBoard.get(row.board)))]);
}

/** The same line alone, as boards come in. */
export function boardLine(row: Row): string {
  return cellsOf(row, undefined).filter(Boolean).join("  ");
}

function cellsOf(row: Row, baseline: Baseline | undefined): string[] {
  const { human } = row;
  const { asked } = connectionsOf(row);
  const connections = asked > 0 ? String(asked) : "";
  const rival = baseline?.freerouting;
  const rivals = [rival ? String(rival.vias) : "", rival ? String(rival.open) : "", human ? String(human.vias) : ""];
  const humanMm = human ? human.lengthMm.toFixed(0) : "";
  if (!isJudged(row))
    return [
      ...[row.board, connections, "", "", "", "", ...rivals, "", humanMm, "", "", "", "", "failed"],
      row.failure ?? "",
    ];
  const { routed, verdict } = row;
  return [
    row.board,
    connections,
    completed(row).toFixed(1),
    String(verdict.unrouted),
    String(row.errors),
    String(verdict.vias),
    ...rivals,
    verdict.lengthMm.toFixed(0),
    humanMm,
    routed.overTree.toFixed(3),
    routed.seconds.toFixed(1),
    // KiCad has the last word on whether it was.
    (isComplete(row) && routed.completeAfter?.toFixed(1)) || "",
    routed.peakMb?.toFixed(0) ?? "",
    routed.phase,
    notesOn(row).join(", "),
  ];
}

function notesOn(row: Row): string[] {
  if (!isJudged(row)) return [];
  const { routed, verdict } = row;
  const open = (routed.total ?? 0) - (routed.connected ?? 0);
  const tells = routed.total !== undefined && open !== verdict.unrouted;
  return [
    ...Object.entries(row.fresh ?? {}).map(([name, count]) => `${name} ${count}`),
    ...Object.entries(routed.reasons).map(([name, count]) => `${count} ${name}`),
    ...(tells ? [`engine says ${open} open`] : []),
    ...(routed.longestStepMs === undefined ? [] : [`step ≤ ${Math.round(routed.longestStepMs)} ms`]),
  ];
}

/** Per cent of the connections that are made. */
export function completed(row: Row): number {
  const { made, asked } = connectionsOf(row);
  return asked === 0 ? 100 : (100 * made) / asked;
}

export function summarise(rows: readonly Row[]): string {
  const judged = rows.filter(isJudged);
  const clean = judged.filter(({ errors }) => errors === 0);
  const { made, asked } = sumConnections(rows);
  const sum = (of: (row: (typeof judged)[number]) => number) => judged.reduce((total, row) => total + of(row), 0);
  const compared = judged.filter(({ human }) => human);
  const vias = compared.reduce((total, { verdict }) => total + verdict.vias, 0);
  const humanVias = compared.reduce((total, { human }) => total + (human?.vias ?? 0), 0);
  const atLeast = (percent: number) => judged.filter((row) => completed(row) >= percent).length;
  return [
    `${judged.length} of ${rows.length} boards judged: ${rows.filter(isComplete).length} complete, ${clean.length} without new errors, ` +
      `${atLeast(95)} at 95 % or more, ${atLeast(99)} at 99 % or more`,
    `${made} of ${asked} connections made (${((100 * made) / Math.max(1, asked)).toFixed(2)} %), new errors: ${sum(({ errors }) => errors)}`,
    ...(compared.length > 0
      ? [`vias ${vias}, human ${humanVias} (${(vias / Math.max(1, humanVias)).toFixed(2)})`]
      : []),
  ].join("\n");
}

export function sumConnections(rows: readonly Row[]): { readonly made: number; readonly asked: number } {
  return rows
    .map(connectionsOf)
    .reduce((sum, { made, asked }) => ({ made: sum.made + made, asked: sum.asked + asked }), {
      made: 0,
      asked: 0,
    });
}
