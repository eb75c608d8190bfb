import { isJudged } from "../routing/row.ts";
import { isLegal, type PlacementRow } from "./row.ts";

export const HEADER: readonly string[] = [
  "board",
  "parts",
  "moved",
  "legal",
  "overlaps",
  "outside",
  "pad errors",
  "wire/human",
  "crossings/human",
  "decoupling/human",
  "apart",
  "open on trial",
  "best",
  "routed: open",
  "errors",
  "vias",
  "mm",
  "first s",
  "first CPU s",
  "placed CPU s",
  "s",
  "CPU s",
  "without room",
];

export function rowCells(row: PlacementRow): readonly string[] {
  const { board, parts, movable, candidates, human, apart, routed, firstLegalSeconds, seconds, unplaced } = row;
  const [compact, routable] = candidates;
  const each = (of: (candidate: (typeof candidates)[number]) => number | undefined) =>
    candidates.map((candidate) => of(candidate) ?? "?").join("/");
  const verdict = routed && isJudged(routed.row) ? routed.row.verdict : undefined;
  return [
    board.slice(0, 36),
    String(parts),
    String(movable),
    isLegal(row) ? "yes" : "NO",
    each(({ judged }) => judged?.overlaps),
    each(({ judged }) => judged?.outside),
    each(({ judged }) => judged?.padErrors),
    ratio(compact?.metrics.wireLengthMm, human.metrics.wireLengthMm),
    ratio(routable?.metrics.crossings, human.metrics.crossings),
    ratio(compact?.decoupling, human.decoupling),
    apart.toFixed(2),
    each(({ trial }) => trial && trial.total - trial.connected),
    routed?.profile ?? "",
    verdict ? String(verdict.unrouted) : (routed?.row.failure ?? ""),
    verdict ? String(routed?.row.errors) : "",
    verdict ? String(verdict.vias) : "",
    verdict ? verdict.lengthMm.toFixed(0) : "",
    firstLegalSeconds?.toFixed(1) ?? "never",
    row.firstLegalCpuSeconds?.toFixed(1) ?? "",
    row.placedCpuSeconds?.toFixed(1) ?? "",
    seconds.toFixed(1),
    row.cpuSeconds?.toFixed(1) ?? "",
    unplaced.join(" "),
  ];
}

function ratio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || !theirs ? "" : (ours / theirs).toFixed(2);
}
