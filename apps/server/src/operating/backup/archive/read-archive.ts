import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { BLOCK_BYTES, decodeTarHeader, paddingOf, type TarEntry } from "./tar-header.ts";

/** The file is not a whole archive. */
export class DamagedArchiveError extends Error {}

export interface ArchiveEntry extends TarEntry {
  stream(): Readable;
  read(): Promise<Uint8Array>;
}

/** The entries of an archive in their order. Throws `DamagedArchiveError` at the first place that is not as written. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(BLOCK_BYTES);
    for (let offset = 0; ; ) {
      const { bytesRead } = await file.read(header, 0, BLOCK_BYTES, offset);
      if (bytesRead < BLOCK_BYTES)
        throw new DamagedArchiveError(`${path} ends after ${size} bytes, before its last entry`);
      const entry = decodeTarHeader(header);
      if (entry === undefined) return;
      if (entry === "damaged") throw new DamagedArchiveError(`${path} is damaged at byte ${offset}`);
      const start = offset + BLOCK_BYTES;
      offset = start + entry.bytes + paddingOf(entry.bytes);
      if (offset > size) throw new DamagedArchiveError(`${path} ends within "${entry.path}"`);
      // A range of no bytes has no notation.
      const stream = () =>
        entry.bytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + entry.bytes - 1 });
      yield { ...entry, stream, read: () => buffer(stream()) };
    }
  } finally {
    await file.close();
  }
}
