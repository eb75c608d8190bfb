import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { ArchiveEntry } from "./archive/archive-entry.ts";
import { type LibraryLimits, megabytes } from "./library-limits.ts";

export interface UnpackedLibraries {
  readonly libraries: number;
  readonly footprints: number;
  /** Whether the archive brought its licence, which is kept beside. */
  readonly hasLicence: boolean;
  /** Links and devices, of which none was made. */
  readonly leftOut: number;
}

export interface UnpackOptions {
  readonly name: string;
  readonly limits: LibraryLimits;
  readonly onProgress: (progress: { readonly footprints: number; readonly bytes: number }) => void;
  /** Whether to end now; nothing is kept then. */
  readonly isCanceled: () => boolean;
}

/** `Library.pretty/Name.kicad_mod` at the end of a path: all that is taken besides the licence. */
const FOOTPRINT = /(?:^|\/)([^/]+\.pretty)\/([^/]+\.kicad_mod)$/;
/** At the top, or in the one folder that archives of a repository have there. */
const LICENCE = /^(?:[^/]+\/)?(LICEN[CS]E(?:\.md|\.txt)?)$/i;
const START = /^\s*\((?:footprint|module)\s/;
const MAX_NAME_BYTES = 255;

/** Writes the footprints of an archive into `folder`, as KiCad keeps them. Undefined where it was canceled. */
export async function unpackLibraries(
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
  folder: string,
  { name, limits, onProgress, isCanceled }: UnpackOptions,
): Promise<UnpackedLibraries | undefined> {
  const libraries = new Set<string>();
  const taken = new Set<string>();
  let [count, bytes, leftOut, hasLicence] = [0, 0, 0, false];
  for await (const entry of entries) {
    if (isCanceled()) return undefined;
    count += 1;
    if (count > limits.entries) throw new Refusal(`${name} has more than ${limits.entries} entries.`);
    requireInside(entry.path, name);
    if (entry.kind === "other") leftOut += 1;
    bytes += entry.size;
    if (bytes > limits.unpackedBytes)
      throw new Refusal(`${name} unpacks to more than ${megabytes(limits.unpackedBytes)}.`);
    if (entry.kind !== "file") continue;
    const [, pretty, file] = FOOTPRINT.exec(entry.path) ?? [];
    const [, licence] = LICENCE.exec(entry.path) ?? [];
    if (pretty === undefined && licence === undefined) continue;
    if (entry.size > limits.fileBytes)
      throw new Refusal(
        `${name}: ${entry.path} has ${megabytes(entry.size)}. The limit is ${megabytes(limits.fileBytes)}.`,
      );
    const content = await entry.read();
    if (licence !== undefined) {
      hasLicence = true;
      write(join(folder, licence), content);
    } else if (pretty !== undefined && file !== undefined) {
      if (!START.test(new TextDecoder().decode(content.subarray(0, 200))))
        throw new Refusal(`${name}: ${entry.path} is not a footprint.`);
      if (taken.has(`${pretty}/${file}`)) throw new Refusal(`${name} holds ${pretty}/${file} twice.`);
      taken.add(`${pretty}/${file}`);
      libraries.add(pretty);
      write(join(folder, "footprints", pretty, file), content);
      onProgress({ footprints: taken.size, bytes });
    }
  }
  if (taken.size === 0)
    throw new Refusal(`${name} holds no footprint libraries: folders that end with .pretty, with .kicad_mod files.`);
  return { libraries: libraries.size, footprints: taken.size, hasLicence, leftOut };
}

/** Only the last two names of a path are ever used; a path that means to leave the folder says what the archive is. */
function requireInside(path: string, name: string): void {
  const names = path.split("/");
  const isOutside = /^[/\\]|^[A-Za-z]:/.test(path) || names.includes("..") || /[\\\0]/.test(path);
  if (isOutside) throw new Refusal(`${name}: the path ${JSON.stringify(path)} is outside its folder.`);
  if (names.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES))
    throw new Refusal(`${name}: ${path.slice(0, 80)}… has a name of more than ${MAX_NAME_BYTES} bytes.`);
}

function write(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600 });
}
