import { and, eq, isNotNull, isNull, max, notInArray, sql } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { blocks, blockVersions } from "../../../platform/database/tables.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import type {
  BuiltInBlockRecord,
  BuiltInBlocksAnswer,
  BuiltInBlocksInput,
} from "../../../threads/messages/built-in-messages.ts";
import { BUILT_IN_BLOCKS_THREAD } from "../../../threads/thread-files.ts";
import { storeBlockDocument, storeOfDocument } from "../../documents/document-store.ts";
import { BLOCK_DRAWINGS, drawingKey } from "../../documents/picture-keys.ts";
import { EMPTY_CONTENT } from "../read-block-input.ts";
import { indexBlock } from "../search/index-block.ts";
import { withSupply } from "../validation/supply-of-materials.ts";

/** Brings the library's built-in blocks up to date in the background; returns the way to wait for it. */
export function startShipping(application: Application): () => Promise<void> {
  const shipping = shipBuiltInBlocks(application).catch((error: unknown) =>
    application.log.error("built-in blocks not brought up to date", { message: describeFault(error) }),
  );
  return () => shipping;
}

/**
 * Makes the built-in blocks those that came with this version of the program: a changed one gets a further version, one that
 * is no longer there leaves the library. What is right already is not touched, so every start may do it.
 */
export async function shipBuiltInBlocks(application: Application): Promise<void> {
  const { db, patientThreads, log, now } = application;
  const rows = await db
    .select({ key: blocks.builtInKey, hash: blockVersions.documentHash })
    .from(blocks)
    .innerJoin(blockVersions, eq(blockVersions.id, blocks.currentVersionId))
    .where(and(isNotNull(blocks.builtInKey), isNull(blocks.deletedAt)));
  const known = Object.fromEntries(rows.flatMap(({ key, hash }) => (key && hash ? [[key, hash]] : [])));
  const outcome = await patientThreads.run<BuiltInBlocksAnswer>(BUILT_IN_BLOCKS_THREAD, {
    known,
  } satisfies BuiltInBlocksInput);
  if (outcome.status !== "answered") throw new Error(`built-in blocks were not read: ${outcome.status}`);
  const shipped = outcome.answer;
  for (const block of shipped) await ship(application, block);
  await db
    .update(blocks)
    .set({ deletedAt: now() })
    .where(
      and(
        isNotNull(blocks.builtInKey),
        isNull(blocks.deletedAt),
        notInArray(
          blocks.builtInKey,
          shipped.map(({ key }) => key),
        ),
      ),
    );
  const changed = shipped.filter(({ made }) => made !== null).length;
  if (changed > 0) log.info("built-in blocks brought up to date", { blocks: changed });
}

async function ship(application: Application, block: BuiltInBlockRecord): Promise<void> {
  const { made } = block;
  if (made === null) return;
  const { resolved, price } = await withSupply(application, made.resolved, null);
  await application.db.transaction(async (transaction) => {
    // Two processes may start together.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`built-in block ${block.key}`}, 0))`);
    const { id, currentHash } = await keepRow(application, transaction, block);
    if (currentHash === made.document.hash) return;
    await storeBlockDocument(application, transaction, made.document);
    const [newest] = await transaction
      .select({ number: max(blockVersions.number) })
      .from(blockVersions)
      .where(eq(blockVersions.blockId, id));
    const [version] = await transaction
      .insert(blockVersions)
      .values({
        blockId: id,
        number: (newest?.number ?? 0) + 1,
        step: "COMPLETE",
        content: { ...EMPTY_CONTENT, koreanMemo: block.summary.ko },
        resolved,
        price,
        facts: made.facts,
        documentHash: made.document.hash,
        bytes: made.document.gzip.byteLength,
        completedAt: application.now(),
      })
      .returning({ id: blockVersions.id });
    await transaction
      .update(blocks)
      .set({ currentVersionId: version?.id ?? null, updatedAt: application.now() })
      .where(eq(blocks.id, id));
    await indexBlock(transaction, id);
  });
  for (const drawing of BLOCK_DRAWINGS) {
    const svg = made.drawings[drawing];
    const { hash } = made.document;
    if (svg !== null) await storeOfDocument(application, hash, drawingKey(hash, drawing), svg);
  }
}

/** The row of a built-in block, with the names that it has in this version of the program. */
async function keepRow(
  { now }: Application,
  transaction: Database,
  { key, names, summary, category }: BuiltInBlockRecord,
): Promise<{ readonly id: string; readonly currentHash: string | null }> {
  const facts = {
    name: names.en,
    koreanName: names.ko,
    memo: summary.en,
    categoryKey: category,
    blockType: category === "connector" ? ("CONNECTOR" as const) : ("MAIN" as const),
    accessType: "PUBLIC" as const,
    deletedAt: null,
  };
  const [row] = await transaction
    .insert(blocks)
    .values({ builtInKey: key, ...facts, createdAt: now(), updatedAt: now() })
    .onConflictDoUpdate({ target: blocks.builtInKey, set: facts })
    .returning({ id: blocks.id, currentVersionId: blocks.currentVersionId });
  if (row === undefined) throw new Error("the database returned no block");
  const [current] =
    row.currentVersionId === null
      ? []
      : await transaction
          .select({ hash: blockVersions.documentHash })
          .from(blockVersions)
          .where(eq(blockVersions.id, row.currentVersionId));
  return { id: row.id, currentHash: current?.hash ?? null };
}
