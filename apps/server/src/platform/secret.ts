import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "secret";

/** The configured secret, or one that is made on the first start and kept in the data folder, readable by its owner only. */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // "wx" loses to a process that was faster; then the file is there for both to read.
  await writeFile(path, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(path, "utf8")).trim();
}

/** Puts the secret of another installation into a data folder that has none. Returns whether the folder has it now. */
export async function keepSecret(secret: string, dataDir: string): Promise<boolean> {
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path, secret, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(path, "utf8")).trim() === secret;
}
