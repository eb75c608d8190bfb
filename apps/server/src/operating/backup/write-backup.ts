import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { documentKey } from "../../modules/documents/document-key.ts";
import { appliedMigrations } from "../../platform/database/applied-migrations.ts";
import type { DatabaseHandle } from "../../platform/database/open-database.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { CommandRefusal } from "../refusal.ts";
import type { Report } from "../report.ts";
import { ArchiveWriter } from "./archive/archive-writer.ts";
import { readSequences, readTables, rowsOf } from "./catalog.ts";
import { FILES, FORMAT_VERSION, MANIFEST, type Manifest, rowsPath, SECRET, SUMMARY, type Summary } from "./manifest.ts";
import { readRows, type Session, withSnapshot } from "./read-rows.ts";

/** Text of rows that is compressed at once. */
const PART_BYTES = 4 * 1_048_576;
/** Larger objects are streamed; smaller ones are read whole, so that one which is replaced meanwhile is of one piece. */
const STREAM_BYTES = 16 * 1_048_576;

export interface BackupSource {
  readonly database: Pick<DatabaseHandle, "db" | "kind">;
  readonly storage: Storage;
  readonly files: "folder" | "bucket";
  readonly secret: string;
  /** The secret was generated into the data folder, so it belongs to the backup. */
  readonly keepsSecret: boolean;
}

export interface WrittenBackup {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Hashes of documents that have a row and no file. */
  readonly missingDocuments: readonly string[];
  /** Keys of documents that cannot be unpacked; the backup has them as they are. */
  readonly damagedDocuments: readonly string[];
}

/**
 * Writes rows and files of a server into one archive. All rows are of one moment; the files are read after it, so each row finds
 * its files, unless they were deleted meanwhile. Throws `CommandRefusal` for a database without tables.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  { at, report }: { readonly at: Date; readonly report: Report },
): Promise<WrittenBackup> {
  const archive = await ArchiveWriter.create(path, at);
  try {
    const { rows, sequences, documents } = await withSnapshot(source.database.db, async (session) => {
      const manifest = await describeSource(session, source, at);
      await archive.add(MANIFEST, jsonOf(manifest));
      const rows = await addRows(session, manifest, archive, report);
      return { rows, sequences: await readSequences(session), documents: await readDocumentHashes(session) };
    });
    if (source.keepsSecret) await archive.add(SECRET, Buffer.from(`${source.secret}\n`));
    const { files, fileBytes, found, damaged } = await addFiles(source.storage, archive, report);
    const summary: Summary = { rows, sequences, files, fileBytes };
    await archive.add(SUMMARY, jsonOf(summary));
    return {
      bytes: await archive.finish(),
      tables: Object.keys(rows).length,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      files,
      fileBytes,
      missingDocuments: documents.filter((hash) => !found.has(documentKey(hash))),
      damagedDocuments: damaged,
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Equal for equal secrets, and of no use to guess one. */
export function printOfSecret(secret: string): string {
  return createHash("sha256").update(`tracewright backup\n${secret}`).digest("hex").slice(0, 16);
}

async function describeSource(session: Session, source: BackupSource, at: Date): Promise<Manifest> {
  const migrations = await appliedMigrations(session);
  if (migrations.length === 0) throw new CommandRefusal("The database has no tables of Tracewright.");
  return {
    format: "tracewright-backup",
    version: FORMAT_VERSION,
    createdAt: at.toISOString(),
    source: { database: source.database.kind, files: source.files },
    migrations,
    tables: await readTables(session),
    secretPrint: printOfSecret(source.secret),
  };
}

async function addRows(
  session: Session,
  { tables }: Manifest,
  archive: ArchiveWriter,
  report: Report,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [index, table] of tables.entries()) {
    let [count, part] = [0, 0];
    let waiting: string[] = [];
    let waitingBytes = 0;
    const write = async (): Promise<void> => {
      if (waiting.length === 0) return;
      await archive.add(rowsPath(table.name, part++), gzipSync(`${waiting.join("\n")}\n`));
      [waiting, waitingBytes] = [[], 0];
    };
    for await (const lines of readRows(session, table)) {
      for (const line of lines) {
        waiting.push(line);
        waitingBytes += line.length;
        if (waitingBytes >= PART_BYTES) await write();
      }
      count += lines.length;
      report({ doing: `Reading table ${table.name}`, done: index, of: tables.length, unit: "tables" });
    }
    await write();
    counts[table.name] = count;
  }
  return counts;
}

async function readDocumentHashes(session: Session): Promise<readonly string[]> {
  const rows = await rowsOf<{ readonly hash: string }>(session, sql`select distinct hash from documents order by hash`);
  return rows.map(({ hash }) => hash);
}

async function addFiles(storage: Storage, archive: ArchiveWriter, report: Report) {
  let [files, fileBytes] = [0, 0];
  const found = new Set<string>();
  const damaged: string[] = [];
  for await (const { key, bytes } of storage.list()) {
    const isDocument = key.startsWith("documents/");
    const size = await (bytes < STREAM_BYTES ? addWhole : addStream)(storage, archive, key, (content) => {
      if (isDocument && !isWholeGzip(content)) damaged.push(key);
    });
    // Deleted since it was listed.
    if (size === undefined) continue;
    files++;
    fileBytes += size;
    if (isDocument) found.add(key);
    report({ doing: "Copying files", done: files, of: undefined, unit: "files" });
  }
  return { files, fileBytes, found, damaged };
}

/** gzip ends with the sum of what was packed. */
function isWholeGzip(content: Uint8Array): boolean {
  try {
    gunzipSync(content);
    return true;
  } catch {
    return false;
  }
}

type Look = (content: Uint8Array) => void;

async function addWhole(
  storage: Storage,
  archive: ArchiveWriter,
  key: string,
  look: Look,
): Promise<number | undefined> {
  const content = await storage.read(key);
  if (content === undefined) return undefined;
  look(content);
  await archive.add(`${FILES}${key}`, content);
  return content.byteLength;
}

async function addStream(storage: Storage, archive: ArchiveWriter, key: string): Promise<number | undefined> {
  const opened = await storage.openRead(key);
  if (opened === undefined) return undefined;
  await archive.addStream(`${FILES}${key}`, opened.bytes, opened.stream);
  return opened.bytes;
}

function jsonOf(value: Manifest | Summary): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);
}
