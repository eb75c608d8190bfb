import type { HumanRouting } from "../suite/suite-boards.ts";
import type { Verdict } from "./judge.ts";
import type { RoutedBoard } from "./route-one.ts";

export interface Row {
  readonly board: string;
  readonly human: HumanRouting;
  readonly routed?: RoutedBoard;
  readonly verdict?: Verdict;
  /** KiCad's routing errors beyond those of the stripped board. */
  readonly errors?: number;
  readonly fresh?: Readonly<Record<string, number>>;
  readonly failure?: string;
}

const HEADER = [
  "board",
  "conn.",
  "done %",
  "open",
  "vias",
  "human",
  "mm",
  "human",
  "÷tree",
  "errors",
  "seconds",
  "whole at",
  "phase",
  "notes",
];

export function formatTable(rows: readonly Row[], { header }: { header: boolean }): string {
  const cells = rows.map(cellsOf);
  const widths = [46, 6, 7, 5, 5, 6, 8, 8, 6, 7, 8, 9, 10, 0];
  return [...(header ? [HEADER] : []), ...cells]
    .map((row) =>
      row.map((cell, i) => (i === 0 || i > 11 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(" "),
    )
    .join("\n");
}

function cellsOf(row: Row): string[] {
  const { routed, verdict, human } = row;
  if (!routed || !verdict) return [row.board, `failed: ${row.failure ?? ""}`];
  const notes = [
    ...Object.entries(row.fresh ?? {}).map(([name, count]) => `${name} ${count}`),
    ...Object.entries(routed.reasons).map(([name, count]) => `${count} ${name}`),
    ...(routed.total - routed.connected === verdict.unrouted
      ? []
      : [`engine says ${routed.total - routed.connected} open`]),
    `step ≤ ${Math.round(routed.longestStepMs)} ms`,
  ];
  return [
    row.board,
    String(verdict.connections),
    completed(verdict).toFixed(1),
    String(verdict.unrouted),
    String(verdict.vias),
    String(human.vias),
    verdict.lengthMm.toFixed(0),
    human.lengthMm.toFixed(0),
    routed.overTree.toFixed(3),
    String(row.errors ?? ""),
    routed.seconds.toFixed(1),
    routed.completeAfter?.toFixed(1) ?? "",
    routed.phase,
    notes.join(", "),
  ];
}

export function completed(verdict: Verdict): number {
  return verdict.connections === 0 ? 100 : (100 * (verdict.connections - verdict.unrouted)) / verdict.connections;
}

export function summarise(rows: readonly Row[]): string {
  const judged = rows.flatMap((row) =>
    row.verdict && row.routed ? [{ ...row, verdict: row.verdict, routed: row.routed }] : [],
  );
  const whole = judged.filter((row) => row.verdict.unrouted === 0);
  const humanVias = judged.reduce((sum, row) => sum + row.human.vias, 0);
  const vias = judged.reduce((sum, row) => sum + row.verdict.vias, 0);
  const connections = judged.reduce((sum, row) => sum + row.verdict.connections, 0);
  const open = judged.reduce((sum, row) => sum + row.verdict.unrouted, 0);
  const cleanHuman = judged.filter((row) => row.human.clean);
  return [
    `${judged.length} of ${rows.length} boards judged: ${whole.length} complete, ${judged.filter((row) => row.errors === 0).length} without new errors, ` +
      `${judged.filter((row) => completed(row.verdict) >= 95).length} at 95 % or more, ${judged.filter((row) => completed(row.verdict) >= 99).length} at 99 % or more`,
    `${connections - open} of ${connections} connections made (${((100 * (connections - open)) / Math.max(1, connections)).toFixed(2)} %), ` +
      `new errors: ${judged.reduce((sum, row) => sum + (row.errors ?? 0), 0)}`,
    `vias ${vias}, human ${humanVias} (${(vias / Math.max(1, humanVias)).toFixed(2)})`,
    ...(cleanHuman.length === 0
      ? []
      : [
          `of ${cleanHuman.length} boards whose human routing is clean: ${cleanHuman.filter((row) => row.verdict.unrouted === 0 && row.errors === 0).length} complete and clean`,
        ]),
  ].join("\n");
}
