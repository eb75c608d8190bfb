import { type Board, type Circuit, type Diagnostic, sameIds } from "@tracewright/board";
import { withFilledZones } from "@tracewright/flows";
import {
  applySchematicChanges,
  CHANGE_KINDS,
  circuitOfBoard,
  compareWithSchematic,
  type SchematicChange,
} from "@tracewright/footprints";
import { openLibraries } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { describeUpdate } from "../describe-update.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { DISK, libraryFolders } from "../libraries/library-files.ts";
import { parseOptions, required } from "../parse-options.ts";
import { DIFFERENT, readBoard, readInput } from "../read-input.ts";
import { formatDiagnostic, Refusal } from "../refusal.ts";
import { boardOutput, writeBoard } from "../write-board.ts";

/** `tracewright update BOARD --schematic FILE -o OUT.kicad_pcb`: what a newer schematic asks of a board, made line by line. */
export async function updateCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    output: { type: "string", short: "o" },
    schematic: { type: "string", multiple: true },
    accept: { type: "string" },
    except: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  });
  const input = required(positionals[0], "The board");
  if (!values.schematic) throw new Refusal("--schematic FILE is missing.");
  const output = values["dry-run"] ? undefined : boardOutput(values.output);
  const { board } = await readBoard(input, readInputOptions({ ...values, use: "board" }));
  // Further names are further files of the schematic.
  const schematic = await readSchematic([...values.schematic, ...positionals.slice(1)]);
  const { changes, remarks } = compareWithSchematic(board, {
    circuit: schematic.circuit,
    files: schematic.footprints,
    official: openLibraries(libraryFolders(), DISK),
    idsOf: sameIds,
  });
  const accepted = chooseChanges(changes, values);
  const applied = applySchematicChanges(board, changes, accepted);
  const told: readonly Diagnostic[] = [...remarks, ...(output === undefined ? [] : applied.remarks)];
  const lost =
    output === undefined ? [] : await writeBoard(output, await withFillsOf(applied.board, { before: board }));
  const left = changes.filter(({ id }) => output === undefined || !accepted.has(id)).length;
  const isDone = left === 0 && told.every(({ severity }) => severity === "info");
  return {
    exitCode: isDone ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: {
      changes: changes.map((change) => ({ ...withoutRecords(change), accepted: accepted.has(change.id) })),
      remarks: told,
      ...(output !== undefined && { output, lost }),
    },
    lines: [
      ...(changes.length === 0 ? ["The board is as the schematic says."] : []),
      ...describeUpdate(changes, (id) => accepted.has(id)),
      ...told.map(formatDiagnostic),
      ...lost.map(({ message }) => `not carried over: ${message}`),
      ...(changes.length > 0 ? [`${accepted.size} of ${changes.length} changes are accepted.`] : []),
      output === undefined ? "Nothing was written." : `Written to ${output}.`,
    ],
  };
}

/** A schematic, or a newer board whose parts and nets are taken as one. A board that lies beside a schematic says nothing. */
async function readSchematic(paths: readonly string[]) {
  const { circuit, board, footprints, receipt } = await readInput(paths);
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  const names = paths.join(", ");
  if (errors.length > 0) throw new Refusal(`${names} was refused.`, errors);
  if (!circuit && !board) throw new Refusal(`${names} holds neither a schematic nor a board.`);
  const read: Circuit = circuit ?? circuitOfBoard(board as Board, { fileName: names, idsOf: sameIds });
  return { circuit: read, footprints: [...footprints, ...(board?.footprints ?? [])] };
}

/** The lines that `--accept` names, by kind or id, without those that `--except` names. */
function chooseChanges(
  changes: readonly SchematicChange[],
  { accept = "all", except = "" }: { readonly accept?: string | undefined; readonly except?: string | undefined },
): ReadonlySet<string> {
  const [taken, left] = [wordsOf(accept), wordsOf(except)];
  const known = new Set<string>(["all", ...CHANGE_KINDS, ...changes.map(({ id }) => id)]);
  const strangers = [...taken, ...left].filter((word) => !known.has(word));
  if (strangers.length > 0)
    throw new Refusal(
      `${strangers.join(", ")}: neither a kind nor an id of the list, which --dry-run prints. Kinds are all, ${CHANGE_KINDS.join(", ")}.`,
    );
  return new Set(
    changes
      .filter(({ id, kind, isOnRequest }) => {
        const isTaken = taken.has(id) || taken.has(kind) || (taken.has("all") && !isOnRequest);
        return isTaken && !left.has(id) && !left.has(kind);
      })
      .map(({ id }) => id),
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  );
}

/** Pours are filled again where pads or nets changed: what they were filled with would now short. */
async function withFillsOf(board: Board, { before }: { readonly before: Board }): Promise<Board> {
  const isOther = board.footprints !== before.footprints || board.nets !== before.nets;
  const isFilled = board.zones.some(({ fills }) => fills.length > 0);
  return isOther && isFilled ? withFilledZones(board) : board;
}

function withoutRecords(change: SchematicChange): object {
  if (change.kind === "part-added") {
    const { part: _, ...told } = change;
    return told;
  }
  if (change.kind !== "footprint") return change;
  const { template: _, ...told } = change;
  return told;
}
