import { constants, type Stats } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, isAbsolute, join, relative } from "node:path";
import { isCopyName, isProjectFileName, isUploadName } from "@tracewright/board";
import { inferRules, inferredRemark } from "@tracewright/checks";
import { type ImportOutcome, importFiles, openSymbols, projectLibraryFolders } from "@tracewright/formats";

import type { InputOptions } from "./input-options.ts";
import { DISK, libraryFolders } from "./libraries/library-files.ts";
import { withNetKinds } from "./net-kinds.ts";
import { Refusal } from "./refusal.ts";

interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The rules of a board live in these files beside it. */
const COMPANION_EXTENSIONS = [".kicad_pro", ".kicad_dru", ".pro"];

const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 1000;
/** Of all files of a folder. */
const MAX_TOTAL_BYTES = 300 * 1024 * 1024;

/**
 * Reads what the user named, a board with its rules, several files, a folder or a zip, and imports it.
 *
 * Throws `Refusal` when a path cannot be read; what is wrong inside the files stands in the outcome.
 */
export async function readInput(paths: readonly string[]): Promise<ImportOutcome> {
  return importInput(await readInputFiles(paths));
}

export interface InputFiles {
  readonly files: readonly InputFile[];
  /** Copies, which are not opened. */
  readonly passedOver: readonly string[];
}

export function importInput({ files, passedOver }: InputFiles): ImportOutcome {
  return importFiles(files, { passedOver, symbols: openSymbols(libraryFolders(), DISK) });
}

/** The same files, unread. */
export async function readInputFiles(paths: readonly string[]): Promise<InputFiles> {
  if (paths.length === 0) throw new Refusal("No file was named.");
  const read = await Promise.all(paths.map(readPath));
  const files = read.flatMap((path) => path.files);
  if (files.length === 0) throw new Refusal(`${paths.join(", ")}: no KiCad project file was found there.`);
  const byName = new Map(files.map((file) => [file.name, file]));
  return { files: [...byName.values()], passedOver: read.flatMap(({ passedOver }) => passedOver) };
}

/** As `readAccepted`, but refuses when the import does not yield a board. */
export async function readBoard(
  path: string,
  options?: InputOptions,
): Promise<ImportOutcome & { board: NonNullable<ImportOutcome["board"]> }> {
  const outcome = await readAccepted(path, options);
  const { board } = outcome;
  if (!board) throw new Refusal(`${path} holds no board: name a .kicad_pcb, or a folder or zip with one.`);
  return { ...outcome, board };
}

/** What the specification's catalogue calls a difference between schematic and layout. */
export const DIFFERENT = 70018;

/** As `readInput`, but refuses what cannot be read, and a schematic and board that differ unless a side was chosen. */
export async function readAccepted(
  path: string,
  options: InputOptions = { infersRules: false },
): Promise<ImportOutcome> {
  const outcome = await settleNets(settleRules(await readInput([path]), options), options);
  const errors = outcome.receipt.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return outcome;
  const isChoice = errors.every(({ catalogue }) => catalogue === DIFFERENT);
  if (!isChoice) throw new Refusal(`${path} was refused.`, errors);
  if (!options.use && options.allowsDifferences) return outcome;
  if (!options.use)
    throw new Refusal(
      `${path}: schematic and board differ. Choose one: --use board works on the board as it is, without the schematic; --use schematic makes a new board from the schematic, without the placement and tracks of this one.`,
      errors,
    );
  if (options.use === "board") return outcome;
  const { board: _, ...others } = outcome;
  return others;
}

/** Where the board came without its rules: those of its copper, when that was asked for. */
function settleRules(outcome: ImportOutcome, { infersRules }: InputOptions): ImportOutcome {
  const { board, lacksRules, receipt } = outcome;
  if (!infersRules || !board || !lacksRules) return outcome;
  const inferred = inferRules(board);
  if (!inferred) return outcome;
  const diagnostics = receipt.diagnostics.map((diagnostic) =>
    diagnostic.code === "rules-missing" ? inferredRemark(diagnostic.file, inferred) : diagnostic,
  );
  return { ...outcome, board: { ...board, rules: inferred.rules }, receipt: { ...receipt, diagnostics } };
}

/** What a file says of the nets goes with the board: every command, and the board that it writes, has it. */
async function settleNets(outcome: ImportOutcome, { netKinds }: InputOptions): Promise<ImportOutcome> {
  const { board } = outcome;
  return netKinds === undefined || !board ? outcome : { ...outcome, board: await withNetKinds(board, netKinds) };
}

