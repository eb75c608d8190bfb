import { type Board, type Diagnostic, sameIds, worded } from "@tracewright/board";
import { checkLimits } from "@tracewright/checks";
import { withFilledZones } from "@tracewright/flows";
import {
  applySchematicChanges,
  circuitOfBoard,
  compareWithSchematic,
  type SchematicChange,
} from "@tracewright/footprints";
import { importFiles, nameOfDesignFile, openLibraries, openSymbols } from "@tracewright/formats";
import { DISK } from "./disk.ts";
import { libraryFolders } from "./library-folders.ts";
import type { Problem } from "./messages/packed-document.ts";
import type { ToldChange, UpdateAnswer, UpdateInput } from "./messages/update-messages.ts";
import { NulInTextError, withoutNul } from "./nul.ts";
import { packBoard, packCircuit } from "./pack-document.ts";
import { findRemembered } from "./propose-board.ts";
import { unpackBoard } from "./unpack-document.ts";

const UNREADABLE = 70004;
const UNSUPPORTED = 70017;
const DIFFERENT = 70018;

/**
 * What newer files ask of a project's board, and once lines are accepted the board with them. A schematic is taken where there is
 * one, else a layout for its parts and nets; a layout beside a schematic only lends its footprints.
 */
export async function updateBoard(input: UpdateInput): Promise<UpdateAnswer> {
  try {
    const { board, circuit, ...said } = await update(input);
    return { ...withoutNul(said), board, circuit };
  } catch (error) {
    if (!(error instanceof NulInTextError)) throw error;
    return refuse("schematic", [{ code: UNREADABLE, ...worded("nul-in-text", { text: error.around }) }]);
  }
}

async function update({ board: gzip, files, libraries, remembered, accepted }: UpdateInput): Promise<UpdateAnswer> {
  const folders = libraryFolders(libraries);
  const { board: newer, circuit, footprints, receipt } = importFiles(files, { symbols: openSymbols(folders, DISK) });
  const source = circuit ? "schematic" : "layout";
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  const drawn =
    circuit ?? (newer && circuitOfBoard(newer, { fileName: nameOfDesignFile(receipt, "board"), idsOf: sameIds }));
  if (errors.length > 0 || !drawn) return refuse(source, errors.map(asProblem));
  const board = unpackBoard(gzip);
  const { changes, remarks } = compareWithSchematic(board, {
    circuit: drawn,
    files: [...footprints, ...(newer?.footprints ?? [])],
    official: openLibraries(folders, DISK),
    remembered: findRemembered(remembered),
    idsOf: sameIds,
  });
  const told = changes.map(withoutRecords);
  const listed = { problems: [], source, changes: told, unknown: [], board: null, circuit: null } as const;
  if (accepted === null) return { ...listed, remarks };
  const known = new Set(changes.map(({ id }) => id));
  const unknown = accepted.filter((id) => !known.has(id));
  if (unknown.length > 0) return { ...listed, remarks, unknown };
  const applied = applySchematicChanges(board, changes, new Set(accepted));
  const after = applied.board === board ? undefined : await withFillsOf(applied.board, board);
  const limits = checkLimits({
    file: nameOfDesignFile(receipt, circuit ? "schematic" : "board"),
    ...(after && { board: after }),
    ...(circuit && { circuit }),
  }).filter(({ catalogue }) => catalogue === UNSUPPORTED);
  if (limits.length > 0) return refuse(source, limits.map(asProblem));
  return {
    ...listed,
    remarks: applied.remarks,
    board: after ? packBoard(after) : null,
    circuit: circuit ? packCircuit(circuit) : null,
  };
}

function refuse(source: UpdateAnswer["source"], problems: readonly Problem[]): UpdateAnswer {
  return { problems, source, changes: [], remarks: [], unknown: [], board: null, circuit: null };
}

function asProblem({ catalogue, message, words }: Diagnostic): Problem {
  return { code: catalogue ?? UNREADABLE, message, ...(words && { words }) };
}

/** Pours are filled again where pads or nets changed: what they were filled with would now short. */
async function withFillsOf(board: Board, before: Board): Promise<Board> {
  const isOther = board.footprints !== before.footprints || board.nets !== before.nets;
  const isFilled = board.zones.some(({ fills }) => fills.length > 0);
  return isOther && isFilled ? withFilledZones(board) : board;
}

function withoutRecords(change: SchematicChange): ToldChange {
  const { nets: _, ...told } = change;
  if (told.kind === "part-added") {
    const { part: _part, ...rest } = told;
    return rest;
  }
  if (told.kind !== "footprint") return told;
  const { template: _template, joins: _joins, unmovedTexts: _texts, ...rest } = told;
  return rest;
}
