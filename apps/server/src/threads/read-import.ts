import { type Board, type Diagnostic, type ImportReceipt, worded } from "@tracewright/board";
import { checkLimits, checkPlacement, type InferredRules, inferRules, inferredRemark } from "@tracewright/checks";
import { importFiles, nameOfDesignFile, openLibraries, openSymbols } from "@tracewright/formats";
import { countOpen } from "./count-open.ts";
import { DISK } from "./disk.ts";
import type { ImportAnswer, NamedBytes, RequestedBoardOptions } from "./messages/import-messages.ts";
import type { Obstacle, Problem } from "./messages/packed-document.ts";
import { NulInTextError, withoutNul } from "./nul.ts";
import { packBoard, packCircuit } from "./pack-document.ts";
import { proposeBoard } from "./propose-board.ts";

const UNREADABLE = 70004;
const OUTLINE = 70016;
const UNSUPPORTED = 70017;
const DIFFERENT = 70018;
const MISPLACED = 70019;
/** More are counted, not listed. */
const MAX_MISPLACED = 100;

/**
 * Reads what was uploaded and decides: refused (unreadable, over the limits), accepted, or accepted with obstacles that
 * allow to look at the board but not to work on it. A schematic without a layout becomes a board to be placed.
 * Everything that is said also stands in the receipt.
 */
export function readImport(
  files: readonly NamedBytes[],
  requestedOptions: RequestedBoardOptions = {},
  libraryFolders: readonly string[] = [],
): ImportAnswer {
  try {
    const { board, circuit, ...said } = read(files, requestedOptions, libraryFolders);
    return { ...withoutNul(said), board, circuit };
  } catch (error) {
    if (error instanceof NulInTextError) return refuseText(files, error);
    throw error;
  }
}

/** The design is whole, and one of its texts cannot be kept or shown. */
function refuseText(files: readonly NamedBytes[], { around }: NulInTextError): ImportAnswer {
  const said = worded("nul-in-text", { text: around });
  const file = files.length === 1 ? (files[0]?.name ?? "") : "";
  return {
    receipt: { files: [], lines: [], diagnostics: [{ severity: "error", code: "unreadable", ...said, file }] },
    problems: [{ code: UNREADABLE, ...said }],
    differs: false,
    board: null,
    circuit: null,
    proposal: null,
    inferredRules: null,
    connections: null,
  };
}

function read(
  files: readonly NamedBytes[],
  requestedOptions: RequestedBoardOptions,
  libraryFolders: readonly string[],
): ImportAnswer {
  const {
    receipt: imported,
    board: ownBoard,
    circuit,
    footprints,
    rules,
    accepted,
    lacksRules,
  } = importFiles(files, { symbols: openSymbols(libraryFolders, DISK) });
  const inferred = ownBoard && lacksRules ? inferRules(ownBoard) : undefined;
  const given =
    ownBoard && inferred && requestedOptions.infersRules ? { ...ownBoard, rules: inferred.rules } : ownBoard;
  const receipt = inferred && requestedOptions.infersRules ? withInferredRules(imported, inferred) : imported;
  const made =
    accepted && circuit && !given
      ? proposeBoard(
          circuit,
          {
            ...ofBoard(requestedOptions),
            footprints,
            official: openLibraries(libraryFolders, DISK),
            ...(rules && { rules }),
          },
          requestedOptions,
        )
      : undefined;
  const board = given ?? made?.board;
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  // What is said of the board is said of its file, where there is one.
  const file = nameOfDesignFile(receipt, given ? "board" : "schematic");
  const found = checkLimits({ ...(board && { board }), ...(circuit && { circuit }), file });
  const limits = found.filter(({ catalogue }) => catalogue === UNSUPPORTED);
  const refused = errors.length > 0 || limits.length > 0 || (board === undefined && circuit === undefined);
  const packed = refused || board === undefined ? null : packBoard(board);
  // That the parts of a board made just now stand beside it is no news to anybody.
  const remarks =
    made?.remarks ??
    (packed && given ? remarksOn(given, { found, obstacles: packed.facts?.obstacles ?? [], file }) : []);
  return {
    receipt: { ...receipt, diagnostics: [...receipt.diagnostics, ...limits, ...remarks] },
    problems: [...errors, ...limits].map(
      ({ catalogue, message, words }): Problem => ({ code: catalogue ?? UNREADABLE, message, ...(words && { words }) }),
    ),
    differs: receipt.diagnostics.some(({ catalogue }) => catalogue === DIFFERENT),
    board: packed,
    circuit: refused || circuit === undefined ? null : packCircuit(circuit),
    proposal: refused ? null : (made?.proposal ?? null),
    inferredRules: refused || !inferred ? null : inferred.changes,
    connections: refused || !board ? null : countOpen(board),
  };
}

/** What is wished of the board itself. */
function ofBoard({ footprints: _, remembered: __, infersRules: ___, ...board }: RequestedBoardOptions) {
  return board;
}

/** The receipt of a board whose rules were inferred says so in place of their lack. */
function withInferredRules(receipt: ImportReceipt, inferred: InferredRules): ImportReceipt {
  const diagnostics = receipt.diagnostics.map((diagnostic) =>
    diagnostic.code === "rules-missing" ? inferredRemark(diagnostic.file, inferred) : diagnostic,
  );
  return { ...receipt, diagnostics };
}

/** What stands in the way of a task, and what is wrong with where parts stand: each once, with its place. */
function remarksOn(
  board: Board,
  { found, obstacles, file }: { found: readonly Diagnostic[]; obstacles: readonly Obstacle[]; file: string },
): Diagnostic[] {
  const atOutline = found.filter(({ catalogue }) => catalogue !== UNSUPPORTED);
  const misplaced = checkPlacement(board, file);
  const unlisted = misplaced.length - MAX_MISPLACED;
  const said = new Set<number>([OUTLINE, MISPLACED]);
  const others = new Map(
    obstacles.filter(({ code }) => !said.has(code)).map((obstacle) => [obstacle.message, obstacle]),
  );
  return [
    ...[...atOutline, ...misplaced.slice(0, MAX_MISPLACED)].map(
      (diagnostic): Diagnostic => ({ ...diagnostic, severity: "warning" }),
    ),
    ...(unlisted > 0
      ? [
          {
            ...remark({ code: MISPLACED, message: "" }, file),
            ...worded("further-misplaced", { count: unlisted }),
          },
        ]
      : []),
    ...[...others.values()].map((obstacle) => remark(obstacle, file)),
  ];
}

function remark({ code, message, words }: Problem, file: string): Diagnostic {
  const kind = code === MISPLACED ? "placement" : "obstacle";
  return { severity: "warning", code: kind, catalogue: code, message, ...(words && { words }), file };
}
