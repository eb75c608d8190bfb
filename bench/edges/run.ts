/**
 * The edge bench: forgets where the parts of a board stand, connectors too, places them, and counts which of those that belong
 * to the edge stand there and open out of the board; those that are more than the rim has room for in any placement are
 * counted apart. KiCad judges every candidate.
 *
 * `npm run bench -- edges [--suite bench|boards] [--boards a,b] [--effort 0.1] [--unjudged]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyEdit, type Board, type Footprint, type Intent } from "@tracewright/board";
import { findSeatless, measureEdges, measureRimRoom, startPlacement } from "@tracewright/placement";
import { judgeCandidates, straddlingParts } from "../placement/judge-candidates.ts";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard, type Suite } from "../suite/suite-boards.ts";

/** Holes stay: a case decides where they are. */
const FIXED = ["H*", "MH*"];
const STEP_WORK = 20_000;
const RESULTS = join(import.meta.dirname, "../results");

interface EdgeRow {
  readonly board: string;
  readonly parts: number;
  readonly edgeParts: number;
  /** More than the rim has room for in any placement, while parts stay apart, on their side and off what stays. */
  readonly tooMany: number;
  readonly human: number;
  /** Per candidate. */
  readonly out: readonly number[];
  readonly legal: readonly boolean[];
  /** Who stands elsewhere, in any candidate, and how far inside, in millimetres. */
  readonly missed: readonly string[];
}

const { values } = parseArgs({
  options: {
    suite: { type: "string", default: "bench" },
    boards: { type: "string" },
    effort: { type: "string", default: "0.1" },
    unjudged: { type: "boolean", default: false },
  },
});
const wanted = values.boards?.split(",");
const suite: Suite = values.suite === "boards" ? "boards" : "bench";
const rows: EdgeRow[] = [];
for (const { name, path } of listSuite(suite, requireSharedFolder())) {
  if (wanted && !wanted.some((part) => name.includes(part))) continue;
  const row = await placeFreely(readSuiteBoard({ path }), name);
  rows.push(row);
  process.stdout.write(`${formatTable([cellsOf(row)])}\n`);
}
const total = (of: (row: EdgeRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
const edgeParts = total((row) => row.edgeParts);
const shareOf = (count: number) => `${count} (${((100 * count) / Math.max(1, edgeParts)).toFixed(1)} %)`;
const ours = [0, 1, 2].map((index) => shareOf(total((row) => row.out[index] ?? 0))).join(", ");
const judge = values.unjudged ? "KiCad was not asked." : "KiCad judged every candidate.";
const text = `${formatTable([["board", "parts", "belong to the edge", "too many", "human", "ours", "legal", "elsewhere"], ...rows.map(cellsOf)])}

${edgeParts} parts of ${rows.length} boards belong to the edge, ${total((row) => row.tooMany)} more than the rims have room for while parts stay apart and on their side.
There and facing out: the human's ${shareOf(total((row) => row.human))}; compact, routable, orderly ${ours}.
Effort ${values.effort}. ${judge}
`;
process.stdout.write(`\n${text}`);
if (!wanted) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `edges-${suite}.txt`), text);
}

async function placeFreely(source: Board, board: string): Promise<EdgeRow> {
  const fixed = [...FIXED, ...straddlingParts(source)];
  const run = startPlacement(source, undefined, { strip: true, fixed, effort: Number(values.effort) });
  while (run.step(STEP_WORK) === "running");
  const { candidates, intents } = run.outcome();
  const free = intents.filter((intent) => intent.kind !== "edge" || !isFixed(source, intent, fixed));
  const placements = candidates.map(({ edit }) => applyEdit(source, edit));
  const standings = placements.map((placed) => measureEdges(placed, free));
  const judged = values.unjudged ? [] : await judgeCandidates(source, placements, `edges-${board}`);
  const human = measureEdges(source, free);
  const belonging = new Set(human.map(({ reference }) => reference));
  const isMoved = (part: Footprint) => placements.some(({ footprints }) => !footprints.includes(part));
  const staying = source.footprints.filter((part) => !isMoved(part));
  const parts = source.footprints.filter(({ reference }) => belonging.has(reference));
  // What some candidate seated has a seat.
  const isSeated = (reference: string) =>
    standings.some((list) => list.some((part) => part.reference === reference && part.atEdge && part.facesOut));
  const unseated = parts.filter(({ reference }) => !isSeated(reference));
  const seatless = findSeatless(source, unseated, { staying });
  const seatable = parts.filter((part) => !seatless.includes(part));
  const room = measureRimRoom(source, seatable, { staying });
  return {
    board,
    parts: source.footprints.length,
    edgeParts: human.length,
    tooMany: seatless.length + Math.max(0, seatable.length - room.most),
    human: human.filter(({ atEdge, facesOut }) => atEdge && facesOut).length,
    out: standings.map((list) => list.filter(({ atEdge, facesOut }) => atEdge && facesOut).length),
    legal: judged.map((answer) => !!answer && answer.overlaps + answer.outside + answer.padErrors === 0),
    missed: standings.flatMap((list, index) =>
      list
        .filter(({ atEdge, facesOut }) => !atEdge || !facesOut)
        .map(({ reference, gap }) => `${reference} in ${index + 1}: ${(gap / 1e6).toFixed(1)}`),
    ),
  };
}

/** Parts that did not move say nothing about the engine. */
function isFixed(source: Board, { part }: Extract<Intent, { kind: "edge" }>, fixed: readonly string[]): boolean {
  const isLocked = source.footprints.some(({ reference, locked }) => reference === part && locked);
  return (
    isLocked ||
    fixed.some((pattern) => (pattern.endsWith("*") ? part.startsWith(pattern.slice(0, -1)) : part === pattern))
  );
}

function cellsOf({ board, parts, edgeParts, tooMany, human, out, legal, missed }: EdgeRow): string[] {
  const verdicts = legal.map((isLegal) => (isLegal ? "yes" : "NO")).join("/");
  return [
    board.slice(0, 36),
    String(parts),
    String(edgeParts),
    String(tooMany),
    String(human),
    out.join("/"),
    verdicts,
    missed.join(", "),
  ];
}
