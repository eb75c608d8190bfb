/** The disk, or the share of it that this program may use, has no room left; nothing was kept of what was being written. */
export class FullDiskError extends Error {
  constructor(cause: Error) {
    super("The server's disk is full.", { cause });
  }
}

/** No space left on the device; over quota. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error && FULL.has(error.code as string);
}
