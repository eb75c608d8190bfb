import { isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { documents, installation } from "../../platform/database/tables.ts";
import type { ListedObject } from "../../platform/storage/storage.ts";
import { removeUnheldDocuments } from "../documents/document-store.ts";
import { DOCUMENT_FOLDERS, HELD_AMONG, hashIn, hasId, heldHashes, noteSize } from "./held-keys.ts";

/** An object is written before the row that refers to it, never by as much as this. */
const GRACE_MS = 24 * 3_600_000;
const BATCH = 500;
const MARKS = "installation";

/**
 * Removes what lies in storage for a day and is referred to by no row: a process was killed between writing the one and the
 * other. Returns the number of removed objects. Unknown files stay.
 */
export async function sweepStorage(
  application: Application,
  isStopped: () => boolean = () => false,
): Promise<{ readonly removed: number }> {
  const { db, storage, log } = application;
  if (!(await isOwnStorage(application))) return { removed: 0 };
  // By the clock of the storage, not the process.
  const before = new Date(Date.now() - GRACE_MS);
  const notesSizes = (await db.$count(documents, isNull(documents.bytes))) > 0;
  let removed = 0;
  let batch: ListedObject[] = [];
  const folderOf = ({ key }: ListedObject): string => key.slice(0, key.indexOf("/"));
  const finish = async (): Promise<void> => {
    const [first] = batch;
    if (first !== undefined) removed += await removeUnheld(application, folderOf(first), batch);
    batch = [];
  };
  for await (const object of storage.list()) {
    if (isStopped()) return { removed };
    const folder = folderOf(object);
    const hash = hashIn(object.key);
    if (notesSizes && folder === "documents" && hash !== undefined) await noteSize(db, hash, object.bytes);
    if (object.modifiedAt >= before) continue;
    if (batch.length === BATCH || (batch[0] && folderOf(batch[0]) !== folder)) await finish();
    batch.push(object);
  }
  await finish();
  if (removed > 0) log.info("unreferenced files removed", { files: removed });
  return { removed };
}

async function removeUnheld(
  application: Application,
  folder: string,
  objects: readonly ListedObject[],
): Promise<number> {
  const { db, storage } = application;
  const keys = objects.map(({ key }) => key);
  if (DOCUMENT_FOLDERS.has(folder)) {
    const held = await heldHashes(
      db,
      keys.flatMap((key) => hashIn(key) ?? []),
    );
    const going = keys.flatMap((key) => {
      const hash = hashIn(key);
      return hash === undefined || held.has(hash) ? [] : [{ key, hash }];
    });
    // A concurrent link to a document waits for this, and stores the bytes again.
    await removeUnheldDocuments(
      application,
      going.map(({ hash }) => hash),
    );
    // Widths and formats of earlier versions.
    if (folder !== "documents") for (const { key } of going) await storage.remove(key);
    return going.length;
  }
  const heldAmong = HELD_AMONG[folder];
  if (heldAmong === undefined) return 0;
  const held = new Set(await heldAmong(db, keys));
  const going = keys.filter((key) => hasId(key) && !held.has(key));
  for (const key of going) await storage.remove(key);
  return going.length;
}

/**
 * Whether the files belong to this database. A server that was started on the files of another one, with an empty database
 * by mistake, would find every file unreferenced. A storage without a mark is marked, and swept the next time.
 */
async function isOwnStorage({ db, storage, log }: Application): Promise<boolean> {
  const [own] = await db.select().from(installation);
  if (own === undefined) throw new Error("the database has a name from its first start on");
  const mark = `${MARKS}/${own.id}`;
  if (await storage.has(mark)) return true;
  for await (const { key } of storage.list())
    if (key.startsWith(`${MARKS}/`)) {
      log.warning("files of another database are not swept", { belongTo: key, own: mark });
      return false;
    }
  await storage.write(mark, new Uint8Array(0));
  return false;
}
