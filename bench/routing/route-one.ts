/**
 * Strips and routes one board in a process of its own: `node route-one.ts BOARD FOLDER SECONDS T|P [THREADS [TIME]]`. Writes
 * `stripped.kicad_pcb` and `routed.kicad_pcb` with their projects and prints one JSON line. The clock lives here; the
 * engine only counts work.
 */
import { join } from "node:path";
import { applyEdit, type Board, indexBoard, type NetId } from "@tracewright/board";
import { type DrivenRun, routeBoard } from "@tracewright/flows";
import { type Crew, startRouting } from "@tracewright/routing";
import { startCrew } from "@tracewright/threads";
import { writeBoardFiles } from "../suite/judge-board.ts";
import { readSuiteBoard } from "../suite/suite-boards.ts";
import type { RoutedBoard } from "./row.ts";
import { type Clock, startClock, TIME_KINDS } from "./start-clock.ts";
import { stripBoard, type Variant } from "./strip-board.ts";
import { measureTrees } from "./tree-length.ts";

/** What a router hands over at the end. */
interface Routed {
  readonly board: Board;
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly length: number;
  readonly open: readonly OpenEnds[];
}

interface OpenEnds {
  readonly net: string;
  readonly from: { readonly label: string };
  readonly to: { readonly label: string };
  readonly reason: { readonly kind: string; readonly message: string };
}

const [path, folder, limit, variant, workers = "1", time = "wall"] = process.argv.slice(2);
const kind = TIME_KINDS.find((known) => known === time);
if (!path || !folder || !limit || !kind || (variant !== "T" && variant !== "P"))
  throw new Error("usage: route-one.ts BOARD FOLDER SECONDS T|P [THREADS [wall|processor]]");
const startItsClock = () => startClock(Number(limit), kind, Number(workers));
process.stdout.write(`${JSON.stringify(await routeOne(path, folder, variant, startItsClock))}\n`);

async function routeOne(
  path: string,
  folder: string,
  variant: Variant,
  startItsClock: () => Clock,
): Promise<RoutedBoard> {
  const source = readSuiteBoard({ path });
  const stripped = stripBoard(source, variant);
  writeBoardFiles(stripped, join(folder, "stripped"));
  const clock = startItsClock();
  const threads = startCrew({ threads: Number(workers), onLost: ({ message }) => clock.trace(message) });
  const routed = await (variant === "T" ? routeAsTracks : routeWithPours)(stripped, clock, threads.crew);
  const seconds = clock.seconds();
  await threads.close();
  writeBoardFiles(routed.board, join(folder, "routed"));
  const { board, connected, total, vias, length, open } = routed;
  const reasons: Record<string, number> = {};
  for (const { reason } of open) reasons[reason.kind] = (reasons[reason.kind] ?? 0) + 1;
  for (const { net, from, to, reason } of open) clock.trace(`${net}: ${from.label} to ${to.label}: ${reason.message}`);
  const { finished, phase, completeAfter, longestStepMs, curve } = clock.seen();
  return {
    connected,
    total,
    vias,
    lengthMm: length / 1e6,
    ...measureTrees(board, netsThatCount(board, open)),
    seconds,
    finished,
    phase,
    // Whether pours join what they should is known at the end alone.
    ...(connected === total && { completeAfter: variant === "T" ? (completeAfter ?? seconds) : seconds }),
    reasons,
    longestStepMs,
    curve,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

function routeAsTracks(stripped: Board, clock: Clock, crew: Crew | undefined): Routed {
  const run = startRouting(stripped, { seed: 1, ...(crew && { crew }) });
  clock.drive(run);
  const outcome = run.outcome();
  return { ...outcome, board: applyEdit(stripped, outcome.edit) };
}

async function routeWithPours(stripped: Board, clock: Clock, crew: Crew | undefined): Promise<Routed> {
  const drive = (run: DrivenRun) => clock.drive(run);
  const routed = await routeBoard(stripped, { strip: true, pours: "keep", seed: 1, crew, drive });
  if (routed === "stopped") throw new Error("nobody stopped the run");
  const { board, connections, added, open } = routed;
  return { board, ...connections, ...added, open };
}

/** Whole nets without a pour: of the others the tracks alone say nothing about length. */
function netsThatCount(board: Board, open: readonly OpenEnds[]): (net: NetId) => boolean {
  const { netById, zonesByNet } = indexBoard(board);
  const parted = new Set(open.map(({ net }) => net));
  return (net) => !zonesByNet.has(net) && !parted.has(netById.get(net)?.name ?? "");
}
