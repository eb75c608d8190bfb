import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { BLOCK_BYTES, encodeTarHeader, paddingOf } from "./tar-header.ts";

/** The last entry of a complete archive: the SHA-256 of every other, as `sha256sum --check` reads them. */
export const CHECKSUMS = "SHA256SUMS";

/** An entry had another number of bytes than announced: the file was replaced while it was read. */
export class ChangedFileError extends Error {}

/** Writes a tar archive from front to back. The file has its name only once it is complete. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #at: Date;
  readonly #checksums: string[] = [];
  #bytes = 0;

  private constructor(path: string, file: FileHandle, at: Date) {
    this.#path = path;
    this.#file = file;
    this.#at = at;
  }

  static async create(path: string, at: Date): Promise<ArchiveWriter> {
    return new ArchiveWriter(path, await open(unfinished(path), "w", 0o600), at);
  }

  /** Of the archive so far. */
  get bytes(): number {
    return this.#bytes;
  }

  async add(path: string, content: Uint8Array): Promise<void> {
    await this.addStream(path, content.byteLength, [content]);
  }

  async addStream(
    path: string,
    bytes: number,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash("sha256");
    let written = 0;
    await this.#append(encodeTarHeader({ path, bytes }, this.#at));
    for await (const chunk of chunks) {
      written += chunk.byteLength;
      if (written > bytes) break;
      hash.update(chunk);
      await this.#append(chunk);
    }
    if (written !== bytes) throw new ChangedFileError(`${path} changed while it was read; run the backup again`);
    await this.#append(new Uint8Array(paddingOf(bytes)));
    this.#checksums.push(`${hash.digest("hex")}  ${path}\n`);
  }

  /** Writes the checksums, and gives the archive its name once its bytes are on the disk. Returns its size. */
  async finish(): Promise<number> {
    await this.add(CHECKSUMS, Buffer.from(this.#checksums.join("")));
    await this.#append(new Uint8Array(2 * BLOCK_BYTES));
    await this.#file.sync();
    await this.#file.close();
    await rename(unfinished(this.#path), this.#path);
    return this.#bytes;
  }

  async abandon(): Promise<void> {
    await this.#file.close();
    await rm(unfinished(this.#path), { force: true });
  }

  async #append(bytes: Uint8Array): Promise<void> {
    // A single `write` may write less than all of it.
    await this.#file.appendFile(bytes);
    this.#bytes += bytes.byteLength;
  }
}

function unfinished(path: string): string {
  return `${path}.unfinished`;
}
