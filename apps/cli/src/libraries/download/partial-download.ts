import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is there of a download, and by what its server can tell that the rest is of the same file. */
interface Begun {
  readonly address: string;
  /** A strong ETag, or a date (RFC 9110, 13.1.5). */
  readonly validator: string;
}

export interface PartialDownload {
  readonly file: string;
  /** What is there already; `bytes` is 0 where nothing is, or where it is of another address. */
  readonly bytes: number;
  readonly validator: string | undefined;
  /** From now on what is in the file can be gone on with; without a validator it cannot. */
  readonly begin: (validator: string | undefined) => void;
}

/** Of this address; what was begun of another is thrown away. */
export function openPartial(folder: string, address: URL): PartialDownload {
  const file = join(folder, "archive");
  const note = join(folder, "archive.json");
  const begun = existsSync(note) && existsSync(file) ? (JSON.parse(readFileSync(note, "utf8")) as Begun) : undefined;
  const isSame = begun?.address === address.href;
  if (!isSame) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    file,
    bytes: isSame ? statSync(file).size : 0,
    validator: isSame ? begun.validator : undefined,
    begin: (validator) => {
      if (validator === undefined) rmSync(note, { force: true });
      else writeFileSync(note, JSON.stringify({ address: address.href, validator } satisfies Begun), { mode: 0o600 });
    },
  };
}

export function validatorOf(headers: Headers): string | undefined {
  const tag = headers.get("etag");
  if (tag !== null && !tag.startsWith("W/")) return tag;
  return headers.get("last-modified") ?? undefined;
}
