import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600];

/**
 * Takes a folder and all in it, or a file, away from other accounts of the machine: folders 0700, files 0600. Modes may have
 * been widened since they were made, and the embedded database makes its files with whatever the umask leaves; so this is
 * done at every start. What belongs to another account cannot be changed: it is reported and left as it is.
 */
export async function keepPrivate(path: string, tellForeign: (path: string) => void = () => {}): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  const isFolder = found?.isDirectory() ?? false;
  // Gone meanwhile, a link, or a socket.
  if (found === undefined || !(isFolder || found.isFile())) return;
  const mode = isFolder ? FOLDER_MODE : FILE_MODE;
  if ((found.mode & 0o777) !== mode)
    await chmod(path, mode).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
      tellForeign(path);
    });
  if (isFolder) for (const name of await readdir(path)) await keepPrivate(join(path, name), tellForeign);
}

/** What the server keeps beside the database; the data folder itself may be one that others use, too. */
const KEPT = ["files", "compiled", "secret", "server.lock", "folder.lock"];

export async function keepDataPrivate(dataDir: string, tellForeign?: (path: string) => void): Promise<void> {
  for (const name of KEPT) await keepPrivate(join(dataDir, name), tellForeign);
}