async function readPath(path: string): Promise<Folder> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new Refusal(`${path}: there is no such file or folder.`);
  if (facts.isDirectory()) return readFolder(path);
  return { files: await readNamed(path), passedOver: [] };
}

async function readNamed(path: string): Promise<InputFile[]> {
  if (extname(path) === ".kicad_sch") return readSchematic(path);
  if (extname(path) === ".sch") return readLegacySchematic(path);
  const companions = COMPANION_EXTENSIONS.map((extension) => path.slice(0, -extname(path).length) + extension);
  const wanted = extname(path) === ".kicad_pcb" ? [path, ...companions] : [path];
  const read = await Promise.all(
    wanted.map((file) => readOne(file, basename(file)).catch(passOnUnless(file !== path))),
  );
  return read.filter((file) => file !== undefined);
}

/** Version 6 names the property in the language of the screen: its ending tells. */
const SHEET_FILE = /\(property\s+"[^"]*"\s+"([^"]+\.kicad_sch)"/g;

/** A schematic with the sheets it opens, the rules beside it and the footprints of its libraries; never the board beside it. */
async function readSchematic(path: string): Promise<InputFile[]> {
  const sheets = await readSheets(path, SHEET_FILE);
  const project = `${path.slice(0, -extname(path).length)}.kicad_pro`;
  const rules = await readOne(project, basename(project)).catch(passOnUnless(true));
  return [...sheets, ...(rules ? [rules] : []), ...(await readLibraries(dirname(path)))];
}

/** What a schematic of KiCad 4 or 5 has beside it: symbol libraries, what they document, the project. */
const LEGACY_COMPANION = /\.(lib|dcm|pro)$/i;
const LEGACY_SHEET = /^F1 "([^"]+)"/gm;
const LEGACY_LIBRARY = /^LibName\d+=(.+)$/gm;

/**
 * A schematic of KiCad 4 or 5 with the sheets it opens, the libraries beside it and those that its project names
 * within the folder.
 */
async function readLegacySchematic(path: string): Promise<InputFile[]> {
  const folder = dirname(path);
  const sheets = await readSheets(path, LEGACY_SHEET);
  const beside = await readdir(folder, { withFileTypes: true });
  const companions = await Promise.all(
    beside
      .filter((entry) => entry.isFile() && LEGACY_COMPANION.test(entry.name))
      .map(({ name }) => readOne(join(folder, name), name)),
  );
  const projects = companions.filter(({ name }) => name.toLowerCase().endsWith(".pro"));
  const named = projects.flatMap((project) => namesIn(project, LEGACY_LIBRARY).map((name) => `${name.trim()}.lib`));
  const libraries = await Promise.all(
    named
      .filter((name) => isWithin(name) && !companions.some((file) => file.name === name))
      .map((name) => readOne(join(folder, name), name).catch(passOnUnless(true))),
  );
  return [
    ...sheets,
    ...companions,
    ...libraries.filter((file) => file !== undefined),
    ...(await readLibraries(folder)),
  ];
}

/** A schematic and, as far as they lie in its folder, the sheets that it opens and these open. */
async function readSheets(path: string, pattern: RegExp): Promise<InputFile[]> {
  const folder = dirname(path);
  const sheets = new Map<string, InputFile>();
  const follow = async (name: string): Promise<void> => {
    if (sheets.has(name) || sheets.size >= MAX_FILES) return;
    const sheet = await readOne(join(folder, name), name).catch(passOnUnless(name !== basename(path)));
    if (!sheet) return;
    sheets.set(name, sheet);
    for (const child of namesIn(sheet, pattern)) {
      const file = relative(folder, join(folder, dirname(name), child)).replaceAll("\\", "/");
      if (isWithin(file)) await follow(file);
    }
  };
  await follow(basename(path));
  return [...sheets.values()];
}

function namesIn({ bytes }: InputFile, pattern: RegExp): string[] {
  return [...new TextDecoder().decode(bytes).matchAll(pattern)].map(([, name = ""]) => name);
}

/** A file elsewhere on this machine is nobody's to read for being named in a project. */
function isWithin(path: string): boolean {
  return !isAbsolute(path) && !relative(".", path).startsWith("..");
}

