import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type {
  ResolvedBlock,
  ValidationFault,
  ValidationReason,
  ValidationStep,
} from "../../../platform/database/block-records.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockFiles, blocks, blockVersions } from "../../../platform/database/tables.ts";
import type { StreamingWorkerEnd } from "../../../platform/streaming-worker.ts";
import type { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import type {
  BlockInput,
  BlockSourceFile,
  DrawBlockAnswer,
  MadeBlock,
  MakeBlockAnswer,
} from "../../../threads/messages/block-messages.ts";
import { BLOCK_THREAD } from "../../../threads/thread-files.ts";
import { readDocument, storeBlockDocument, storeOfDocument } from "../../documents/document-store.ts";
import { BLOCK_DRAWINGS, drawingKey } from "../../documents/picture-keys.ts";
import { workInThread } from "../../matching/work-in-thread.ts";
import { writeEvent } from "../block-events.ts";
import { checkNeededBlocks } from "../needed-blocks.ts";
import { indexBlock } from "../search/index-block.ts";
import { withSupply } from "./supply-of-materials.ts";
import { type ClaimedVersion, giveVersionBack } from "./validation-leases.ts";
import { announceStep, isInValidation, type WorkedStep } from "./validation-state.ts";

/** A version is taken up again at most twice. */
const MAX_ATTEMPTS = 3;
const MAKING_SECONDS = 60;

/**
 * Takes a version through the steps that it has before it. Each step ends with one transaction, so a worker that dies leaves
 * the version where the step began, and the next one does it again: the same input gives the same document.
 */
export async function validateVersion(
  application: Application,
  claimed: ClaimedVersion,
  hand: WorkInHand,
): Promise<void> {
  const { db } = application;
  if (claimed.version.attempts > MAX_ATTEMPTS) {
    await fail(application, claimed, [faultOf({ kind: "INTERNAL", facts: { id: claimed.version.id } })]);
    return;
  }
  let step: ValidationStep = claimed.version.step;
  while (isInValidation(step)) {
    const outcome = await STEPS[step](application, claimed, hand);
    if (outcome === "given-back") {
      await giveVersionBack(db, claimed);
      return;
    }
    // Another worker has it meanwhile, or the block was deleted.
    if (outcome === "lost") return;
    step = outcome;
    announceStep(application, { userId: claimed.block.ownerId, blockId: claimed.block.id });
  }
}

type Outcome = ValidationStep | "given-back" | "lost";
type Work = (application: Application, claimed: ClaimedVersion, hand: WorkInHand) => Promise<Outcome>;

const STEPS: Readonly<Record<WorkedStep, Work>> = {
  VALIDATE_REQUEST: makeDocument,
  SUPPLY_ITEM_REQUEST: askSuppliers,
  INDEX_REQUEST: index,
};

async function makeDocument(application: Application, claimed: ClaimedVersion, hand: WorkInHand): Promise<Outcome> {
  const { block, version } = claimed;
  const { dataDir, kicadLibraries } = application.configuration;
  const done = await inThread<MakeBlockAnswer>(application, claimed, hand, async () => ({
    kind: "make",
    title: block.name,
    content: version.content,
    files: await readFiles(application, version.id),
    libraries: { dataDir, kicadLibraries },
  }));
  if ("outcome" in done) return done.outcome;
  const { made, reasons } = done.answer;
  if (made === null) return fail(application, claimed, reasons);
  const faults = await checkNeededBlocks(application.db, version.authorId, {
    needs: made.resolved.needs ?? [],
    id: block.id,
  });
  if (faults.length > 0) return fail(application, claimed, [...reasons, ...faults.map(faultOf)]);
  return leave(application, claimed, "SUPPLY_ITEM_REQUEST", async (transaction) => {
    await storeBlockDocument(application, transaction, made.document);
    return { ...ofMade(made), reasons };
  });
}

function ofMade({ document, resolved, facts }: MadeBlock) {
  return { documentHash: document.hash, bytes: document.gzip.byteLength, resolved, facts };
}

async function readFiles({ db, storage }: Application, versionId: string): Promise<BlockSourceFile[]> {
  const rows = await db.select().from(blockFiles).where(eq(blockFiles.versionId, versionId));
  const files: BlockSourceFile[] = [];
  for (const { fileKind: kind, name, storageKey } of rows.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const bytes = await storage.read(storageKey);
    if (bytes === undefined) throw new Error(`file ${storageKey} of a block is not stored`);
    files.push({ kind, name, bytes });
  }
  return files;
}

async function askSuppliers(application: Application, claimed: ClaimedVersion): Promise<Outcome> {
  const { version } = claimed;
  const resolved = await readResolved(application.db, version.id);
  const supplied = await withSupply(application, resolved, version.authorId);
  return leave(application, claimed, "INDEX_REQUEST", async () => supplied);
}

async function index(application: Application, claimed: ClaimedVersion, hand: WorkInHand): Promise<Outcome> {
  const { db, now } = application;
  const [stored] = await db
    .select({ hash: blockVersions.documentHash })
    .from(blockVersions)
    .where(eq(blockVersions.id, claimed.version.id));
  const hash = stored?.hash;
  if (!hash) return "lost";
  const done = await inThread<DrawBlockAnswer>(application, claimed, hand, async () => ({
    kind: "draw",
    document: await readDocument(application, hash),
  }));
  if ("outcome" in done) return done.outcome;
  for (const drawing of BLOCK_DRAWINGS) {
    const svg = done.answer[drawing];
    if (svg !== null) await storeOfDocument(application, hash, drawingKey(hash, drawing), svg);
  }
  return leave(application, claimed, "COMPLETE", async (transaction) => {
    const { block, version } = claimed;
    await transaction
      .update(blocks)
      .set({ currentVersionId: version.id, draftVersionId: null, updatedAt: now() })
      .where(eq(blocks.id, block.id));
    await indexBlock(transaction, block.id);
    return { completedAt: now(), endedAt: now(), leaseOwner: null };
  });
}

type Change = Partial<typeof blockVersions.$inferInsert>;

/** Ends a step in one transaction, while the version is still this worker's. */
async function leave(
  { db, now }: Application,
  { version, leaseOwner }: ClaimedVersion,
  step: ValidationStep,
  change: (transaction: Database) => Promise<Change>,
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    const own = and(eq(blockVersions.id, version.id), eq(blockVersions.leaseOwner, leaseOwner));
    const [held] = await transaction.select({ id: blockVersions.id }).from(blockVersions).where(own).for("update");
    if (held === undefined) return "lost";
    const changes = await change(transaction);
    await transaction
      .update(blockVersions)
      .set({ step, updatedAt: now(), ...changes })
      .where(own);
    return step;
  });
}

