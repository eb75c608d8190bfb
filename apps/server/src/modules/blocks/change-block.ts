import { and, eq, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blockFiles, blocks, blockVersions, teams, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, heldByTeam, heldByUser, holderId } from "../access/holder.ts";
import { readDocument } from "../documents/document-store.ts";
import { giveImageToTeam, requireOwnImage } from "../media/media-store.ts";
import { nameOfCopy } from "../projects/name-of-copy.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import { dropBlockFiles } from "../storage/erase-blocks.ts";
import { planRemoval, tryToRemovePlanned } from "../storage/planned-removals.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { type BlockRow, requireBlock, type VersionRow } from "./block-access.ts";
import { writeEvent } from "./block-events.ts";
import {
  type GivenFiles,
  halfOf,
  insertFiles,
  isWholeBlock,
  type KeptFile,
  keepBytes,
  keepFiles,
  removeKept,
} from "./block-files.ts";
import { MAX_BLOCKS_OF_HOLDER, MAX_NAME_CHARACTERS, MAX_NOTE_CHARACTERS, MAX_VERSIONS } from "./block-limits.ts";
import { loadUseCounts } from "./block-loaders.ts";
import { requireNeededBlocks } from "./needed-blocks.ts";
import { type ContentInput, EMPTY_CONTENT, type MetadataInput, readContent, readMetadata } from "./read-block-input.ts";
import { indexBlock } from "./search/index-block.ts";
import { announceStep, isInValidation, queueValidation, wakeValidation } from "./validation/validation-state.ts";

export interface BlockInput extends MetadataInput, ContentInput, GivenFiles {
  /** Empty: no picture. */
  readonly thumbnailUrl?: string | null | undefined;
  /** Saved, not validated. */
  readonly draft?: boolean | null | undefined;
  readonly note?: string | null | undefined;
}

/** A selection of a project as the file that a block is made from. */
export type TakeSelection = () => Promise<KeptFile>;

/** Makes a block; its first version is validated from then on unless it is a draft. */
export async function createBlock(
  application: Application,
  userId: string,
  input: BlockInput & { readonly teamId?: string | null | undefined },
  take?: TakeSelection,
): Promise<string> {
  const { db, now } = application;
  const holder = await requireHolder(db, userId, input.teamId, "SEE");
  const metadata = readMetadata(input, holder);
  const content = readContent(input, EMPTY_CONTENT) ?? EMPTY_CONTENT;
  await requireNeededBlocks(db, userId, content);
  const isDraft = input.draft === true;
  if (!isDraft && !input.schematicFileUrl && !input.footprintFileUrl && take === undefined)
    throw new ApplicationError("INVALID_EDA_BLOCK", refusal("block-without-schematic", {}), {
      field: "schematicFileUrl",
    });
  const image = input.thumbnailUrl ? await requireOwnImage(db, userId, input.thumbnailUrl) : null;
  await requireRoomOf(application, userId, holder, 0);
  const kept = await keepFiles(application, userId, input);
  try {
    if (take) kept.push(await take());
    const id = await db.transaction(async (transaction) => {
      await lockHolder(transaction, holder);
      await requireFewBlocks(transaction, holder);
      const block = await insertBlock(transaction, {
        ...holder,
        ...metadata,
        creatorId: userId,
        thumbnailUrl: image,
        createdAt: now(),
        updatedAt: now(),
      });
      if (image !== null && holder.teamId !== null) await giveImageToTeam(transaction, image, holder.teamId);
      const version = await insertVersion(transaction, block, {
        number: 1,
        step: isDraft ? "READY" : "VALIDATE_REQUEST",
        content,
        authorId: userId,
        note: readNote(input.note) ?? "",
        requestedAt: isDraft ? null : now(),
        createdAt: now(),
        updatedAt: now(),
      });
      await insertFiles(transaction, version.id, kept);
      await transaction.update(blocks).set({ draftVersionId: version.id }).where(eq(blocks.id, block.id));
      if (!isDraft) await queueValidation(application, transaction, { block, versionId: version.id });
      await indexBlock(transaction, block.id);
      await writeEvent(transaction, { kind: "BLOCK_CREATED", userId, blockId: block.id, at: now() });
      return block.id;
    });
    announceStep(application, { userId, blockId: id });
    if (!isDraft) wakeValidation(application);
    return id;
  } catch (error) {
    await removeKept(application, kept);
    refuseTakenName(error, metadata.name, holder);
  }
}

/**
 * Saves a block. Name, category, access and memo change at once; files, ports, parameters and parts open the next version,
 * which replaces the current one when it is complete. `revision`: the save that it was made on; 409 when there is a newer one.
 */
