import { execFileSync } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

const CHUNK = Buffer.alloc(64 * 1024);

/** A file system of a few megabytes, mounted where a server keeps its files. */
export interface SmallDisk {
  /** Leaves about this many bytes free; 0: none. */
  fill(bytesLeft: number): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): void;
}

/** Undefined where this machine does not let us mount one (that takes root on Linux). */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    fill: async (bytesLeft) => {
      const file = await open(filler, "w");
      let written = 0;
      try {
        for (;;) written += (await file.write(CHUNK)).bytesWritten;
      } catch {
        // The last piece was taken in part: with nothing to be left free it stays.
        if (bytesLeft > 0) await file.truncate(Math.max(0, written - bytesLeft));
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    unmount: () => {
      execFileSync("umount", ["-l", folder]);
    },
  };
}
