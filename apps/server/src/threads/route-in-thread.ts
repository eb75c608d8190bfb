import { applyEdit, type Board, type Finding, toMm } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { type RoutingOutcome, type RoutingRun, resumeRouting, startRouting, stripRouting } from "@tracewright/routing";
import { driveEngine } from "./drive-engine.ts";
import { withFilledZones } from "./fill-pours.ts";
import { packBoard } from "./pack-document.ts";
import type { RoutingOptions, RunPreview, RunProgress, RunResult } from "./protocol.ts";
import type { RunContext } from "./run-context.ts";
import { unpackBoard } from "./unpack-document.ts";

/** More findings than anybody reads. */
const MOST_FINDINGS = 500;
/** The API's integers have 32 bits. */
const MOST_CONFLICTS = 2 ** 31 - 1;

/** Routes a board: strip when asked, route, fill the pours again, and check the result before anybody sees it. */
export async function routeInThread(context: RunContext, options: RoutingOptions): Promise<void> {
  const { input, post } = context;
  const board = await prepareBoard(unpackBoard(input.board), options);
  const engineOptions = { seed: options.seed };
  const run = input.checkpoint
    ? resumeRouting(board, input.checkpoint, engineOptions)
    : startRouting(board, engineOptions);
  const progress = () => presentProgress(run);
  const ended = driveEngine({ ...context, engine: run, progress, preview: () => presentPreview(run, options) });
  if (ended === "stopped") return;
  post({ kind: "progress", progress: { ...progress(), phase: "check" }, preview: presentPreview(run, options) });
  const outcome = run.outcome();
  const routed = await withFilledZones(applyEdit(board, outcome.edit));
  post({ kind: "finished", progress: { ...progress(), percent: 100 }, results: [summarise(routed, outcome)] });
}

async function prepareBoard(board: Board, { strip, pours }: RoutingOptions): Promise<Board> {
  const kept = strip || pours === "TRACKS" ? strippedBoard(board, { strip, pours }) : board;
  return withFilledZones(kept);
}

/** Pours go with or without the tracks: `strip` decides over tracks and vias, `pours` over zones. */
function strippedBoard(board: Board, { strip, pours }: Pick<RoutingOptions, "strip" | "pours">): Board {
  const edit = stripRouting(board, { pours: pours === "TRACKS" ? "remove" : "keep" });
  const lists = strip ? edit.lists : edit.lists.filter(({ list }) => list === "zones");
  return applyEdit(board, { ...edit, lists });
}

function presentProgress(run: RoutingRun): RunProgress {
  const { percent, phase, connected, total, vias, length, conflicts } = run.progress();
  // Before its first round the engine knows of none and says so with a number beyond what the API can carry.
  const known = conflicts <= MOST_CONFLICTS ? conflicts : null;
  return { percent, phase, connected, total, vias, lengthMm: toMm(length), conflicts: known };
}

function presentPreview(run: RoutingRun, { strip }: RoutingOptions): RunPreview {
  const { tracks, vias } = run.preview();
  return {
    ...(strip && { strip }),
    tracks: tracks.map(({ start, end, width, layer, net }) => ({ start, end, width, layer, ...(net && { net }) })),
    vias: vias.map(({ position, diameter, drill, net }) => ({ position, diameter, drill, ...(net && { net }) })),
  };
}

function summarise(board: Board, outcome: RoutingOutcome): RunResult {
  const { findings, connections } = checkBoard(board);
  const netNames = new Map<string, string>(board.nets.map(({ id, name }) => [id, name]));
  return {
    board: packBoard(board),
    placement: null,
    routing: {
      complete: connections.connected === connections.total,
      connected: connections.connected,
      total: connections.total,
      vias: board.vias.length,
      lengthMm: toMm(copperLength(board)),
      findings: worstFirst(findings),
      open: outcome.open.map(({ net, from, to, reason }) => ({
        net: netNames.get(net) ?? net,
        from: { item: from.item, x: from.x, y: from.y },
        to: { item: to.item, x: to.x, y: to.y },
        reason: reason.message,
      })),
    },
  };
}

function copperLength(board: Board): number {
  return Math.round(
    board.tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0),
  );
}

/** Errors before warnings; the stored list has an end. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  const sorted = [...findings].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  return sorted.slice(0, MOST_FINDINGS);
}
