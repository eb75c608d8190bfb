import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sameIds } from "@tracewright/board";
import { circuitAsSet, electricalSettings } from "@tracewright/checks";
import { withBoardReferences } from "@tracewright/footprints";
import { safeFileName, writeKicadFiles, zipFiles } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { readInputOptions } from "../input-options.ts";
import { parseOptions, required } from "../parse-options.ts";
import { inputStem, readAccepted } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { EXPORT_OPTIONS } from "./exporter.ts";

/** Board, rules and all sheets as one zip that KiCad 6 and later open, from whatever was read. */
export async function exportKicad(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, EXPORT_OPTIONS);
  const input = required(positionals[0], "The project to export");
  const path = required(values.output, "-o OUT.zip");
  const { board, circuit: read } = await readAccepted(input, readInputOptions(values));
  const circuit = read && board ? circuitAsSet(read, electricalSettings(board)) : read;
  if (!board && !circuit) throw new Refusal(`${input} holds neither a board nor a schematic.`);
  const stem = safeFileName(inputStem(input), "board");
  // References that were changed on the board are those of the schematic as well.
  const annotated = board && circuit ? withBoardReferences(circuit, board, sameIds).circuit : circuit;
  const { files, lost } = writeKicadFiles({ ...(board && { board }), ...(annotated && { circuit: annotated }) }, stem);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, zipFiles(files, { createdAt: new Date() }));
  return {
    exitCode: lost.length === 0 ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { output: path, files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })), remarks: lost },
    lines: [
      ...files.map(({ name, bytes }) => `${name}, ${bytes.length} bytes`),
      ...lost.map(({ message }) => `note ${message}`),
      `Written to ${path}.`,
    ],
  };
}
