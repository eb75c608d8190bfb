import { and, eq, isNull } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import { ApplicationError } from "../../../platform/application-error.ts";
import { blocks, blockUses, blockVersions } from "../../../platform/database/tables.ts";
import { refusal } from "../../../platform/refusal.ts";
import type { UpdateUsesAnswer } from "../../../threads/messages/block-messages.ts";
import { holderOf } from "../../access/holder.ts";
import { linkDocument, readDocument, storeDocument } from "../../documents/document-store.ts";
import { queueMatching, wakeMatchers } from "../../matching/match-store.ts";
import { addVersion } from "../../projects/add-version.ts";
import { type ProjectRow, requireProject } from "../../projects/project-policy.ts";
import { lockIdleProject, refuseWhileRunning } from "../../runs/lock-idle-project.ts";
import { requireRoomOf } from "../../storage/account-storage.ts";
import { type SeenBlock, seeBlocks, type VersionRow } from "../block-access.ts";
import { askBlockThread } from "../block-thread.ts";
import { isOffered } from "../withdraw-version.ts";
import { LOGIC_FOLLOWER } from "./logic-follower.ts";

export interface UsesOfVersion {
  /** Of the project. */
  readonly id: string;
  /** The hash of the version's document, by which groups of the board name it. */
  readonly document: string;
  readonly groupIds?: readonly string[] | null | undefined;
}

export interface BlockUpdate extends Omit<UpdateUsesAnswer, "board"> {
  readonly block: SeenBlock;
  readonly from: number;
  readonly to: number;
  readonly note: string;
  /** Of the board that was compared. */
  readonly boardHash: string;
}

/** What the current version of a block would change where a project uses an earlier one; nothing changes by it. */
export async function findBlockUpdate(
  application: Application,
  userId: string,
  input: UsesOfVersion,
): Promise<BlockUpdate> {
  const project = await requireProject(application.db, userId, input.id, "READ");
  const { block, used, current, boardHash } = await findVersions(application, userId, project, input.document);
  const { board: _board, ...answer } = await compare(application, { ...input, block, used, current, boardHash });
  return { ...answer, block, from: used.number, to: current.number, note: current.note, boardHash };
}

/**
 * The uses take the version as the next revision of the project. All of those named, or nothing: refused where one cannot, where
 * the board or the version is no longer the one that was compared, and during a run.
 */
export async function takeBlockVersion(
  application: Application,
  userId: string,
  input: UsesOfVersion & { readonly versionNumber: number; readonly boardHash: string },
): Promise<ProjectRow> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, input.id, "EDIT");
  const { block, used, current, boardHash } = await findVersions(application, userId, project, input.document);
  await refuseWhileRunning(db, project.id);
  if (boardHash !== input.boardHash) refuseChanged();
  if (current.number !== input.versionNumber)
    throw new ApplicationError("CONFLICT", refusal("block-version-superseded", { number: current.number }));
  const { uses, board } = await compare(application, { ...input, block, used, current, boardHash });
  const refused = uses.find(({ objections }) => objections.length > 0);
  if (refused)
    throw new ApplicationError("BAD_REQUEST", refusal("block-use-not-updatable", { use: refused.name }), {
      field: "groupIds",
    });
  if (board === null) throw new ApplicationError("NOT_FOUND", refusal("block-not-on-board", {}));
  // The logic and the schematic of a project made of blocks take the version with the board.
  const version = { id: block.block.id, version: current.number, hash: hashOf(current) };
  const followed = await application.services.get(LOGIC_FOLLOWER).follow(project, board, [version]);
  const documents = followed ? [followed.logic, followed.circuit, followed.board] : [board];
  const bytes = documents.reduce((sum, { gzip }) => sum + gzip.byteLength, 0);
  await requireRoomOf(application, userId, holderOf(project), bytes);
  for (const document of documents) await storeDocument(application, document);
  const taken = await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, project.id);
    if (locked.boardHash !== boardHash || locked.logicHash !== project.logicHash) refuseChanged();
    await (followed ? followed.link(transaction) : linkDocument(application, transaction, project.id, board));
    const { name } = block.block;
    const updated = await addVersion(transaction, locked, {
      step: "revision",
      authorId: userId,
      at: now(),
      boardHash: followed?.board.hash ?? board.hash,
      circuitHash: followed?.circuit.hash ?? locked.circuitHash,
      ...(followed && { logicHash: followed.logic.hash }),
      entry: {
        type: "BLOCK_MODIFIED",
        description: `${name}: version ${current.number} in place of version ${used.number}`,
        change: { kind: "block-version", block: name, from: used.number, to: current.number },
      },
      project: { lastWorkPageType: "LAYOUT" },
    });
    await queueMatching(application, transaction, project);
    return updated;
  });
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  wakeMatchers(application);
  return taken;
}

interface Versions {
  readonly block: SeenBlock;
  readonly used: VersionRow;
  readonly current: VersionRow;
  readonly boardHash: string;
}

/** The version that the project's board uses, and the newer one that the user may take: 404 and 400 where there is none. */
async function findVersions(
  { db }: Application,
  userId: string,
  { id: projectId, boardHash }: ProjectRow,
  document: string,
): Promise<Versions> {
  const [use] = await db
    .select({ version: blockVersions, block: blocks })
    .from(blockUses)
    .innerJoin(blockVersions, eq(blockVersions.id, blockUses.versionId))
    .innerJoin(blocks, eq(blocks.id, blockUses.blockId))
    .where(and(eq(blockUses.projectId, projectId), eq(blockVersions.documentHash, document), isNull(blocks.deletedAt)));
  const [seen] = use ? await seeBlocks(db, userId, [use.block]) : [];
  if (!use || !seen || boardHash === null) throw new ApplicationError("NOT_FOUND", refusal("block-not-on-board", {}));
  const { current } = seen;
  if (!isOffered(use.version, current))
    throw new ApplicationError("BAD_REQUEST", refusal("block-version-not-newer", {}), { field: "document" });
  return { block: seen, used: use.version, current, boardHash };
}

async function compare(
  application: Application,
  { block, used, current, boardHash, document, groupIds }: Versions & Pick<UsesOfVersion, "document" | "groupIds">,
): Promise<UpdateUsesAnswer> {
  return askBlockThread<UpdateUsesAnswer>(application, block.block.name, async () => ({
    kind: "update",
    document,
    groups: groupIds ?? null,
    board: await readDocument(application, boardHash),
    from: await readDocument(application, hashOf(used)),
    to: await readDocument(application, hashOf(current)),
  }));
}

function hashOf({ id, documentHash }: VersionRow): string {
  if (documentHash === null) throw new Error(`version ${id} is used and has no document`);
  return documentHash;
}

function refuseChanged(): never {
  throw new ApplicationError("CONFLICT", refusal("layout-changed-since-comparison", {}));
}
