import { availableParallelism } from "node:os";
import { eq } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type { PieceOutcome } from "../../../platform/database/piece-records.ts";
import { runs } from "../../../platform/database/tables.ts";
import { startStreamingWorker } from "../../../platform/streaming-worker.ts";
import type { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import type { WorkerOfKind, WorkKind } from "../../../platform/work/work-kind.ts";
import type { PieceInput } from "../../../threads/messages/piece-messages.ts";
import { PIECE_THREAD } from "../../../threads/thread-files.ts";
import { readDocument } from "../../documents/document-store.ts";
import {
  beatPiece,
  claimNextPiece,
  claimPiece,
  endPiece,
  givePieceBack,
  type HeldPiece,
  heldPieces,
  type PieceRow,
  takePieceBack,
  WAITING_PIECES,
} from "./piece-leases.ts";
import { RUN_LOAD } from "./run-load.ts";

/** A piece takes seconds, or a minute of a large board; what takes longer is left to its run. */
const MAX_SECONDS = 600;

/** The worker role for pieces of runs that other workers have: it takes one while it has fewer runs than it could have. */
export function startPieceWorker(application: Application): Promise<WorkerOfKind> {
  return application.work.start(pieceKind(application));
}

export function pieceKind(application: Application): WorkKind<PieceRow, HeldPiece> {
  const { db, configuration, services } = application;
  const load = services.get(RUN_LOAD);
  return {
    name: "run-piece",
    slots: 1,
    maxPerHolder: undefined,
    hasRoom: () => load.runs < configuration.workers,
    claimNext: (attempt) => claimNextPiece(db, attempt),
    claim: (id, attempt) => claimPiece(db, id, attempt),
    waiting: WAITING_PIECES,
    idOf: ({ id }) => id,
    beat: (id, attempt) => beatPiece(db, { id, attempt }),
    listHeld: () => heldPieces(db),
    takeBack: (lost) => takePieceBack(db, lost),
    perform: (piece, hand) => workOnPiece(application, piece, hand),
    isWanted: ({ kind }) => kind === "pieces-wanted",
    stoppedBy: () => undefined,
  };
}

async function workOnPiece(application: Application, piece: PieceRow, hand: WorkInHand): Promise<void> {
  const { db, configuration, pubSub, services } = application;
  const load = services.get(RUN_LOAD);
  const leaving = [
    load.onBegin(() => load.runs >= configuration.workers && hand.giveBack()),
    pubSub.subscribe((news) => {
      if (news.kind === "pieces-over" && news.runId === piece.runId) hand.stop();
    }),
  ];
  try {
    const outcome = await compute(application, piece, hand);
    if (hand.isGivenBack) return await givePieceBack(db, hand);
    if (hand.isStopped) return;
    const end = outcome ? ({ status: "COMPLETE", outcome } as const) : ({ status: "FAIL", outcome: null } as const);
    if (await endPiece(db, hand, end)) pubSub.publish({ kind: "piece-done", runId: piece.runId });
  } finally {
    for (const leave of leaving) leave();
  }
}

/** Undefined where the thread did not come to its end. */
async function compute(
  application: Application,
  { id, runId, input }: PieceRow,
  { signal }: WorkInHand,
): Promise<PieceOutcome | undefined> {
  const { db, configuration, log } = application;
  const [run] = await db.select({ boardHash: runs.boardHash }).from(runs).where(eq(runs.id, runId));
  if (run === undefined || signal.aborted) return undefined;
  const board = await readDocument(application, run.boardHash);
  let outcome: PieceOutcome | undefined;
  const thread = startStreamingWorker<PieceOutcome>(PIECE_THREAD, {
    input: {
      board,
      piece: input,
      threads: configuration.runThreads || Math.max(1, Math.floor(availableParallelism() / configuration.workers)),
    } satisfies PieceInput,
    memoryMb: configuration.runMemoryMb,
    seconds: MAX_SECONDS,
    receive: (message) => {
      outcome = message;
    },
  });
  const end = (): void => void thread.terminate();
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
  const ended = await thread.ended;
  if (outcome === undefined && !signal.aborted)
    log.error("piece of a run not computed", { run: runId, piece: id, ...ended });
  return outcome;
}
