import { and, asc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, files, projects, teamMembers } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { sizeText } from "../../platform/storage/free-space.ts";
import type { Holder } from "../access/holder.ts";
import { eraseProjects } from "./erase-projects.ts";
import { tryToRemovePlanned } from "./planned-removals.ts";
import { uploadKeys } from "./upload-keys.ts";

/** An upload that was complete for so long gives way when its account needs room. */
const GIVES_WAY_AFTER_MS = 3_600_000;

/** What uploads of an account that are on their way have brought, until the last of them ends. */
interface Arriving {
  uploads: number;
  bytes: number;
  /** What the account held when the first of them began. */
  readonly held: Promise<number>;
}

const arriving = new WeakMap<Application, Map<string, Arriving>>();

/**
 * Bytes in storage that count for an account: uploads, files of inquiries, media, datasheets, documents of its projects and of
 * those of its teams, and its blocks, deleted ones included, each once. Exports have their own limit
 * (`makeExportRoom`); pictures, models and
 * previews, which are made again when needed, do not count.
 */
export async function storedBytesOf(db: Database, userId: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    select (
      (select coalesce(sum(coalesce(bytes, received)), 0) from files where owner_id = ${userId}) +
      (select coalesce(sum(f.bytes), 0) from contact_files f join contacts c on c.id = f.contact_id where c.user_id = ${userId}) +
      (select coalesce(sum(bytes), 0) from media where ${isPaidBy(userId)}) +
      (select coalesce(sum(bytes), 0) from datasheets where ${isPaidBy(userId)}) +
      (select coalesce(sum(bytes), 0) from (
        select distinct on (f.storage_key) f.bytes from block_files f
          join block_versions v on v.id = f.version_id join blocks b on b.id = v.block_id where ${isPaidBy(userId)}
      ) originals) +
      (select coalesce(sum(bytes), 0) from (
        select distinct on (v.document_hash) v.bytes from block_versions v
          join blocks b on b.id = v.block_id where v.document_hash is not null and ${isPaidBy(userId)}
      ) of_blocks) +
      (select coalesce(sum(bytes), 0) from (
        select distinct on (d.hash) d.bytes from ${documents} d join projects p on p.id = d.project_id where ${isPaidBy(userId)}
      ) held)
    )::text as bytes`)) as unknown as { readonly rows: readonly { readonly bytes: string }[] };
  return Number(rows[0]?.bytes);
}

/** The condition on `holder_id`: what belongs to a team counts for its owner. */
function isPaidBy(userId: string): SQL {
  return sql`(holder_id = ${userId} or holder_id in (select team_id from team_members where user_id = ${userId} and role = 'OWNER'))`;
}

/**
 * Refuses what would take more than an account may hold. Before that, what nobody can miss gives way: uploads that were
 * read long ago, then deleted projects, the oldest first, before their thirty days are over.
 */
export async function requireRoom(application: Application, userId: string, bytes: number): Promise<void> {
  const limit = limitOf(application);
  const held = (await storedBytesOf(application.db, userId)) + (arrivingOf(application).get(userId)?.bytes ?? 0);
  if (held + bytes <= limit && held < limit) return;
  const freed = await giveWay(application, userId, held + Math.max(bytes, 1) - limit);
  if (held - freed + Math.max(bytes, 1) > limit) refuse(application, held - freed, bytes);
}

/** The same for work of a holder: what a team holds counts for its owner, who alone reads how much that is. */
export async function requireRoomOf(
  application: Application,
  userId: string,
  holder: Holder,
  bytes: number,
): Promise<void> {
  const payer = holder.teamId === null ? holder.ownerId : await findOwner(application.db, holder.teamId);
  if (payer === userId) return requireRoom(application, userId, bytes);
  await requireRoom(application, payer, bytes).catch((error: unknown) => {
    if (!(error instanceof ApplicationError)) throw error;
    throw new ApplicationError("BAD_REQUEST", refusal("storage-of-owner-full", {}));
  });
}

async function findOwner(db: Database, teamId: string): Promise<string> {
  const [owner] = await db
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "OWNER")));
  if (owner === undefined) throw new Error(`team ${teamId} has no owner`);
  return owner.userId;
}

/**
 * Stores what arrives for an account, and breaks off with the refusal at the first byte that is too many. What arrives counts
 * until `store` has resolved, by when its row in the database counts: in between, an upload that begins would find neither.
 */
export async function storeWithinRoom<Stored>(
  application: Application,
  userId: string,
  body: AsyncIterable<Uint8Array>,
  store: (body: AsyncIterable<Uint8Array>) => Promise<Stored>,
): Promise<Stored> {
  const all = arrivingOf(application);
  const own = all.get(userId) ?? { uploads: 0, bytes: 0, held: storedBytesOf(application.db, userId) };
  all.set(userId, own);
  own.uploads++;
  try {
    return await store(whileThereIsRoom(application, own, body));
  } finally {
    own.uploads--;
    if (own.uploads === 0) all.delete(userId);
  }
}

async function* whileThereIsRoom(
  application: Application,
  own: Arriving,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const limit = limitOf(application);
  const held = await own.held;
  for await (const chunk of body) {
    own.bytes += chunk.byteLength;
    if (held + own.bytes > limit) refuse(application, held + own.bytes - chunk.byteLength, chunk.byteLength);
    yield chunk;
  }
}

function arrivingOf(application: Application): Map<string, Arriving> {
  const known = arriving.get(application);
  if (known) return known;
  const made = new Map<string, Arriving>();
  arriving.set(application, made);
  return made;
}

function limitOf({ configuration }: Application): number {
  return configuration.accountStorageMb === 0 ? Number.POSITIVE_INFINITY : configuration.accountStorageMb * 1_048_576;
}

function refuse(application: Application, held: number, bytes: number): never {
  const limit = limitOf(application);
  const details = { storage: { heldBytes: held, limitBytes: limit } };
  if (bytes === 0)
    throw new ApplicationError(
      "BAD_REQUEST",
      refusal("storage-full", { used: sizeText(held), most: sizeText(limit) }),
      details,
    );
  throw new ApplicationError(
    "BAD_REQUEST",
    refusal("storage-insufficient", { used: sizeText(held), most: sizeText(limit), needed: sizeText(bytes) }),
    details,
  );
}

/** Answers how many bytes were freed; at least `needed` where there was as much. */
async function giveWay(application: Application, userId: string, needed: number): Promise<number> {
  const { db, storage, now } = application;
  const before = await storedBytesOf(db, userId);
  const old = await db
    .delete(files)
    .where(
      and(
        eq(files.ownerId, userId),
        isNotNull(files.sha256),
        lt(files.createdAt, new Date(now().getTime() - GIVES_WAY_AFTER_MS)),
      ),
    )
    .returning({ id: files.id, parts: files.parts });
  for (const key of old.flatMap(uploadKeys)) await storage.remove(key);
  let freed = before - (await storedBytesOf(db, userId));
  const deleted = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.holderId, userId), isNotNull(projects.deletedAt)))
    .orderBy(asc(projects.deletedAt));
  for (const { id } of deleted) {
    if (freed >= needed) break;
    await db.transaction((transaction) => eraseProjects(transaction, [id]));
    await tryToRemovePlanned(application);
    freed = before - (await storedBytesOf(db, userId));
  }
  return freed;
}