export async function updateBlock(
  application: Application,
  userId: string,
  input: BlockInput & { readonly id: string; readonly revision?: number | null | undefined },
  take?: TakeSelection,
): Promise<void> {
  const { db, now } = application;
  const { block } = await requireBlock(db, userId, input.id, "EDIT");
  const holder = holderOfBlock(block);
  const metadata = readMetadata(input, holder, block);
  const isNewImage =
    input.thumbnailUrl != null && input.thumbnailUrl !== "" && input.thumbnailUrl !== block.thumbnailUrl;
  const image = isNewImage ? await requireOwnImage(db, userId, input.thumbnailUrl ?? "") : block.thumbnailUrl;
  await requireNeededBlocks(db, userId, { needs: readContent(input, EMPTY_CONTENT)?.needs, id: block.id });
  await requireRoomOf(application, userId, holder, 0);
  const kept = await keepFiles(application, userId, input);
  try {
    if (take) kept.push(await take());
    const isRequested = await db.transaction(async (transaction) => {
      const locked = await lockBlock(transaction, block.id);
      if (input.revision != null && input.revision !== locked.revision) refuseChangedElsewhere();
      if (isNewImage && image !== null && holder.teamId !== null)
        await giveImageToTeam(transaction, image, holder.teamId);
      const version = await saveVersion(transaction, locked, { input, kept, userId, at: now() });
      await transaction
        .update(blocks)
        .set({
          ...metadata,
          thumbnailUrl: input.thumbnailUrl === "" ? null : image,
          revision: locked.revision + 1,
          draftVersionId: version.draftId,
          updatedAt: now(),
        })
        .where(eq(blocks.id, block.id));
      if (version.isRequested && version.draftId !== null)
        await queueValidation(application, transaction, { block, versionId: version.draftId });
      await indexBlock(transaction, block.id);
      await writeEvent(transaction, { kind: "BLOCK_UPDATED", userId, blockId: block.id, at: now() });
      return version.isRequested;
    });
    announceStep(application, { userId, blockId: block.id });
    if (isRequested) wakeValidation(application);
    await tryToRemovePlanned(application);
  } catch (error) {
    await removeKept(application, kept);
    refuseTakenName(error, metadata.name, holder);
  }
}

/** A copy of the newest complete version, else of the draft, held by the user or a team of theirs. */
export async function duplicateBlock(
  application: Application,
  userId: string,
  { id, teamId }: { readonly id: string; readonly teamId?: string | null | undefined },
): Promise<string> {
  const { db, now } = application;
  const seen = await requireBlock(db, userId, id, "SEE");
  const holder = await requireHolder(db, userId, teamId, "SEE");
  const source = seen.current ?? seen.version;
  await requireRoomOf(application, userId, holder, source.bytes ?? 0);
  const made = await keepDocumentOf(application, seen.block, source);
  try {
    return await db.transaction(async (transaction) => {
      // The files are shared with the original, which must not go meanwhile.
      await lockBlock(transaction, seen.block.id);
      await lockHolder(transaction, holder);
      await requireFewBlocks(transaction, holder);
      const { id: _, number: __, ...copied } = source;
      const isComplete = source.step === "COMPLETE";
      const block = await insertBlock(transaction, {
        ...holder,
        creatorId: userId,
        categoryKey: seen.block.categoryKey,
        blockType: seen.block.blockType,
        memo: seen.block.memo,
        name: await freeName(transaction, holder, seen.block.name),
        accessType: holder.teamId === null ? "PRIVATE" : "TEAM",
        createdAt: now(),
        updatedAt: now(),
      });
      const version = await insertVersion(transaction, block, {
        ...copied,
        number: 1,
        step: isComplete ? "COMPLETE" : "READY",
        failedStep: null,
        reasons: isComplete ? copied.reasons : [],
        authorId: userId,
        note: "",
        leaseOwner: null,
        attempts: 0,
        createdAt: now(),
        updatedAt: now(),
      });
      const files = await transaction.select().from(blockFiles).where(eq(blockFiles.versionId, source.id));
      await insertFiles(transaction, version.id, [...files.map(withoutPlace), ...made]);
      await transaction
        .update(blocks)
        .set(isComplete ? { currentVersionId: version.id } : { draftVersionId: version.id })
        .where(eq(blocks.id, block.id));
      await indexBlock(transaction, block.id);
      await writeEvent(transaction, { kind: "BLOCK_CREATED", userId, blockId: block.id, at: now() });
      return block.id;
    });
  } catch (error) {
    await removeKept(application, made);
    throw error;
  }
}

