import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { appliedMigrations } from "../../platform/database/applied-migrations.ts";
import type { DatabaseHandle } from "../../platform/database/open-database.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { rowsOf } from "../backup/catalog.ts";
import { reasonOf } from "../reason-of.ts";
import type { Finding } from "./finding.ts";

/** Writes, reads, lists and deletes one small object. */
export async function checkStorage(storage: Storage, place: string): Promise<readonly Finding[]> {
  const key = `doctor/${randomUUID()}`;
  const content = Buffer.from(key);
  let doing = "written";
  try {
    await storage.write(key, content);
    doing = "read";
    const read = await storage.read(key);
    if (read === undefined || !content.equals(read)) throw new Error("it is not what was written");
    doing = "listed";
    let listed = false;
    for await (const object of storage.list()) {
      listed = true;
      if (object.key === key) break;
    }
    if (!listed) throw new Error("the list is empty");
    doing = "deleted";
    await storage.remove(key);
    if (await storage.has(key)) throw new Error("it is still there");
  } catch (error) {
    const sentence = `A file cannot be ${doing} in ${place}: ${reasonOf(error)}. Check the address, the key and its permissions.`;
    return [{ subject: "storage", severity: "error", sentence }];
  }
  return [
    { subject: "storage", severity: "fine", sentence: `Files can be written, read, listed and deleted in ${place}.` },
  ];
}

/** Whether the files belong to this database: those of another are never swept, and its documents are missing. */
export async function checkOwner(storage: Storage, { db }: Pick<DatabaseHandle, "db">): Promise<readonly Finding[]> {
  if ((await appliedMigrations(db)).length === 0) return [];
  const [own] = await rowsOf<{ readonly id: string }>(db, sql`select id from installation`);
  const marks: string[] = [];
  for await (const { key } of storage.list()) if (key.startsWith("installation/")) marks.push(key);
  if (marks.length === 0 || marks.includes(`installation/${own?.id}`)) return [];
  return [
    {
      subject: "storage",
      severity: "error",
      sentence: `The files belong to another database (${marks[0]}; this one is ${own?.id}). Check DATABASE_URL, DATA_DIR and S3_BUCKET.`,
    },
  ];
}
