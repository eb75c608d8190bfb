import { statfsSync } from "node:fs";
import { Refusal } from "../refusal.ts";
import { megabytes } from "./library-limits.ts";

/** As the server's own default: what files leave of the disk to the database. */
const RESERVE_MB = 512;

export type FreeBytes = (folder: string) => number;

const freeOnDisk: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Refuses what would not fit, or would take of the disk what the server's database needs. */
export function requireRoom(folder: string, { bytes, what, reserveMb, freeBytes = freeOnDisk }: RoomNeed): void {
  const free = freeBytes(folder);
  const reserve = (reserveMb ?? RESERVE_MB) * 1_048_576;
  if (bytes + reserve <= free) return;
  throw new Refusal(
    `${what} needs ${megabytes(bytes)} in ${folder}, and ${megabytes(reserve)} stay free for the database (DISK_RESERVE_MB): the disk has ${megabytes(free)}.`,
  );
}

export interface RoomNeed {
  readonly bytes: number;
  readonly what: string;
  /** `DISK_RESERVE_MB`. */
  readonly reserveMb?: number | undefined;
  readonly freeBytes?: FreeBytes | undefined;
}
