import { applyEdit, type Board, type ItemId, indexBoard } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { withFilledZones } from "@tracewright/flows";
import { type PlacementCandidate, type PlacementRun, resumePlacement, startPlacement } from "@tracewright/placement";
import { driveEngine } from "./drive-engine.ts";
import { packBoard } from "./pack-document.ts";
import type { PlacementOptions, RunPreview, RunProgress, RunResult } from "./protocol.ts";
import { worstFirst } from "./route-in-thread.ts";
import type { RunContext } from "./run-context.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

/** Places a board's parts in three ways, and checks every candidate before anybody sees it. */
export async function placeInThread(context: RunContext, options: PlacementOptions): Promise<void> {
  const { input, post } = context;
  const board = unpackBoard(input.board);
  const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
  const engineOptions = { seed: options.seed, fixed: options.fixed };
  const run = input.checkpoint
    ? resumePlacement(board, circuit, input.checkpoint, engineOptions)
    : startPlacement(board, circuit, engineOptions);
  const progress = () => presentProgress(run);
  const ended = driveEngine({ ...context, engine: run, progress, preview: () => presentPreview(run) });
  if (ended === "stopped") return;
  post({ kind: "progress", progress: { ...progress(), phase: "check" }, preview: presentPreview(run) });
  const { candidates, unplaced } = run.outcome();
  const legal = candidates.filter((candidate) => candidate.unplaced.length === 0);
  if (legal.length === 0) {
    post({ kind: "failed", message: describeFailure(unplaced.map(({ reason }) => reason)) });
    return;
  }
  const results = await Promise.all(legal.map((candidate) => summarise(board, candidate)));
  post({ kind: "finished", progress: { ...progress(), percent: 100 }, results });
}

function describeFailure(reasons: readonly string[]): string {
  if (reasons.length === 0) return "No legal placement was found in the time given. Nothing was changed.";
  const shown =
    reasons.slice(0, 5).join(" ") + (reasons.length > 5 ? ` ${reasons.length - 5} further parts lack room.` : "");
  return `${shown} Nothing was changed. Enlarge the outline, or free parts that stand fixed.`;
}

function presentProgress(run: PlacementRun): RunProgress {
  const { percent, phase } = run.progress();
  return { percent, phase, connected: null, total: null, vias: null, lengthMm: null, conflicts: null };
}

function presentPreview(run: PlacementRun): RunPreview {
  return { footprints: run.preview() };
}

async function summarise(source: Board, candidate: PlacementCandidate): Promise<RunResult> {
  const board = await withFilledZones(applyEdit(source, candidate.edit));
  const { findings } = checkBoard(board);
  // Open connections are the next task's business; what parts do to each other is this one's.
  const own = findings.filter(({ rule, items }) => rule !== "unconnected_items" && touchesParts(board, items));
  return {
    board: packBoard(board),
    placement: {
      profile: candidate.profile,
      metrics: { ...candidate.metrics },
      findings: worstFirst(own),
      compromises: candidate.compromises.map(({ message }) => message),
    },
    routing: null,
  };
}

function touchesParts(board: Board, items: readonly ItemId[]): boolean {
  const { footprintById, padById } = indexBoard(board);
  return items.some((item) => footprintById.has(item) || padById.has(item));
}