/** Footprints of the `.pretty` folders beside a schematic and of those that its table of libraries names within its folder. */
async function readLibraries(folder: string): Promise<InputFile[]> {
  const table = await readOne(join(folder, "fp-lib-table"), "fp-lib-table").catch(passOnUnless(true));
  const beside = await readdir(folder, { withFileTypes: true });
  const folders = new Set([
    ...beside.filter((entry) => entry.isDirectory() && entry.name.endsWith(".pretty")).map(({ name }) => name),
    ...(table ? projectLibraryFolders(new TextDecoder().decode(table.bytes)).filter(isWithin) : []),
  ]);
  const footprints = await Promise.all(
    [...folders].map(async (name) => {
      const { files } = (await readFolder(join(folder, name)).catch(passOnUnless(true))) ?? { files: [] };
      return files.map((file) => ({ ...file, name: `${name}/${file.name}` }));
    }),
  );
  return [...(table ? [table] : []), ...footprints.flat()];
}

/** Gives a file of an input its path from the working folder, with slashes; what is in an archive has the archive's. */
export async function pathsOfInput(path: string): Promise<(fileName: string) => string> {
  const facts = await stat(path);
  const base = facts.isDirectory() ? path : dirname(path);
  const isArchive = facts.isFile() && extname(path).toLowerCase() === ".zip";
  return (fileName) => relative(".", isArchive || fileName === "" ? path : join(base, fileName)).replaceAll("\\", "/");
}

interface Folder {
  readonly files: readonly InputFile[];
  /** Copies, which are not opened. */
  readonly passedOver: readonly string[];
}

/** The project files of a folder and the folders in it; where it has none, those of other programs, to say what they are. */
async function readFolder(folder: string): Promise<Folder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const own = paths.filter((path) => isProjectFileName(path) && !isCopyName(path));
  const wanted = own.length > 0 ? own : paths.filter(isUploadName);
  if (wanted.length > MAX_FILES)
    throw new Refusal(`${folder}: ${wanted.length} project files; at most ${MAX_FILES} are read.`);
  const sizes = await Promise.all(wanted.map(async (path) => (await stat(join(folder, path))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > MAX_TOTAL_BYTES) throw tooLarge(`${folder}: its project files`, total, MAX_TOTAL_BYTES);
  const files = await Promise.all(wanted.map((path) => readOne(join(folder, path), path)));
  const passedOver = own.length > 0 ? paths.filter((path) => isProjectFileName(path) && isCopyName(path)) : [];
  return { files, passedOver };
}

/** What is no file is never opened for reading: a device has no end, and a pipe waits for somebody to write. */
async function readOne(path: string, name: string): Promise<InputFile> {
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new NotAFile(`${path} is not a file (${kindOf(facts)}).`);
    if (facts.size > MAX_FILE_BYTES) throw tooLarge(path, facts.size, MAX_FILE_BYTES);
    const pieces: Buffer[] = [];
    // Some files of the system tell no size.
    for await (const piece of handle.createReadStream({ end: MAX_FILE_BYTES, autoClose: false })) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    if (bytes.length > MAX_FILE_BYTES) throw tooLarge(path, bytes.length, MAX_FILE_BYTES);
    return { name, bytes };
  } finally {
    await handle.close();
  }
}

class NotAFile extends Refusal {}

function kindOf(facts: Stats): string {
  if (facts.isDirectory()) return "a folder";
  if (facts.isFIFO()) return "a named pipe";
  return facts.isSocket() ? "a socket" : "a device";
}

function tooLarge(path: string, bytes: number, limit: number): Refusal {
  const inMegabytes = (size: number, digits: number) => (size / 1024 / 1024).toFixed(digits);
  return new Refusal(`${path}: ${inMegabytes(bytes, 1)} MB; at most ${inMegabytes(limit, 0)} MB are read.`);
}

/** A companion file may be missing; the file that was named may not. */
function passOnUnless(optional: boolean) {
  return (error: unknown) => {
    const isMissing =
      error instanceof NotAFile || (error instanceof Error && "code" in error && error.code === "ENOENT");
    if (optional && isMissing) return undefined;
    throw error;
  };
}

/** Stem of the written files: "boards/blinky.kicad_pcb" and "boards/blinky/" both give "blinky". */
export function inputStem(path: string): string {
  const name = basename(path, extname(path));
  return name === "" || name === "." ? basename(dirname(join(process.cwd(), path))) : name;
}
