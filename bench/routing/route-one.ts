/**
 * Strips and routes one board in a process of its own: `node route-one.ts BOARD OUTDIR SECONDS`. Writes
 * `stripped.kicad_pcb` and `routed.kicad_pcb` with their projects and prints one JSON line. The clock lives here; the
 * engine only counts work.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, type Board, indexBoard, padPosition } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";
import { startRouting, stripRouting } from "@tracewright/routing";
import { readSuiteBoard } from "../suite/suite-boards.ts";

export interface RoutedBoard {
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly lengthMm: number;
  /** Of the nets that are whole: track length over that of the octilinear minimum spanning tree of their pads. */
  readonly overTree: number;
  readonly seconds: number;
  readonly finished: boolean;
  readonly phase: string;
  /** Seconds until every connection was made, where that happened. */
  readonly completeAfter?: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly longestStepMs: number;
}

/** The last line traced. */
let traced = "";

const [path, outDir, seconds] = process.argv.slice(2);
if (!path || !outDir || !seconds) throw new Error("usage: route-one.ts BOARD OUTDIR SECONDS");
process.stdout.write(`${JSON.stringify(routeOne(path, outDir, Number(seconds)))}\n`);

function routeOne(path: string, outDir: string, seconds: number): RoutedBoard {
  const source = readSuiteBoard({ path });
  const stripped = applyEdit(source, stripRouting(source, { pours: "remove" }));
  write(stripped, join(outDir, "stripped"));
  const start = performance.now();
  const run = startRouting(stripped, { seed: 1 });
  let completeAfter: number | undefined;
  let longestStepMs = 0;
  let status = run.step(0);
  while (status === "running" && performance.now() - start < seconds * 1000) {
    const before = performance.now();
    status = run.step(20_000);
    longestStepMs = Math.max(longestStepMs, performance.now() - before);
    const { connected, total } = run.progress();
    if (connected === total) completeAfter ??= (performance.now() - start) / 1000;
    if (process.env.BENCH_TRACE) trace(JSON.stringify(run.progress()), start);
  }
  const { phase } = run.progress();
  const outcome = run.outcome();
  const elapsed = (performance.now() - start) / 1000;
  const routed = applyEdit(stripped, outcome.edit);
  write(routed, join(outDir, "routed"));
  const reasons: Record<string, number> = {};
  for (const { reason } of outcome.open) reasons[reason.kind] = (reasons[reason.kind] ?? 0) + 1;
  if (process.env.BENCH_TRACE)
    for (const open of outcome.open)
      process.stderr.write(`${open.net}: ${open.from.label} to ${open.to.label}: ${open.reason.message}\n`);
  return {
    connected: outcome.connected,
    total: outcome.total,
    vias: outcome.vias,
    lengthMm: outcome.length / 1e6,
    overTree: overTree(routed, new Set(outcome.open.map((open) => open.net))),
    seconds: elapsed,
    finished: status === "finished",
    phase,
    ...(completeAfter !== undefined && { completeAfter }),
    reasons,
    longestStepMs,
  };
}

function trace(line: string, start: number): void {
  if (line === traced) return;
  traced = line;
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s ${line}\n`);
}

function write(board: Board, stem: string): void {
  const files = writeKicadBoard(board);
  mkdirSync(join(stem, ".."), { recursive: true });
  writeFileSync(`${stem}.kicad_pcb`, files.board);
  writeFileSync(`${stem}.kicad_pro`, files.project);
  if (files.rules) writeFileSync(`${stem}.kicad_dru`, files.rules);
}

function overTree(board: Board, open: ReadonlySet<string>): number {
  const index = indexBoard(board);
  let tree = 0;
  let copper = 0;
  for (const net of board.nets) {
    const pads = index.padsByNet.get(net.id) ?? [];
    if (pads.length < 2 || open.has(net.name)) continue;
    tree += octilinearTree(pads.map(({ footprint, pad }) => padPosition(footprint, pad)));
    for (const { start, end } of index.tracksByNet.get(net.id) ?? [])
      copper += Math.hypot(end.x - start.x, end.y - start.y);
  }
  return tree > 0 ? copper / tree : 1;
}

function octilinearTree(points: readonly { x: number; y: number }[]): number {
  const distance = points.map(() => Number.POSITIVE_INFINITY);
  const done = points.map(() => false);
  let current = 0;
  let total = 0;
  for (let n = 1; n < points.length; n++) {
    done[current] = true;
    let next = -1;
    points.forEach((point, i) => {
      if (done[i]) return;
      const dx = Math.abs(point.x - points[current]!.x);
      const dy = Math.abs(point.y - points[current]!.y);
      distance[i] = Math.min(distance[i]!, Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy));
      if (next < 0 || distance[i]! < distance[next]!) next = i;
    });
    total += distance[next]!;
    current = next;
  }
  return total;
}
