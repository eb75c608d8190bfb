import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes a folder and all in it away from other accounts of the machine: folders 0700, files 0600. The embedded database
 * makes its files with whatever the umask leaves, and modes may have been widened since; so this is done at every start.
 */
export async function keepPrivate(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await keepPrivate(path);
    else if (entry.isFile()) await chmod(path, 0o600);
  }
}
