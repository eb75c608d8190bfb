import type { Readable } from "node:stream";
import type { Storage } from "./storage.ts";

/**
 * The stored bytes differ from the written ones: a disk failed, or the folder was changed. The reader of the file
 * gets this error.
 */
export class DamagedObjectError extends Error {}

/** Opens an object whose size is known. Undefined when there is no such object; throws when it has another size. */
export async function openWhole(
  storage: Storage,
  key: string,
  bytes: number,
): Promise<{ readonly bytes: number; readonly stream: Readable } | undefined> {
  const opened = await storage.openRead(key);
  if (opened === undefined || opened.bytes === bytes) return opened;
  opened.stream.destroy();
  throw new DamagedObjectError(`${key} has ${opened.bytes} bytes in place of ${bytes}`);
}

/** The same for one that is small enough to be read at once. */
export async function readWhole(storage: Storage, key: string, bytes: number): Promise<Uint8Array | undefined> {
  const read = await storage.read(key);
  if (read === undefined || read.byteLength === bytes) return read;
  throw new DamagedObjectError(`${key} has ${read.byteLength} bytes in place of ${bytes}`);
}