/** Takes a block out of the library. Projects that use it keep what they took. */
export async function deleteBlock(
  application: Application,
  userId: string,
  id: string,
): Promise<{ readonly usedInProjects: number }> {
  const { db, now } = application;
  const { block } = await requireBlock(db, userId, id, "DELETE");
  const usedInProjects = await loadUseCounts(db).load(block.id);
  await db.transaction(async (transaction) => {
    await transaction
      .update(blocks)
      .set({ deletedAt: now() })
      .where(and(eq(blocks.id, block.id), isNull(blocks.deletedAt)));
    await writeEvent(transaction, { kind: "BLOCK_DELETED", userId, blockId: block.id, at: now() });
  });
  announceStep(application, { userId, blockId: block.id });
  return { usedInProjects };
}

function holderOfBlock({ ownerId, teamId }: Pick<BlockRow, "ownerId" | "teamId">): Holder {
  if (teamId !== null) return heldByTeam(teamId);
  if (ownerId === null) throw new Error("a built-in block has no holder");
  return heldByUser(ownerId);
}

/** What a validation made, before there was one. */
const NOT_VALIDATED = { resolved: null, documentHash: null, bytes: null, facts: null, price: null } as const;

interface Save {
  readonly input: BlockInput;
  readonly kept: readonly KeptFile[];
  readonly userId: string;
  readonly at: Date;
}

/** Rewrites the draft, or opens the next version where there is something to put into it. */
async function saveVersion(
  transaction: Database,
  block: BlockRow,
  { input, kept, userId, at }: Save,
): Promise<{ readonly draftId: string | null; readonly isRequested: boolean }> {
  const versions = await transaction.select().from(blockVersions).where(eq(blockVersions.blockId, block.id));
  const draft = versions.find(({ id }) => id === block.draftVersionId);
  const before = draft ?? versions.find(({ id }) => id === block.currentVersionId);
  if (before === undefined) throw new Error(`block ${block.id} has no version`);
  const content = readContent(input, before.content);
  const hasChanges = content !== undefined || kept.length > 0;
  if (draft && isInValidation(draft.step)) {
    if (!hasChanges) return { draftId: draft.id, isRequested: false };
    throw new ApplicationError("CONFLICT", refusal("block-in-validation", {}), {
      reason: "VALIDATING",
    });
  }
  const isRequested = input.draft !== true && (draft !== undefined || hasChanges);
  const asked = {
    step: isRequested ? ("VALIDATE_REQUEST" as const) : ("READY" as const),
    content: content ?? before.content,
    failedStep: null,
    reasons: [],
    authorId: userId,
    requestedAt: isRequested ? at : null,
    attempts: 0,
    updatedAt: at,
  };
  const note = readNote(input.note);
  if (draft) {
    if (!hasChanges && !isRequested && note === undefined) return { draftId: draft.id, isRequested: false };
    await transaction
      .update(blockVersions)
      .set({ ...asked, ...NOT_VALIDATED, ...(note !== undefined && { note }) })
      .where(eq(blockVersions.id, draft.id));
    if (draft.documentHash !== null) await planRemoval(transaction, { keys: [], documentHashes: [draft.documentHash] });
    await replaceFiles(transaction, draft.id, kept);
    return { draftId: draft.id, isRequested };
  }
  if (!hasChanges) return { draftId: null, isRequested: false };
  if (versions.length >= MAX_VERSIONS)
    throw new ApplicationError("CONFLICT", refusal("too-many-block-versions", { most: MAX_VERSIONS }), {
      reason: "VERSION_LIMIT",
    });
  const next = await insertVersion(transaction, block, {
    ...asked,
    number: Math.max(...versions.map(({ number }) => number)) + 1,
    note: note ?? "",
    createdAt: at,
  });
  const files = await transaction.select().from(blockFiles).where(eq(blockFiles.versionId, before.id));
  await insertFiles(transaction, next.id, files.map(withoutPlace));
  await replaceFiles(transaction, next.id, kept);
  return { draftId: next.id, isRequested };
}

/**
 * New files take the place of those about the same half; a block by itself, or a selection, of all; a half also of a block
 * by itself.
 */
