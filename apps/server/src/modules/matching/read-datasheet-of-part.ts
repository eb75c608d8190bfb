import { and, eq, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ERROR_CODES } from "../../platform/application-error.ts";
import { datasheetMatchings, partMatches } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { StreamingWorkerEnd } from "../../platform/streaming-worker.ts";
import type { WorkInHand } from "../../platform/work/work-in-hand.ts";
import type { ReadDatasheetMessage } from "../../threads/messages/read-datasheet-messages.ts";
import { DATASHEET_THREAD } from "../../threads/thread-files.ts";
import { datasheetKey } from "./datasheet-store.ts";
import { type DatasheetMatchingRow, MAX_ATTEMPTS } from "./match-store.ts";
import { settledStatus } from "./settled-status.ts";
import { workInThread } from "./work-in-thread.ts";

/** A manual of 4000 pages on a slow machine. */
const READING_SECONDS = 600;
const TELL_EVERY_MS = 250;

/**
 * What reading may take of a thread's own time, in seconds: to open the file, and for each page that was read more
 * for the next ones. A page of text takes some hundredths. A file of a kilobyte can unpack to gigabytes, or draw
 * itself a million times.
 */
export interface ReadingBudget {
  readonly opening: number;
  readonly page: number;
}

export const READING_BUDGET: ReadingBudget = { opening: 15, page: 0.2 };

type Outcome = Extract<ReadDatasheetMessage, { kind: "read" | "refused" }>;

/** Reads the datasheet of a part in a thread, tells how far it is, and writes down what it says. */
export async function readDatasheetOfPart(
  application: Application,
  matching: DatasheetMatchingRow,
  hand: WorkInHand,
  budget: ReadingBudget = READING_BUDGET,
): Promise<void> {
  const { db, log, storage } = application;
  if (matching.attempts > MAX_ATTEMPTS) {
    await settle(application, matching, failure("interrupted"));
    return;
  }
  const [part] = await db
    .select({ question: partMatches.question })
    .from(partMatches)
    .where(and(eq(partMatches.projectId, matching.projectId), eq(partMatches.kind, matching.kind)));
  const key = datasheetKey(matching.datasheetId);
  if (part === undefined || !(await storage.has(key))) {
    await settle(application, matching, failure("file-missing"));
    return;
  }
  const { question } = part;
  let outcome: Outcome | undefined;
  let toldAt = 0;
  let pagesRead = 0;
  const gone = await workInThread<ReadDatasheetMessage>(application, hand, {
    file: DATASHEET_THREAD,
    userId: matching.requestedBy,
    seconds: READING_SECONDS,
    computing: () => budget.opening + budget.page * pagesRead,
    read: async () => {
      const stored = await storage.read(key);
      if (stored === undefined) throw new Error(`${key} went away before it was read`);
      const pdf = ownBuffer(stored);
      return { input: { pdf, datasheetId: matching.datasheetId, question }, handedOver: [pdf.buffer] };
    },
    receive: (message) => {
      if (message.kind !== "page") {
        outcome = message;
        return;
      }
      pagesRead = message.page;
      const at = performance.now();
      if (at - toldAt < TELL_EVERY_MS) return;
      toldAt = at;
      const percent = Math.floor((100 * message.page) / message.pages);
      void tellProgress(application, matching, percent).catch((error: unknown) =>
        log.error("progress not written", { datasheet: matching.id, message: describeFault(error) }),
      );
    },
  });
  if (gone.status === "crashed") log.error("datasheet crashed", { datasheet: matching.id, message: gone.message });
  if (outcome === undefined && hand.isGivenBack) await giveBack(application, matching);
  else await settle(application, matching, outcome ?? failure(FAILURES[gone.status]));
}

/** Node.js lends small files memory that they share; a thread is handed its own. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(bytes);
}

const FAILURES = {
  "out-of-memory": "out-of-memory",
  "out-of-time": "out-of-time",
  "out-of-work": "too-much-work",
  crashed: "crashed",
  ended: "interrupted",
} as const satisfies Record<StreamingWorkerEnd["status"], string>;

function failure(code: string): Outcome {
  return { kind: "refused", code: ERROR_CODES.DATASHEET_MATCHING_FAILED, reason: { code, facts: {} } };
}

async function tellProgress(
  { db, pubSub }: Application,
  { id, projectId, requestedBy: userId, leaseOwner }: DatasheetMatchingRow,
  percent: number,
): Promise<void> {
  const told = await db
    .update(datasheetMatchings)
    .set({ percent })
    .where(
      and(
        eq(datasheetMatchings.id, id),
        eq(datasheetMatchings.leaseOwner, leaseOwner ?? ""),
        eq(datasheetMatchings.status, "PROGRESS"),
      ),
    )
    .returning({ id: datasheetMatchings.id });
  if (told.length > 0) pubSub.publish({ kind: "datasheet", userId, projectId, datasheetMatchingId: id });
}

/** The last word on a reading, unless somebody took it back meanwhile: then nothing changes. */
async function settle(application: Application, matching: DatasheetMatchingRow, outcome: Outcome): Promise<void> {
  const { db, pubSub, now, log } = application;
  const at = now();
  const settled = await db.transaction(async (transaction) => {
    const [mine] = await transaction
      .update(datasheetMatchings)
      .set({
        ...(outcome.kind === "read"
          ? { status: "SUCCESS" as const, percent: 100 }
          : { status: "FAIL" as const, errorCode: outcome.code, reason: outcome.reason }),
        leaseOwner: null,

        endedAt: at,
      })
      .where(
        and(
          eq(datasheetMatchings.id, matching.id),
          eq(datasheetMatchings.status, "PROGRESS"),
          eq(datasheetMatchings.leaseOwner, matching.leaseOwner ?? ""),
        ),
      )
      .returning();
    if (mine === undefined) return false;
    const ofPart = and(eq(partMatches.projectId, matching.projectId), eq(partMatches.kind, matching.kind));
    if (outcome.kind === "refused") {
      // What was known of the part before is as true as it was.
      const [before] = await transaction.select().from(partMatches).where(ofPart);
      if (before)
        await transaction
          .update(partMatches)
          .set({ status: settledStatus(before), updatedAt: at })
          .where(ofPart);
      return true;
    }
    const [best] = outcome.candidates;
    await transaction
      .update(partMatches)
      .set({
        status: "NotMatched",
        match: { ...best, corrected: [] },
        candidates: [...outcome.candidates],
        reasons: outcome.reasons,
        confirmedAt: null,
        updatedAt: at,
      })
      .where(ofPart);
    // Later projects find it once a person has confirmed it, and not before.
    return true;
  });
  if (!settled) return;
  pubSub.publish({
    kind: "datasheet",
    userId: matching.requestedBy,
    projectId: matching.projectId,
    datasheetMatchingId: matching.id,
  });
  log.info("datasheet", { datasheet: matching.id, outcome: outcome.kind === "read" ? "read" : outcome.reason.code });
}

/** The process ends: another one goes on at once, and this taking up does not count. */
async function giveBack({ db }: Application, { id, leaseOwner }: DatasheetMatchingRow): Promise<void> {
  await db
    .update(datasheetMatchings)
    .set({ leaseOwner: null, attempts: sql`${datasheetMatchings.attempts} - 1` })
    .where(and(eq(datasheetMatchings.id, id), eq(datasheetMatchings.leaseOwner, leaseOwner ?? "")));
}
