import type { Readable } from "node:stream";

/** A stream brought more bytes than allowed; nothing was kept. */
export class TooLargeError extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${Math.floor(limit / 1_048_576)} MB.`);
    this.limit = limit;
  }
}

export interface StoredObject {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Where bytes live: uploads, documents, checkpoints, exports. Keys are generated, slash-separated names
 * ("uploads/<id>"), never a client's text. An object appears whole or not at all.
 */
export interface Storage {
  /** Streams into the store, counting; breaks off with `TooLargeError` at the first byte over `limit`. */
  writeStream(key: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<StoredObject>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** `range`: first and last byte of the part that is wanted, both within the object; `bytes` is the whole's size. */
  openRead(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<{ readonly bytes: number; readonly stream: Readable } | undefined>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every object, those of a folder one after the other. What comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<ListedObject>;
  /** Removes unfinished writes older than this: their writer was killed. */
  removeUnfinished(before: Date): Promise<void>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)?)+$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Keys come from our own code; this catches the bug that would let a client's text reach the file system. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`"${key}" is no storage key`);
}
