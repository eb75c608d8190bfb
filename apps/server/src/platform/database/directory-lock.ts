import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * The embedded database does not lock its folder, and two processes on one folder lose rows. So a start takes this lock
 * first: a file created exclusively, naming its holder by process id and the moment that process began (a process id
 * alone may be somebody else's after a crash).
 */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** Somebody else serves from this folder. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, holder: string) {
    super(
      `The folder ${directory} is in use by another Tracewright (process ${holder}). Stop that one first, or give this one its own DATA_DIR.`,
    );
  }
}

export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, "server.lock");
  const own = `${process.pid} ${await beginningOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await createExclusively(path, own))
      return {
        release: async () => {
          if ((await readOrEmpty(path)) === own) await rm(path, { force: true });
        },
      };
    const holder = await readOrEmpty(path);
    if (await isAlive(holder)) throw new DirectoryInUseError(directory, holder.split(" ")[0] ?? "unknown");
    await setAside(path, holder);
  }
  throw new DirectoryInUseError(directory, "unknown");
}

async function createExclusively(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, "wx");
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (isErrorWithCode(error, "EEXIST")) return false;
    throw error;
  }
}

/**
 * Removes a dead holder's file. Two starts may find it at once: whoever renames second would take away the first one's
 * fresh lock, so what was renamed is looked at again and put back when it is not the dead one.
 */
async function setAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return;
    throw error;
  }
  if ((await readOrEmpty(aside)) === dead) await rm(aside, { force: true });
  else await rename(aside, path);
}

async function isAlive(holder: string): Promise<boolean> {
  const [pid, beginning] = holder.trim().split(" ");
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    if (!isErrorWithCode(error, "EPERM")) return false;
  }
  return (await beginningOf(id)) === beginning;
}

/** Start time in clock ticks where /proc tells it; elsewhere "unknown", which leaves the process id alone to decide. */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
}

async function readOrEmpty(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return "";
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
