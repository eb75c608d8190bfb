import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { DamagedObjectError } from "./damaged-object.ts";
import type { Storage, StoredObject } from "./storage.ts";

/** More are remembered by no process: the one that was found sound first is read through again. */
const MAX_REMEMBERED = 10_000;

/**
 * Objects that are written once and read in parts. A part says nothing of the rest, so the whole is read through and compared
 * with its hash before the first part of it is given out, once in the life of a process; readers that come meanwhile wait
 * for the same reading.
 */
export class SoundObjects {
  readonly #storage: Storage;
  /** By key, in the order in which they were read through. */
  readonly #checked = new Map<string, Promise<boolean>>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** False where there is no such object; throws where it is not what was written. */
  async has(key: string, written: StoredObject): Promise<boolean> {
    const known = this.#checked.get(key);
    if (known) return known;
    const checking = this.#check(key, written);
    this.#checked.set(key, checking);
    const [oldest = key] = this.#checked.keys();
    if (this.#checked.size > MAX_REMEMBERED) this.#checked.delete(oldest);
    // What is not there, or is damaged, is looked at again: it may be put back.
    const forget = () => this.#checked.delete(key);
    checking.then((isThere) => isThere || forget(), forget);
    return checking;
  }

  async #check(key: string, { bytes, sha256 }: StoredObject): Promise<boolean> {
    const opened = await this.#storage.openRead(key);
    if (opened === undefined) return false;
    if (opened.bytes !== bytes) {
      opened.stream.destroy();
      throw new DamagedObjectError(`${key} has ${opened.bytes} bytes in place of ${bytes}`);
    }
    const hash = createHash("sha256");
    await pipeline(opened.stream, hash);
    if (hash.digest("hex") !== sha256) throw new DamagedObjectError(`${key} is not what was written: its hash differs`);
    return true;
  }
}
