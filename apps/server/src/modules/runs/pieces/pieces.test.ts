import { receiveMessageOnPort } from "node:worker_threads";
import { type TrialPiece, TrialRun } from "@tracewright/flows";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runPieces, runs } from "../../../platform/database/tables.ts";
import { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import { resistorBoard } from "../../../testkit/kicad-files.ts";
import { PLACE, waitForState } from "../../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import type { PieceAnswer } from "../../../threads/messages/piece-messages.ts";
import { unpackBoard } from "../../../threads/unpack-document.ts";
import { readDocument } from "../../documents/document-store.ts";
import { forgetOldPieces, type PieceRow } from "./piece-leases.ts";
import { PieceOffers } from "./piece-offers.ts";
import { pieceKind } from "./piece-worker.ts";
import { RUN_LOAD } from "./run-load.ts";

const PATIENT = { timeout: 60_000, interval: 50 };

let server: TestServer;
/** A placement that is over: pieces of it are offered here by hand. */
let run: typeof runs.$inferSelect;
let pieces: readonly TrialPiece[];
beforeAll(async () => {
  server = await startTestServer();
  const owner = await server.signedIn();
  const id = await owner.createProject("In pieces", [resistorBoard({ name: "pieces" })]);
  await owner.get(PLACE, { id });
  await waitForState(owner, id, /_COMPLETE$/);
  const [row] = await server.application.db.select().from(runs).where(eq(runs.projectId, id));
  if (row === undefined) throw new Error("a run was requested");
  run = row;
  pieces = [2, 1].map((candidate) => ({ candidate, edit: { lists: [], settings: [] }, seed: 1, mostVisits: 10_000 }));
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.application.db.delete(runPieces);
});

const kind = () => pieceKind(server.application);
const rows = (): Promise<PieceRow[]> => server.application.db.select().from(runPieces).orderBy(asc(runPieces.ticket));

/** Offers the pieces as the thread of a run does. */
async function offer(): Promise<PieceOffers> {
  const offers = new PieceOffers(server.application, run);
  offers.port.postMessage(pieces);
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2), PATIENT);
  return offers;
}

async function claimed(attempt: string): Promise<PieceRow> {
  const piece = await kind().claimNext(attempt);
  if (piece === undefined) throw new Error("a piece waits");
  return piece;
}

/** What the thread is brought next. */
function brought(offers: PieceOffers): Promise<PieceAnswer> {
  return vi.waitFor(() => {
    const received = receiveMessageOnPort(offers.port) as { readonly message: PieceAnswer } | undefined;
    expect(received).toBeDefined();
    return received!.message;
  }, PATIENT);
}

async function computedHere(piece: TrialPiece) {
  const trial = new TrialRun(unpackBoard(await readDocument(server.application, run.boardHash)), piece);
  while (trial.step(1_000) === "running");
  return trial.outcome();
}

test("a piece that another worker computes comes back as the run itself would have it, also to the run's next worker", async () => {
  const offers = await offer();
  const piece = await claimed("one");
  await kind().perform(piece, new WorkInHand(piece.id, "one"));
  const expected = { candidate: 2, trial: await computedHere(piece.input) };
  expect(await brought(offers)).toEqual(expected);
  // Its worker hands the run over.
  await offers.close(true);
  const next = await offer();
  expect(await brought(next)).toEqual(expected);
  expect((await rows()).map(({ status }) => status)).toEqual(["COMPLETE", "WAITING"]);
  await next.close(false);
  expect(await rows()).toEqual([]);
});

test("a piece of a dead worker waits again, and is left to its run after the third", async () => {
  const offers = await offer();
  for (const attempt of ["first", "second", "third"]) {
    const piece = await claimed(attempt);
    expect(piece.input.candidate).toBe(2);
    const [held] = await kind().listHeld();
    if (held === undefined) throw new Error("a piece is held");
    // A sign of life since it was looked at.
    expect(await kind().beat(piece.id, attempt)).toBe(true);
    await kind().takeBack(held);
    expect(await kind().beat(piece.id, attempt)).toBe(true);
    const [again] = await kind().listHeld();
    await kind().takeBack(again ?? held);
    expect(await kind().beat(piece.id, attempt)).toBe(false);
    // It wakes, and changes nothing.
    await kind().perform(piece, new WorkInHand(piece.id, attempt));
    expect((await rows()).map(({ outcome }) => outcome)).toEqual([null, null]);
  }
  expect((await rows()).map(({ status }) => status)).toEqual(["FAIL", "WAITING"]);
  await offers.close(false);
});

test("a piece makes way for a run of its process, and ends with the run that it is of", async () => {
  const { services, configuration } = server.application;
  const offers = await offer();
  const load = services.get(RUN_LOAD);
  const piece = await claimed("idle");
  const hand = new WorkInHand(piece.id, "idle");
  const performing = kind().perform(piece, hand);
  const ended = Promise.withResolvers<void>();
  expect(kind().hasRoom?.()).toBe(true);
  const working = Promise.all(Array.from({ length: configuration.workers }, () => load.during(() => ended.promise)));
  expect(kind().hasRoom?.()).toBe(false);
  expect(hand.isGivenBack).toBe(true);
  await performing;
  expect(await rows()).toMatchObject([{ status: "WAITING", attempts: 0, leaseOwner: null }, { status: "WAITING" }]);
  ended.resolve();
  await working;
  const other = await claimed("until the end");
  const stopped = new WorkInHand(other.id, "until the end");
  const stopping = kind().perform(other, stopped);
  await offers.close(false);
  await vi.waitFor(() => expect(stopped.isStopped).toBe(true), PATIENT);
  await stopping;
  expect(await rows()).toEqual([]);
});

test("pieces of runs that ended with their worker are thrown away", async () => {
  const offers = await offer();
  await offers.close(true);
  await forgetOldPieces(server.application.db);
  expect(await rows()).toEqual([]);
});
