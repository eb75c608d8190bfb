import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BROUGHT_LIBRARIES } from "@tracewright/formats";
import { Refusal } from "../refusal.ts";

/** What is kept beside libraries that were brought: where from, when, how much. */
export interface LibrarySource {
  /** The address, or the name of the file. */
  readonly from: string;
  readonly broughtAt: string;
  readonly sha256: string;
  readonly libraries: number;
  readonly footprints: number;
}

/** Places in a data folder that `libraries` works in. */
export interface LibraryPlaces {
  readonly folder: string;
  /** What the index and the import read. */
  readonly kept: string;
  /** Being unpacked; takes the place of `kept` in one step. */
  readonly unfinished: string;
  /** What was replaced, until it is deleted. */
  readonly replaced: string;
  readonly download: string;
}

const LOCK = "at-work";
const SOURCE = "source.json";

export function libraryPlaces(dataDir: string): LibraryPlaces {
  const kept = join(dataDir, BROUGHT_LIBRARIES);
  const folder = dirname(kept);
  return {
    folder,
    kept,
    unfinished: join(folder, "unfinished"),
    replaced: join(folder, "replaced"),
    download: join(folder, "download"),
  };
}

/** Works on the places alone; one process at a time. What a killed process left there is settled first. */
export async function alone<Result>(places: LibraryPlaces, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(places.folder, { recursive: true, mode: 0o700 });
  const lock = join(places.folder, LOCK);
  claim(lock, places.folder);
  try {
    rmSync(places.unfinished, { recursive: true, force: true });
    // Killed between the two steps of an exchange.
    if (!existsSync(places.kept) && existsSync(places.replaced)) renameSync(places.replaced, places.kept);
    rmSync(places.replaced, { recursive: true, force: true });
    return await work();
  } finally {
    rmSync(places.unfinished, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

function claim(lock: string, folder: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const other = Number(readFileSync(lock, "utf8"));
    if (isAlive(other)) throw new Refusal(`Process ${other} is at work on the libraries in ${folder}.`);
    rmSync(lock, { force: true });
    claim(lock, folder);
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** What was unpacked takes the place of what was there before. */
export function exchange(places: LibraryPlaces, source: LibrarySource): void {
  writeFileSync(join(places.unfinished, SOURCE), `${JSON.stringify(source, undefined, 1)}\n`, { mode: 0o600 });
  if (existsSync(places.kept)) renameSync(places.kept, places.replaced);
  renameSync(places.unfinished, places.kept);
  rmSync(places.replaced, { recursive: true, force: true });
}

/** Undefined where none were brought. */
export function readSource(places: LibraryPlaces): LibrarySource | undefined {
  const file = join(places.kept, SOURCE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LibrarySource) : undefined;
}

/** Names in a folder; none where it is missing. */
export function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
