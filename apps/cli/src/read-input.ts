import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { PROJECT_FILE_ENDINGS } from "@tracewright/board";
import { type ImportOutcome, importFiles } from "@tracewright/formats";
import { Refusal } from "./refusal.ts";

interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What belongs to a project; other files of a folder are not even opened. */
const PROJECT_EXTENSIONS = new Set(PROJECT_FILE_ENDINGS);

/** The rules of a board live in these files beside it. */
const COMPANION_EXTENSIONS = [".kicad_pro", ".kicad_dru", ".pro"];

const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 1000;

/**
 * Reads what the user named, a board with its rules, several files, a folder or a zip, and imports it.
 *
 * Throws `Refusal` when a path cannot be read; what is wrong inside the files stands in the outcome.
 */
export async function readInput(paths: readonly string[]): Promise<ImportOutcome> {
  if (paths.length === 0) throw new Refusal("No file was named.");
  const files = (await Promise.all(paths.map(readPath))).flat();
  if (files.length === 0) throw new Refusal(`${paths.join(", ")}: no KiCad project file was found there.`);
  const byName = new Map(files.map((file) => [file.name, file]));
  return importFiles([...byName.values()]);
}

/** As `readInput`, but refuses when the import does not yield a board. */
export async function readBoard(path: string): Promise<ImportOutcome & { board: NonNullable<ImportOutcome["board"]> }> {
  const outcome = await readAccepted(path);
  const { board } = outcome;
  if (!board) throw new Refusal(`${path} holds no board: name a .kicad_pcb, or a folder or zip with one.`);
  return { ...outcome, board };
}

/** As `readInput`, but refuses what cannot be read. */
export async function readAccepted(path: string): Promise<ImportOutcome> {
  const outcome = await readInput([path]);
  const errors = outcome.receipt.diagnostics.filter(({ severity }) => severity === "error");
  if (!outcome.accepted) throw new Refusal(`${path} was refused.`, errors);
  return outcome;
}

async function readPath(path: string): Promise<InputFile[]> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new Refusal(`${path}: there is no such file or folder.`);
  if (facts.isDirectory()) return readFolder(path);
  if (extname(path) === ".kicad_sch") return readSchematic(path);
  if (extname(path) === ".sch") return readLegacySchematic(path);
  const companions = COMPANION_EXTENSIONS.map((extension) => path.slice(0, -extname(path).length) + extension);
  const wanted = extname(path) === ".kicad_pcb" ? [path, ...companions] : [path];
  const read = await Promise.all(
    wanted.map((file) => readOne(file, basename(file)).catch(passOnUnless(file !== path))),
  );
  return read.filter((file) => file !== undefined);
}

const SHEET_FILE = /\(property\s+"Sheet ?file"\s+"([^"]+)"/g;

/** A schematic with the sheets it opens, the rules beside it and the footprints of the `.pretty` folders beside it; never the board beside it. */
async function readSchematic(path: string): Promise<InputFile[]> {
  const folder = dirname(path);
  const sheets = new Map<string, InputFile>();
  const open = async (name: string): Promise<void> => {
    if (sheets.has(name) || sheets.size >= MAX_FILES) return;
    const sheet = await readOne(join(folder, name), name).catch(passOnUnless(name !== basename(path)));
    if (!sheet) return;
    sheets.set(name, sheet);
    const text = new TextDecoder().decode(sheet.bytes);
    for (const [, child = ""] of text.matchAll(SHEET_FILE)) {
      const file = relative(folder, join(folder, dirname(name), child)).replaceAll("\\", "/");
      // A sheet file elsewhere on this machine is nobody's to read for being named in a schematic.
      if (!file.startsWith("../")) await open(file);
    }
  };
  await open(basename(path));
  const project = `${path.slice(0, -extname(path).length)}.kicad_pro`;
  const rules = await readOne(project, basename(project)).catch(passOnUnless(true));
  const beside = await readdir(folder, { withFileTypes: true });
  const libraries = beside.filter((entry) => entry.isDirectory() && entry.name.endsWith(".pretty"));
  const footprints = await Promise.all(
    libraries.map(async ({ name }) =>
      (await readFolder(join(folder, name))).map((file) => ({ ...file, name: `${name}/${file.name}` })),
    ),
  );
  return [...sheets.values(), ...(rules ? [rules] : []), ...footprints.flat()];
}

const LEGACY_FILES = new Set([".sch", ".lib", ".dcm", ".pro"]);

/** A schematic of KiCad 4 or 5 with what it needs of its folder: sheets, libraries with their documentation, the project. */
async function readLegacySchematic(path: string): Promise<InputFile[]> {
  const root = await readOne(path, basename(path));
  const beside = await readFolder(dirname(path));
  return [root, ...beside.filter(({ name }) => LEGACY_FILES.has(extname(name)) && name !== root.name)];
}

async function readFolder(folder: string): Promise<InputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isFile() && PROJECT_EXTENSIONS.has(extname(entry.name)));
  if (wanted.length > MAX_FILES)
    throw new Refusal(`${folder}: ${wanted.length} project files; at most ${MAX_FILES} are read.`);
  return Promise.all(
    wanted.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return readOne(path, relative(folder, path).replaceAll("\\", "/"));
    }),
  );
}

async function readOne(path: string, name: string): Promise<InputFile> {
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES)
    throw new Refusal(
      `${path}: ${(size / 1024 / 1024).toFixed(1)} MB; at most ${MAX_FILE_BYTES / 1024 / 1024} MB are read.`,
    );
  return { name, bytes: await readFile(path) };
}

/** A companion file may be missing; the file that was named may not. */
function passOnUnless(optional: boolean) {
  return (error: unknown) => {
    if (optional && error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  };
}

/** Stem of the written files: "boards/blinky.kicad_pcb" and "boards/blinky/" both give "blinky". */
export function inputStem(path: string): string {
  const name = basename(path, extname(path));
  return name === "" || name === "." ? basename(dirname(join(process.cwd(), path))) : name;
}
