import { formatTable } from "../suite/format-table.ts";
import type { LayoutReview } from "./layout-review.ts";
import type { Refusal } from "./refusals.ts";

/** A routed board beside the human's layout of it. */
export interface ReviewRow {
  readonly board: string;
  /** Whether KiCad finds the human's layout complete and without an error: the others do not count. */
  readonly isHumanClean: boolean;
  readonly human: LayoutReview;
  /** Absent where the router or KiCad gave no result. */
  readonly routed?: {
    readonly review: LayoutReview;
    readonly connections: number;
    readonly open: number;
    readonly errors: number;
    /** Of computing. */
    readonly seconds: number;
    readonly phase: string;
  };
  readonly refusals: readonly Refusal[];
  readonly failure?: string;
}

const HEADER = [
  ...["board", "conn.", "open", "errors", "on planes %", "far drops %", "detour p95", "thermal vias"],
  ...["pairs coupled", "vias", "mm", "CPU s", "phase", "signed"],
];

/** One line a board; where two values stand, the engine's comes first and the human's second. */
export function reviewTable(rows: readonly ReviewRow[]): string {
  return formatTable([HEADER, ...rows.map(cellsOf)]);
}

export function reviewLine(row: ReviewRow): string {
  return cellsOf(row).filter(Boolean).join("  ");
}

export function summariseReview(all: readonly ReviewRow[]): string {
  const rows = all.filter(({ isHumanClean }) => isHumanClean);
  const signed = rows.filter(isSigned).length;
  const counts = new Map<string, number>();
  for (const { refusals } of rows)
    for (const about of new Set(refusals.map((refusal) => refusal.about)))
      counts.set(about, (counts.get(about) ?? 0) + 1);
  const reasons = [...counts].toSorted(([, a], [, b]) => b - a).map(([about, count]) => `${about} ${count}`);
  const share = Math.round((100 * signed) / Math.max(1, rows.length));
  return [
    `signed: ${signed} of ${rows.length} boards with a clean human layout (${share} %)`,
    ...(reasons.length > 0 ? [`refused for: ${reasons.join(", ")}`] : []),
  ].join("\n");
}

function isSigned({ routed, refusals }: ReviewRow): boolean {
  return routed !== undefined && refusals.length === 0;
}

function cellsOf({ board, isHumanClean, human, routed, refusals, failure }: ReviewRow): string[] {
  if (!routed) return [board, ...Array.from({ length: HEADER.length - 2 }, () => ""), failure ?? "no result"];
  const { review } = routed;
  const both = (of: (review: LayoutReview) => string): string => `${of(review)} / ${of(human)}`;
  return [
    isHumanClean ? board : `${board} *`,
    String(routed.connections),
    String(routed.open),
    String(routed.errors),
    both(({ planes }) => percent(Object.keys(planes.layers).length > 0 ? planes.share : undefined)),
    both(({ drops }) => percent(drops?.share_over_2)),
    both(({ detour }) => detour.p95?.toFixed(2) ?? "-"),
    both(({ thermal }) => thermal.vias.join(",") || "-"),
    both(({ pairs }) => pairs.map(({ coupled }) => percent(coupled)).join(",") || "-"),
    both(({ style }) => String(style.vias)),
    both(({ style }) => style.length_mm.toFixed(0)),
    routed.seconds.toFixed(0),
    routed.phase,
    refusals.length === 0 ? "yes" : `no: ${refusals.map(({ text }) => text).join("; ")}`,
  ];
}

function percent(share: number | undefined): string {
  return share === undefined ? "-" : String(Math.round(100 * share));
}
