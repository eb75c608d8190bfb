import { readFile, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

/** A file of the built web application; undefined where there is none, or outside of the folder. */
export async function readWebFile(directory: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (path.includes("\0")) return undefined;
  const file = normalize(join(directory, path));
  // normalize has removed every "..": what now leaves the folder was meant to.
  if (!file.startsWith(directory + sep)) return undefined;
  try {
    if (!(await stat(file)).isFile()) return undefined;
    return await readFile(file);
  } catch {
    return undefined;
  }
}
