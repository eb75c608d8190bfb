import { freeBytesOf, sizeText } from "../storage/free-space.ts";
import { isOfFullDisk } from "../storage/full-disk.ts";

/** What the embedded database writes while it is opened: its first files, or two segments of its log after a crash. */
const START_BYTES = 64 * 1_048_576;

/** The embedded database cannot be opened on what the disk has left. */
export class NoDiskSpaceError extends Error {
  constructor(directory: string, free: number, cause?: unknown) {
    super(
      `The disk of the folder ${directory} is full: ${sizeText(free)} are free, and the database needs ${sizeText(START_BYTES)} to start. Make room on that disk and start again; nothing of the database is lost.`,
      { cause },
    );
  }
}

export type FreeBytes = (directory: string) => Promise<number>;

/** Opens the database where there is room for it: on a full disk it would end with "Aborted()" and nothing else. */
export async function withDiskSpace<Opened>(
  directory: string,
  open: () => Promise<Opened>,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<Opened> {
  const free = await freeBytes(directory);
  if (free < START_BYTES) throw new NoDiskSpaceError(directory, free);
  try {
    return await open();
  } catch (error) {
    const left = await freeBytes(directory);
    if (isOfFullDisk(error) || left < START_BYTES / 2) throw new NoDiskSpaceError(directory, left, error);
    throw error;
  }
}
