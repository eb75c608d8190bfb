import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The embedded database does not lock its folder, and two processes on one folder lose rows. So a start takes this lock
 * first: an exclusive lock of the operating system on a file in the folder. It holds between containers that share the
 * folder, where process ids mean nothing, and ends with its process however that ends.
 */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** Somebody else serves from this folder. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, holder: string) {
    super(
      `The folder ${directory} is in use by another Tracewright (${holder}). Stop that one first, or give this one its own DATA_DIR.`,
    );
  }
}

/** The folder cannot be made, or its file system offers no locks. */
export class DirectoryLockError extends Error {
  constructor(directory: string, cause: Error) {
    super(
      `The folder ${directory} cannot be locked: ${cause.message}. Give the server a DATA_DIR that it may write to, on a file system with locks.`,
      { cause },
    );
  }
}

/**
 * Node.js has no call for file locks; SQLite, which it contains, locks as an ordinary part of a transaction. The file stays
 * empty. Nothing else in this process may open it: with POSIX locks, closing any handle of a file lets go of its lock.
 */
const LOCK_FILE = "folder.lock";
/** Says who holds the lock, for the sentence that refuses another one. It decides nothing. */
const HOLDER_FILE = "server.lock";
const SQLITE_BUSY = 5;

export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const holderPath = join(directory, HOLDER_FILE);
  let lock: DatabaseSync | undefined;
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
    // Without a journal in memory a killed process would leave one beside the file.
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock?.close();
    if (!(error instanceof Error)) throw error;
    if ("errcode" in error && error.errcode === SQLITE_BUSY)
      throw new DirectoryInUseError(directory, await readHolder(holderPath));
    throw new DirectoryLockError(directory, error);
  }
  const held = lock;
  // On a full disk the lock holds all the same.
  await writeFile(holderPath, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 }).catch(() => {});
  return {
    release: async () => {
      await rm(holderPath, { force: true });
      held.close();
    },
  };
}

async function readHolder(path: string): Promise<string> {
  const holder = (await readFile(path, "utf8").catch(() => "")).trim();
  return holder === "" ? "its process is not known" : holder;
}
