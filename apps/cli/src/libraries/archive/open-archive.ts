import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { Refusal } from "../../refusal.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import { tarEntries } from "./tar-entries.ts";
import { zipEntries } from "./zip-entries.ts";

export interface OpenArchive {
  readonly entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>;
  /** What it unpacks to, in bytes, as it says itself. */
  readonly unpackedBytes: number;
  readonly close: () => Promise<void>;
}

const ZIP = [0x50, 0x4b];
const GZIP = [0x1f, 0x8b];
/** Bytes of what was packed, modulo 2³², at the end of a gzip (RFC 1952). */
const GZIP_SIZE_LENGTH = 4;

/** A zip or a tar.gz, distinguished by its first bytes. `name` is what refusals call it. */
export async function openArchive(path: string, name: string): Promise<OpenArchive> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = (await file.read(Buffer.alloc(2), 0, 2, 0)).buffer;
    if (startsWith(head, ZIP)) {
      const entries = await zipEntries(file, name);
      const unpackedBytes = entries.reduce((sum, entry) => sum + entry.size, 0);
      return { entries, unpackedBytes, close: () => file.close() };
    }
    if (!startsWith(head, GZIP))
      throw new Refusal(`${name} is neither a zip nor a tar.gz: it holds no libraries that can be read.`);
    const unpackedBytes = await readGzipSize(file, size);
    await file.close();
    const unpacked = createReadStream(path).pipe(createGunzip());
    return {
      entries: tarEntries(named(unpacked, name), name),
      unpackedBytes,
      close: async () => void unpacked.destroy(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

async function readGzipSize(file: FileHandle, size: number): Promise<number> {
  if (size < GZIP_SIZE_LENGTH) return 0;
  const { buffer } = await file.read(Buffer.alloc(GZIP_SIZE_LENGTH), 0, GZIP_SIZE_LENGTH, size - GZIP_SIZE_LENGTH);
  return buffer.readUInt32LE();
}

/** Damage is reported with the name of the archive. */
async function* named(stream: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw new Refusal(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
