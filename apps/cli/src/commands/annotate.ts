import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sameIds } from "@tracewright/board";
import { backAnnotate } from "@tracewright/footprints";
import { renameReferences } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { parseOptions, required } from "../parse-options.ts";
import { DIFFERENT, importInput, readBoard, readInputFiles } from "../read-input.ts";
import { Refusal } from "../refusal.ts";

/** `tracewright annotate BOARD --schematic FILE -o OUTDIR`: the schematic, with the references of the board. */
export async function annotateCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    output: { type: "string", short: "o" },
    schematic: { type: "string" },
  });
  const input = required(positionals[0], "The board");
  const schematic = required(values.schematic, "--schematic FILE");
  const output = required(values.output, "-o OUTDIR");
  const { board } = await readBoard(input, readInputOptions({ ...values, use: "board" }));
  const read = await readInputFiles([schematic]);
  const { circuit, receipt } = importInput(read);
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  if (errors.length > 0 || !circuit) throw new Refusal(`${schematic} holds no schematic that can be read.`, errors);
  const root = circuit.sheets[0]?.fileName ?? "";
  if (!root.endsWith(".kicad_sch"))
    throw new Refusal(`${schematic}: references are put back into schematics of KiCad 6 and later only.`);
  const { names, changes, refused } = backAnnotate(board, circuit, sameIds);
  const sheets = read.files
    .filter(({ name }) => name.endsWith(".kicad_sch"))
    .map(({ name, bytes }) => ({ fileName: name, bytes }));
  const { files, missing } = renameReferences(sheets, names, { root });
  for (const { fileName, bytes } of files) {
    const path = join(output, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  const isWhole = refused.length + missing.length === 0;
  return {
    exitCode: isWhole ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { changes, refused, missing, output },
    lines: [
      ...(changes.length === 0 ? ["The schematic calls its parts as the board does."] : []),
      ...changes.map(({ before, after }) => `${before} → ${after}`),
      ...refused.map(
        ({ before, after }) =>
          `${before} stays: ${after === "" ? "the board gives it no reference" : `another part is called ${after} as well`}.`,
      ),
      ...(missing.length > 0 ? [`${missing.length} symbols were not found in the files.`] : []),
      `Written to ${output}.`,
    ],
  };
}
