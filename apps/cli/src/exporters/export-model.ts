import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname } from "node:path";
import { heightsOf } from "@tracewright/board";
import { makeModel } from "@tracewright/flows";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { readInputOptions } from "../input-options.ts";
import { readLimits } from "../parse-limits.ts";
import { parseOptions, required } from "../parse-options.ts";
import { inputStem, readBoard } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { EXPORT_OPTIONS, type Exporter } from "./exporter.ts";

const ENDINGS = { glb: [".glb"], step: [".step", ".stp"] } as const;

/** The board in space: GLB for looking at, STEP for mechanical design. */
export function exportModel(kind: keyof typeof ENDINGS): Exporter {
  return async (args): Promise<CommandResult> => {
    const { positionals, values } = parseOptions(args, {
      ...EXPORT_OPTIONS,
      height: { type: "string", multiple: true },
    });
    const endings: readonly string[] = ENDINGS[kind];
    const input = required(positionals[0], "The board to export");
    const path = required(values.output, `-o OUT${endings[0]}`);
    if (!endings.includes(extname(path).toLowerCase()))
      throw new Refusal(`${path}: the output of --as ${kind} ends in ${endings.join(" or ")}.`);
    const { board, circuit } = await readBoard(input, readInputOptions(values));
    const name = inputStem(input);
    const heights = heightsOf(readLimits(board, { height: values.height }));
    const made = await makeModel(board, { kind, name, createdAt: new Date(), heights, ...(circuit && { circuit }) });
    if (made.status === "refused") throw new Refusal(`${input}: ${made.reasons.join(" ")}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, made.bytes);
    return {
      exitCode: EXIT_CODE.done,
      json: { output: path, bytes: made.bytes.length, remarks: made.notes.map(({ message }) => message) },
      lines: [...made.notes.map(({ message }) => `note ${message}`), `${made.bytes.length} bytes. Written to ${path}.`],
    };
  };
}
