import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freeBytesOf } from "./free-space.ts";
import { DiskReserveError, FullDiskError, isFullDisk } from "./full-disk.ts";
import { isStorageKey, type ListedObject, requireStorageKey, type Storage, TooLargeError } from "./storage.ts";

/** Where objects are written before they are renamed into their place; on the same file system, or they could not be. */
const UNFINISHED = "unfinished";

export interface LocalStorageOptions {
  /** Bytes of the disk that files leave free, for the database; none if absent. */
  readonly reserveBytes?: number;
  /** Bytes that are free on the disk of a folder. */
  readonly freeBytes?: (directory: string) => Promise<number>;
}

/** Whatever the umask: boards and results are for no other account of the machine. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
/** How much of a stream is written before the free space is looked at again. */
const LOOK_EVERY_BYTES = 8 * 1_048_576;

/** Storage in a folder of this machine. */
export function createLocalStorage(
  directory: string,
  { reserveBytes = 0, freeBytes = freeBytesOf }: LocalStorageOptions = {},
): Storage {
  /** Refuses so many bytes more when they would leave less than the reserve. */
  const requireRoom = async (bytes: number): Promise<void> => {
    if (reserveBytes === 0) return;
    const free = await freeBytes(directory);
    if (free - bytes < reserveBytes)
      throw new FullDiskError(new DiskReserveError(directory, { free, reserve: reserveBytes }));
  };
  const pathOf = (key: string): string => {
    requireStorageKey(key);
    return join(directory, key);
  };
  const unfinished = join(directory, UNFINISHED);
  const writeWhole = async <Result>(key: string, fill: (temporary: string) => Promise<Result>): Promise<Result> => {
    const path = pathOf(key);
    const temporary = join(unfinished, randomUUID());
    try {
      await mkdir(unfinished, PRIVATE_FOLDER);
      await mkdir(dirname(path), PRIVATE_FOLDER);
      const result = await fill(temporary);
      await rename(temporary, path);
      return result;
    } catch (error) {
      await rm(temporary, { force: true });
      throw isFullDisk(error) ? new FullDiskError(error) : error;
    }
  };
  return {
    writeStream: (key, source, limit) =>
      writeWhole(key, async (temporary) => {
        const hash = createHash("sha256");
        let bytes = 0;
        let looked = 0;
        await requireRoom(0);
        const file = await open(temporary, "w", 0o600);
        try {
          for await (const chunk of source) {
            bytes += chunk.byteLength;
            if (bytes > limit) throw new TooLargeError(limit);
            hash.update(chunk);
            if (bytes - looked >= LOOK_EVERY_BYTES) {
              await requireRoom(chunk.byteLength);
              looked = bytes;
            }
            // A single `write` may take less than all of it and say so only in its answer, as on a disk that is nearly full.
            await file.appendFile(chunk);
          }
          await file.sync();
        } finally {
          await file.close();
        }
        return { bytes, sha256: hash.digest("hex") };
      }),
    write: (key, bytes) =>
      writeWhole(key, async (temporary) => {
        await requireRoom(bytes.byteLength);
        const file = await open(temporary, "w", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    openRead: async (key, range) => {
      try {
        const { size } = await stat(pathOf(key));
        return { bytes: size, stream: createReadStream(pathOf(key), range) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    has: async (key) => {
      try {
        await access(pathOf(key));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolder(directory, ""),
    removeUnfinished: async (before) => {
      await mkdir(unfinished, PRIVATE_FOLDER);
      for (const name of await readdir(unfinished)) {
        const path = join(unfinished, name);
        // Gone meanwhile: it was finished, or another process was here first.
        const { mtime } = await stat(path).catch(() => ({ mtime: before }));
        if (mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function* listFolder(directory: string, folder: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && key !== UNFINISHED) yield* listFolder(directory, key);
    if (!entry.isFile() || !isStorageKey(key)) continue;
    const found = await stat(join(directory, key)).catch(() => undefined);
    if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
