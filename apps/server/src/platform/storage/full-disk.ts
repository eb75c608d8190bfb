import { refusal } from "../refusal.ts";
import { sizeText } from "./free-space.ts";

const FULL_DISK = refusal("disk-full", {});

/** Its message for requests that need disk space. */
export const FULL_DISK_SENTENCE = FULL_DISK.sentence;

/** Beside the sentence, for programs: which of the places that can be full it is. An account's has `storage` in its place. */
export const FULL_DISK_DETAILS = { full: "disk", sentence: FULL_DISK.words } as const;

/** The disk, or the share of it that this program may use, has no room left; nothing was kept of what was being written. */
export class FullDiskError extends Error {
  constructor(cause: Error) {
    super("The server's disk is full.", { cause });
  }
}

/** Files may not use what is left: the database on the same disk needs it. */
export class DiskReserveError extends Error {
  constructor(directory: string, { free, reserve }: { readonly free: number; readonly reserve: number }) {
    super(`${directory} has ${sizeText(free)} free, of which ${sizeText(reserve)} are kept for the database`);
  }
}

/** No space left on the device; over quota; PostgreSQL's own `disk_full`. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error && FULL.has(error.code as string);
}

/** Whether a full disk is what went wrong, or what led to it. */
export function isOfFullDisk(error: unknown): boolean {
  let led = error;
  while (led instanceof Error) {
    const { cause } = led;
    if (led instanceof FullDiskError || isFullDisk(led)) return true;
    led = cause;
  }
  return false;
}
