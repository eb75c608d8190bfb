import { applyEdit, type Board, type ItemId } from "@tracewright/board";
import { describeReferences, placeReferences } from "@tracewright/placement";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { matching } from "../name-nets.ts";
import { parseOptions, required } from "../parse-options.ts";
import { readBoard } from "../read-input.ts";
import { Refusal } from "../refusal.ts";
import { boardOutput, writeBoard } from "../write-board.ts";

/** `tracewright references IN -o OUT.kicad_pcb`: moves references on silkscreen to where they are printed whole. */
export async function referencesCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    output: { type: "string", short: "o" },
    parts: { type: "string" },
    anew: { type: "boolean", default: false },
  });
  const input = required(positionals[0], "The board");
  const output = boardOutput(values.output);
  const { board } = await readBoard(input, readInputOptions(values));
  const parts = values.parts === undefined ? undefined : partsNamed(board, values.parts);
  const standing = values.anew ? "weigh" : "keep";
  const { edit, ...report } = placeReferences(board, { standing, ...(parts && { parts }) });
  const lost = await writeBoard(output, applyEdit(board, edit));
  const { total, moved, hidden } = report;
  return {
    exitCode: hidden.length > 0 ? EXIT_CODE.withFindings : EXIT_CODE.done,
    json: { ...report, output, lost },
    lines: [
      `${moved} of ${total} references and values on silkscreen were moved.`,
      ...describeReferences(report),
      ...lost.map(({ message }) => `not carried over: ${message}`),
      `Written to ${output}.`,
    ],
  };
}

/** The parts of a comma-separated list of references; `*` stands for any text and `?` for one character. */
function partsNamed(board: Board, text: string): ReadonlySet<ItemId> {
  const names = text.split(",").filter((name) => name !== "");
  const found = names.map((name) => {
    const isMeant = matching(name);
    return board.footprints.filter(({ reference }) => isMeant({ name: reference })).map(({ id }) => id);
  });
  const strangers = names.filter((_, index) => found[index]?.length === 0);
  if (strangers.length > 0) throw new Refusal(`--parts: no part of this board is called ${strangers.join(" or ")}.`);
  return new Set(found.flat());
}
