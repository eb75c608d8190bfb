import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname } from "node:path";
import { MAX_BOARDS, type ReelCorrections } from "@tracewright/assembly";
import { type BoardVerdict, isReady, sayStandIns, sayVerdict } from "@tracewright/board";
import { chooseFill } from "@tracewright/flows";
import { type AssemblyFiles, readReelRotations, writeAssemblyFiles, zipFiles } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { readInputOptions } from "../input-options.ts";
import { numberOption, parseOptions, required } from "../parse-options.ts";
import { inputStem, readAccepted } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { EXPORT_OPTIONS, type Exporter } from "./exporter.ts";

/** A table of reels is text that people write: what is larger is something else. */
const MAX_REELS_BYTES = 1024 * 1024;

const ENDINGS = { bom: [".csv", ".xlsx"], cpl: [".csv", ".xlsx"], assembly: [".zip"] } as const;

/** Bill of materials, positions, or both as one zip; the ending of the output says which kind of table. */
export function exportAssembly(kind: keyof typeof ENDINGS): Exporter {
  return async (args) => {
    const endings: readonly string[] = ENDINGS[kind];
    const { positionals, values } = parseOptions(args, {
      ...EXPORT_OPTIONS,
      preset: { type: "string", default: "neutral" },
      boards: { type: "string" },
      rotations: { type: "string" },
    });
    const input = required(positionals[0], "The project to export");
    const path = required(values.output, `-o OUT${endings.join(" or OUT")}`);
    const { preset } = values;
    if (preset !== "neutral" && preset !== "jlc")
      throw new Refusal(`--preset is neutral or jlc; it was given "${preset}".`);
    const ending = extname(path).toLowerCase();
    if (!endings.includes(ending))
      throw new Refusal(`${path}: the output of --as ${kind} ends in ${endings.join(" or ")}.`);
    const boards = numberOption(values.boards, { name: "boards", fallback: 1, min: 1, max: MAX_BOARDS });
    if (!Number.isInteger(boards)) throw new Refusal(`--boards takes a whole number; it was given "${values.boards}".`);
    const reels = values.rotations === undefined ? undefined : await readReels(values.rotations);
    const { board, circuit } = await readAccepted(input, readInputOptions(values));
    if (!board && !circuit) throw new Refusal(`${input} holds neither a board nor a schematic.`);
    if (kind === "cpl" && !board) throw new Refusal(`${input} holds no board, so nothing has a position.`);
    const standIns = board && kind !== "bom" ? sayStandIns(board) : undefined;
    if (standIns) throw new Refusal(`${input}: ${standIns}`);
    const createdAt = new Date();
    const written = writeAssemblyFiles(
      { board, circuit },
      { preset, name: inputStem(input), createdAt, boards, reels },
    );
    const bytes =
      kind === "assembly" ? zipFiles(written.files, { createdAt }) : fileEnding(written, `-${kind}${ending}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    // A bill is about parts alone; positions are those of a board, which may not be ready to be made.
    const verdict = board && kind !== "bom" ? (await chooseFill(board)).verdict : undefined;
    return resultOf(written, path, verdict);
  };
}

function fileEnding({ files }: AssemblyFiles, suffix: string): Uint8Array {
  const file = files.find(({ name }) => name.endsWith(suffix));
  if (!file) throw new Error(`no file of the assembly ends in ${suffix}`);
  return file.bytes;
}

function resultOf({ tables, findings }: AssemblyFiles, path: string, verdict: BoardVerdict | undefined): CommandResult {
  const { bill, positions } = tables;
  const isClean = findings.every(({ severity }) => severity === "info") && (!verdict || isReady(verdict));
  return {
    exitCode: isClean ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: {
      ...(verdict && { verdict }),
      output: path,
      lines: bill.rows.length,
      positions: positions?.rows.length ?? 0,
      findings,
    },
    lines: [
      ...(verdict ? [sayVerdict(verdict)] : []),
      ...findings.map(({ severity, message }) => `${severity === "info" ? "note" : severity} ${message}`),
      `${bill.rows.length} lines to buy${positions ? `, ${positions.rows.length} positions` : ""}. Written to ${path}.`,
    ],
  };
}

async function readReels(path: string): Promise<ReelCorrections> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new Refusal(`${path}: there is no such file.`);
  if (facts.size > MAX_REELS_BYTES)
    throw new Refusal(`${path}: ${facts.size} bytes; a table of rotations has at most ${MAX_REELS_BYTES}.`);
  const { reels, diagnostics } = readReelRotations(await readFile(path, "utf8"), basename(path));
  if (diagnostics.length > 0) throw new Refusal(`${path} was refused.`, diagnostics);
  return reels;
}
