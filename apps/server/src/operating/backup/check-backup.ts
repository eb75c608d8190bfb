import { createHash } from "node:crypto";
import { knownMigrations } from "../../platform/database/applied-migrations.ts";
import { isStorageKey } from "../../platform/storage/storage.ts";
import { CommandRefusal } from "../refusal.ts";
import type { Report } from "../report.ts";
import { CHECKSUMS } from "./archive/archive-writer.ts";
import { DamagedArchiveError, readArchive } from "./archive/read-archive.ts";
import {
  FILES,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  SECRET,
  SUMMARY,
  type Summary,
  tableOfPath,
} from "./manifest.ts";

export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly summary: Summary;
  /** Storage keys and the SHA-256 of their content. */
  readonly files: ReadonlyMap<string, string>;
  readonly secret: string | undefined;
}

/**
 * Reads an archive through once and compares every checksum, so that a damaged one is refused before anything is written.
 * Throws `CommandRefusal` for what is no complete backup, or was made by a newer version.
 */
export async function checkBackup(path: string, report: Report): Promise<CheckedBackup> {
  const sums = new Map<string, string>();
  const texts = new Map<string, string>();
  try {
    for await (const entry of readArchive(path)) {
      if (sums.size === 0 && entry.path !== MANIFEST)
        throw new DamagedArchiveError("it does not begin with its manifest");
      const hash = createHash("sha256");
      const chunks: Uint8Array[] = [];
      const isText = [MANIFEST, SUMMARY, SECRET, CHECKSUMS].includes(entry.path);
      for await (const chunk of entry.stream() as AsyncIterable<Uint8Array>) {
        hash.update(chunk);
        if (isText) chunks.push(chunk);
      }
      if (isText) texts.set(entry.path, Buffer.concat(chunks).toString("utf8"));
      if (entry.path === MANIFEST) requireReadable(JSON.parse(texts.get(MANIFEST) ?? "") as Manifest);
      if (entry.path !== CHECKSUMS) sums.set(entry.path, hash.digest("hex"));
      report({ doing: "Checking the backup", done: sums.size, of: undefined, unit: "entries" });
    }
    compareChecksums(sums, texts.get(CHECKSUMS));
  } catch (error) {
    if (error instanceof DamagedArchiveError || error instanceof SyntaxError)
      throw new CommandRefusal(`${path} is not a complete backup: ${error.message}. Nothing was changed.`);
    throw error;
  }
  const files = new Map<string, string>();
  for (const [name, sum] of sums) {
    if (!name.startsWith(FILES)) continue;
    const key = name.slice(FILES.length);
    if (!isStorageKey(key)) throw new CommandRefusal(`${path} contains a file with an invalid name: "${key}".`);
    files.set(key, sum);
  }
  return {
    manifest: JSON.parse(texts.get(MANIFEST) ?? "") as Manifest,
    summary: JSON.parse(texts.get(SUMMARY) ?? "") as Summary,
    files,
    secret: texts.get(SECRET)?.trim(),
  };
}

function compareChecksums(sums: ReadonlyMap<string, string>, text: string | undefined): void {
  if (text === undefined) throw new DamagedArchiveError(`it ends without ${CHECKSUMS}`);
  const lines = text.split("\n").filter((line) => line !== "");
  for (const line of lines) {
    const [sum, path] = [line.slice(0, 64), line.slice(66)];
    const found = sums.get(path);
    if (found === undefined) throw new DamagedArchiveError(`"${path}" is missing`);
    if (found !== sum) throw new DamagedArchiveError(`the content of "${path}" does not match its checksum`);
  }
  if (lines.length !== sums.size)
    throw new DamagedArchiveError(`it has ${sums.size} entries in place of ${lines.length}`);
  for (const path of [MANIFEST, SUMMARY]) if (!sums.has(path)) throw new DamagedArchiveError(`"${path}" is missing`);
  for (const path of sums.keys())
    if (![MANIFEST, SUMMARY, SECRET].includes(path) && !path.startsWith(FILES) && tableOfPath(path) === undefined)
      throw new DamagedArchiveError(`"${path}" does not belong to a backup`);
}

/** Refuses what a newer version of the program wrote. */
function requireReadable({ format, version, migrations, createdAt }: Manifest): void {
  if (format !== "tracewright-backup") throw new DamagedArchiveError("its manifest is of something else");
  const known = new Set(knownMigrations().map(({ hash }) => hash));
  const unknown = migrations.filter(({ hash }) => !known.has(hash)).length;
  if (version > FORMAT_VERSION || unknown > 0)
    throw new CommandRefusal(
      `The backup of ${createdAt} was made by a newer version of Tracewright: ` +
        (unknown > 0
          ? `its tables have ${unknown} ${unknown === 1 ? "migration" : "migrations"} that this version does not know. `
          : `its format is ${version}, this version reads up to ${FORMAT_VERSION}. `) +
        "Install that version here first.",
    );
}
