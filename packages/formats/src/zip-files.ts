import { unzipSync, zipSync } from "fflate";
import type { WrittenFile } from "./written-file.ts";

/** The earliest time a zip can hold. */
const ZIP_EPOCH = Date.UTC(1980, 0, 1);

/**
 * A flat zip, files in the order given. The time is the one passed in, in UTC, so that the same files give the same
 * bytes on every machine.
 */
export function zipFiles(files: readonly WrittenFile[], { createdAt }: { readonly createdAt: Date }): Uint8Array {
  // The zip format keeps local wall-clock time without saying whose; shifting by the offset writes UTC everywhere.
  const utc = Math.max(createdAt.getTime(), ZIP_EPOCH);
  const mtime = utc + new Date(utc).getTimezoneOffset() * 60_000;
  const entries: Record<string, Uint8Array> = {};
  for (const { name, bytes } of files) {
    if (Object.hasOwn(entries, name)) throw new Error(`two files of the zip are named ${name}`);
    entries[name] = bytes;
  }
  return zipSync(entries, { mtime, level: 6 });
}

/** The files of a zip that we wrote ourselves; `expandArchive` is for those of others. */
export function unzipFiles(bytes: Uint8Array): WrittenFile[] {
  return Object.entries(unzipSync(bytes)).map(([name, file]) => ({ name, bytes: file }));
}