async function replaceFiles(transaction: Database, versionId: string, kept: readonly KeptFile[]): Promise<void> {
  if (kept.length === 0) return;
  const before = await transaction.select().from(blockFiles).where(eq(blockFiles.versionId, versionId));
  const halves = new Set(kept.map(({ fileKind }) => halfOf(fileKind)));
  const hasHalf = halves.has("schematic") || halves.has("footprint");
  const replacesAll = kept.some(({ fileKind }) => isWholeBlock(fileKind));
  const staying = before.filter(
    ({ fileKind }) => !replacesAll && !halves.has(halfOf(fileKind)) && !(hasHalf && isWholeBlock(fileKind)),
  );
  const keys = await dropBlockFiles(transaction, [versionId]);
  await insertFiles(transaction, versionId, [...staying.map(withoutPlace), ...kept]);
  const stayingKeys = new Set(staying.map(({ storageKey }) => storageKey));
  await planRemoval(transaction, { keys: keys.filter((key) => !stayingKeys.has(key)), documentHashes: [] });
}

/** A version without files (a built-in one) is its document alone: the copy begins with that. */
async function keepDocumentOf(application: Application, block: BlockRow, version: VersionRow): Promise<KeptFile[]> {
  const { documentHash } = version;
  const hasFiles = (await application.db.$count(blockFiles, eq(blockFiles.versionId, version.id))) > 0;
  if (hasFiles || documentHash === null) return [];
  const bytes = await readDocument(application, documentHash);
  const name = `${block.name}.block.json.gz`;
  return [await keepBytes(application, { fileKind: "BLOCK_DOCUMENT", name, bytes, sha256: documentHash })];
}

function withoutPlace({ id: _, versionId: __, ...file }: typeof blockFiles.$inferSelect): KeptFile {
  return file;
}

async function insertBlock(transaction: Database, row: typeof blocks.$inferInsert): Promise<BlockRow> {
  const [block] = await transaction.insert(blocks).values(row).returning();
  if (block === undefined) throw new Error("the database returned no block");
  return block;
}

async function insertVersion(
  transaction: Database,
  block: BlockRow,
  row: Omit<typeof blockVersions.$inferInsert, "blockId">,
): Promise<{ readonly id: string }> {
  const [version] = await transaction
    .insert(blockVersions)
    .values({ ...row, blockId: block.id })
    .returning({ id: blockVersions.id });
  if (version === undefined) throw new Error("the database returned no version");
  return version;
}

/** One creation after the other: the limit holds whatever comes at once. */
async function lockHolder(transaction: Database, holder: Holder): Promise<void> {
  if (holder.teamId === null)
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, holder.ownerId)).for("update");
  else await transaction.select({ id: teams.id }).from(teams).where(eq(teams.id, holder.teamId)).for("update");
}

async function lockBlock(transaction: Database, id: string): Promise<BlockRow> {
  const [block] = await transaction
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, id), isNull(blocks.deletedAt)))
    .for("update");
  if (block === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-block", {}));
  return block;
}

async function requireFewBlocks(transaction: Database, holder: Holder): Promise<void> {
  const held = await transaction.$count(blocks, and(eq(blocks.holderId, holderId(holder)), isNull(blocks.deletedAt)));
  if (held >= MAX_BLOCKS_OF_HOLDER)
    throw new ApplicationError("CONFLICT", refusal("too-many-blocks", { most: MAX_BLOCKS_OF_HOLDER }), {
      reason: "BLOCK_LIMIT",
    });
}

async function freeName(transaction: Database, holder: Holder, name: string): Promise<string> {
  const rows = await transaction
    .select({ name: blocks.name })
    .from(blocks)
    .where(and(eq(blocks.holderId, holderId(holder)), isNull(blocks.deletedAt)));
  const taken = rows.map((row) => row.name);
  if (!taken.some((one) => one.toLowerCase() === name.toLowerCase())) return name;
  const short = [...name].slice(0, MAX_NAME_CHARACTERS - " (999999)".length).join("");
  return nameOfCopy(short, taken);
}

function readNote(note: string | null | undefined): string | undefined {
  const text = note?.replace(/\p{Cc}/gu, " ").trim();
  if (text !== undefined && [...text].length > MAX_NOTE_CHARACTERS)
    refuseField("note", refusal("block-note-too-long", { most: MAX_NOTE_CHARACTERS }));
  return text;
}

function refuseChangedElsewhere(): never {
  throw new ApplicationError("CONFLICT", refusal("block-saved-elsewhere", {}), {
    reason: "CHANGED_ELSEWHERE",
  });
}

function refuseTakenName(error: unknown, name: string, { teamId }: Pick<Holder, "teamId">): never {
  if (!isUniqueViolation(error, "blocks_name")) throw error;
  throw new ApplicationError(
    "CONFLICT",
    teamId === null ? refusal("block-name-taken", { name }) : refusal("block-name-taken-in-team", { name }),
    { field: "name" },
  );
}
