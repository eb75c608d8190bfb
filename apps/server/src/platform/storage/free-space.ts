import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Bytes that this program may still write on the disk of a folder, which need not be there yet. */
export async function freeBytesOf(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(directory) === directory) throw error;
    return freeBytesOf(dirname(directory));
  }
}

/** "12.3 MB", "615 KB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / 1_048_576).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
}
