import { applyEdit, type Board, type Finding } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fillZones } from "@tracewright/pours";
import { type RoutingOutcome, startRouting, stripRouting } from "@tracewright/routing";
import { createProgressBar } from "./progress-bar.ts";
import { runEngine } from "./run-engine.ts";
import type { Terminal } from "./terminal.ts";

export interface RouteOptions {
  readonly strip: boolean;
  /** `keep`: zones stay and are filled; `tracks`: they go, and every net is routed as tracks. */
  readonly pours: "keep" | "tracks";
  readonly seconds: number;
  readonly seed: number;
}

export interface RoutedBoard {
  readonly board: Board;
  readonly outcome: RoutingOutcome;
  /** Judged on the finished board, pours filled. */
  readonly findings: readonly Finding[];
  readonly connections: { readonly total: number; readonly connected: number };
  readonly seconds: number;
}

/** Routes a board within the time: strip, fill, route, fill again, judge. */
export async function routeBoard(source: Board, options: RouteOptions, terminal: Terminal): Promise<RoutedBoard> {
  let board = source;
  if (options.strip || options.pours === "tracks")
    board = applyEdit(board, stripRouting(board, { pours: options.pours === "tracks" ? "remove" : "keep" }));
  board = await withFilledZones(board);
  const run = startRouting(board, { seed: options.seed });
  const bar = createProgressBar(terminal);
  const seconds = runEngine(run, {
    seconds: options.seconds,
    onStep: (elapsed) => {
      const { percent, phase, connected, total, vias } = run.progress();
      bar.update(percent, `${phase}: ${connected}/${total} connections, ${vias} vias, ${elapsed.toFixed(0)} s`);
    },
  });
  bar.end();
  const outcome = run.outcome();
  board = await withFilledZones(applyEdit(board, outcome.edit));
  const { findings, connections } = checkBoard(board);
  return { board, outcome, findings, connections, seconds };
}

async function withFilledZones(board: Board): Promise<Board> {
  if (board.zones.every((zone) => zone.keepout)) return board;
  return applyEdit(board, await fillZones(board));
}
