import { readFile, stat } from "node:fs/promises";
import { Refusal } from "./refusal.ts";

/** More than the options of the largest board come to. */
const MAX_BYTES = 16_000_000;

/** The object in a file of options. */
export async function readJsonFile(path: string): Promise<Readonly<Record<string, unknown>>> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new Refusal(`${path}: there is no such file.`);
  if (facts.size > MAX_BYTES) throw new Refusal(`${path} is larger than any options are.`);
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, "utf8"));
  } catch {
    throw new Refusal(`${path} is not valid JSON.`);
  }
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new Refusal(`${path} does not contain a JSON object.`);
  return { ...document };
}
