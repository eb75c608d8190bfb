import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The configured secret, or one that is made on the first start and kept in the data folder, readable by its owner only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // "wx" loses to a process that was faster; then the file is there for both to read.
  await writeFile(path, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(path, "utf8")).trim();
}
