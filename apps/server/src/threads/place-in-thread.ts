import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { applyEdit, type Board, type ItemId, indexBoard } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import {
  countErrors,
  errorsOf,
  growthOf,
  resumeGrowingPlacement,
  startGrowingPlacement,
  type TrialHelp,
  type TrialPlacement,
  type TriedCandidate,
  withFilledZones,
} from "@tracewright/flows";
import { growProposedBoard } from "@tracewright/footprints";
import { startCrew } from "@tracewright/threads";
import { driveEngine } from "./drive-engine.ts";
import type { PieceAnswer, PieceOffer } from "./messages/piece-messages.ts";
import type { PlacementNote, PlacementNoteKind } from "./messages/placement-summary.ts";
import type { RunProgress } from "./messages/run-messages.ts";
import type { PlacementOptions } from "./messages/run-options.ts";
import type { RunPreview } from "./messages/run-preview.ts";
import type { RunResult } from "./messages/run-result.ts";
import { packBoard } from "./pack-document.ts";
import { worstFirst } from "./route-in-thread.ts";
import type { RunContext } from "./run-context.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

/** Places a board's parts in three ways, routes each on trial, and checks every candidate before anybody sees it. */
export async function placeInThread(context: RunContext, options: PlacementOptions): Promise<void> {
  const { input, post } = context;
  const board = unpackBoard(input.board);
  const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
  const threads = startCrew({
    threads: input.threads,
    onLost: ({ message }) => post({ kind: "warning", message }),
  });
  const { seed, fixed, choice, control } = options;
  const engineOptions = {
    ...control,
    seed,
    fixed,
    crew: threads.crew,
    placingCrew: threads.placingCrew,
    ...(input.help && { help: helpThrough(input.help) }),
    ...(choice && { choice }),
    ...(circuit && { grow: (proposed: Board) => growProposedBoard(proposed, circuit) }),
  };
  const run = input.checkpoint
    ? resumeGrowingPlacement(board, circuit, input.checkpoint, engineOptions)
    : startGrowingPlacement(board, circuit, engineOptions);
  const progress = () => presentProgress(run);
  const ended = driveEngine({ ...context, engine: run, progress, preview: () => presentPreview(run) });
  input.help?.close();
  await threads.close();
  if (ended === "stopped") return;
  post({ kind: "progress", progress: { ...progress(), phase: "check" }, preview: presentPreview(run) });
  const { candidates, unplaced, intents } = run.outcome();
  const legal = candidates.filter((candidate) => candidate.unplaced.length === 0);
  if (legal.length === 0) {
    const message = describeFailure(unplaced.map(({ reason }) => reason));
    const parts = unplaced.map(({ reference, needsMm, largestFreeMm }) => ({ reference, needsMm, largestFreeMm }));
    post({ kind: "failed", message, parts });
    return;
  }
  const before = errorsOf(board);
  const results = await Promise.all(legal.map((candidate) => summarise(board, candidate, before)));
  post({ kind: "finished", progress: { ...progress(), percent: 100 }, results, intents });
}

/** Engines step synchronously, so messages are taken from the port by hand. */
function helpThrough(port: MessagePort): TrialHelp {
  return {
    offer: (pieces) => port.postMessage(pieces satisfies PieceOffer),
    poll: () => (receiveMessageOnPort(port) as { readonly message: PieceAnswer } | undefined)?.message,
  };
}

function describeFailure(reasons: readonly string[]): string {
  if (reasons.length === 0) return "No legal placement was found in the time given. Nothing was changed.";
  const shown =
    reasons.slice(0, 5).join(" ") + (reasons.length > 5 ? ` ${reasons.length - 5} further parts lack room.` : "");
  return `${shown} Nothing was changed. Enlarge the outline, or unfix parts.`;
}

function presentProgress(run: TrialPlacement): RunProgress {
  const { percent, phase, trial } = run.progress();
  const { connected = null, total = null, vias = null } = trial ?? {};
  return { percent, phase, connected, total, vias, lengthMm: null, conflicts: null };
}

function presentPreview(run: TrialPlacement): RunPreview {
  return { footprints: run.preview() };
}

async function summarise(source: Board, candidate: TriedCandidate, before: number): Promise<RunResult> {
  const board = await withFilledZones(applyEdit(source, candidate.edit));
  const { findings } = checkBoard(board);
  // Open connections are the next task's business; what parts do to each other is this one's.
  const { metrics, trial, apart } = candidate;
  const own = findings.filter(({ rule, items }) => rule !== "unconnected_items" && touchesParts(board, items));
  return {
    board: packBoard(board),
    placement: {
      profile: candidate.profile,
      metrics: {
        ...metrics,
        ...(apart !== undefined && { apartPercent: 100 * apart }),
        ...(trial && {
          trialOpen: trial.total - trial.connected,
          trialRouted: trial.total === 0 ? 100 : (100 * trial.connected) / trial.total,
          trialVias: trial.vias,
          trialLengthMm: trial.lengthMm,
          trialMillionVisits: trial.visits / 1e6,
          trialCut: trial.isCut ? 1 : 0,
        }),
      },
      findings: worstFirst(own),
      errors: { before, after: countErrors(findings) },
      removed: { tracks: source.tracks.length - board.tracks.length, vias: source.vias.length - board.vias.length },
      compromises: candidate.compromises.map(({ message }) => message),
      notes: [...notesOnGrowth(source, board), ...notesOf(candidate)],
    },
    routing: null,
  };
}

/** What became of a proposed board on which too many connections stayed open. */
function notesOnGrowth(source: Board, board: Board): PlacementNote[] {
  const { copperLayers, sizeMm } = growthOf(source, board) ?? {};
  return [
    ...(copperLayers === undefined ? [] : [{ kind: "more-layers" as const, parts: [String(copperLayers)] }]),
    ...(sizeMm ? [{ kind: "larger-board" as const, parts: [`${sizeMm.join(" × ")} mm`] }] : []),
  ];
}

/** What was given up, the parts of a kind together. */
function notesOf({ compromises, references: { smaller, hidden } }: TriedCandidate): PlacementNote[] {
  const told: { kind: PlacementNoteKind; reference: string }[] = [
    ...compromises.map(({ kind, reference }) => ({ kind, reference })),
    ...hidden.map(({ role, reference }) => ({ kind: `${role}-hidden` as const, reference })),
    ...smaller.map(({ role, reference }) => ({ kind: `${role}-smaller` as const, reference })),
  ];
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    parts: told.flatMap((note) => (note.kind === kind ? [note.reference] : [])),
  }));
}

function touchesParts(board: Board, items: readonly ItemId[]): boolean {
  const { footprintById, padById } = indexBoard(board);
  return items.some((item) => footprintById.has(item) || padById.has(item));
}