async function fail(
  application: Application,
  claimed: ClaimedVersion,
  reasons: readonly ValidationReason[],
): Promise<Outcome> {
  const { block, version } = claimed;
  const at = application.now();
  return leave(application, claimed, "FAIL", async (transaction) => {
    const [now] = await transaction
      .select({ step: blockVersions.step })
      .from(blockVersions)
      .where(eq(blockVersions.id, version.id));
    await writeEvent(transaction, { kind: "BLOCK_ERROR", userId: version.authorId, blockId: block.id, at });
    return { failedStep: now?.step ?? version.step, reasons, endedAt: at, leaseOwner: null };
  });
}

async function readResolved(db: Database, versionId: string): Promise<ResolvedBlock> {
  const [row] = await db
    .select({ resolved: blockVersions.resolved })
    .from(blockVersions)
    .where(eq(blockVersions.id, versionId));
  if (!row?.resolved) throw new Error(`version ${versionId} of a block was not validated`);
  return row.resolved;
}

/** A thread with memory and time limits, in its holder's turn. */
async function inThread<Answer>(
  application: Application,
  claimed: ClaimedVersion,
  hand: WorkInHand,
  read: () => Promise<BlockInput>,
): Promise<{ readonly answer: Answer } | { readonly outcome: Outcome }> {
  const { log } = application;
  const { block, version } = claimed;
  let answer: Answer | undefined;
  const gone = await workInThread<Answer>(application, hand, {
    file: BLOCK_THREAD,
    userId: version.authorId ?? block.holderId ?? block.id,
    seconds: MAKING_SECONDS,
    read: async () => ({ input: await read() }),
    receive: (message) => {
      answer = message;
    },
  });
  if (answer !== undefined) return { answer };
  if (hand.isGivenBack) return { outcome: "given-back" };
  const fault = FAULTS[gone.status];
  const id = randomUUID();
  if (gone.status === "crashed") log.error("block validation crashed", { id, block: block.id, message: gone.message });
  // Ended without an answer: the lease is another's.
  if (fault === undefined) return { outcome: "lost" };
  return { outcome: await fail(application, claimed, [faultOf({ kind: fault, facts: { id } })]) };
}

const FAULTS: Readonly<
  Record<
    StreamingWorkerEnd["status"],
    Extract<ValidationFault["kind"], "OUT_OF_MEMORY" | "OUT_OF_TIME" | "INTERNAL"> | undefined
  >
> = {
  "out-of-memory": "OUT_OF_MEMORY",
  "out-of-time": "OUT_OF_TIME",
  "out-of-work": "OUT_OF_TIME",
  crashed: "INTERNAL",
  ended: undefined,
};

function faultOf(fault: ValidationFault): ValidationReason {
  return { ...fault, severity: "error" };
}
