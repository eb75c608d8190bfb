import type { Diagnostic } from "@tracewright/board";
import { checkLimits } from "@tracewright/checks";
import { importFiles } from "@tracewright/formats";
import { packBoard, packCircuit } from "./pack-document.ts";
import { proposeBoard } from "./propose-board.ts";
import type { BoardWishes, ImportAnswer, NamedBytes, Obstacle, Problem } from "./protocol.ts";

const UNREADABLE = 70004;
const UNSUPPORTED = 70017;
const DIFFERENT = 70018;

/**
 * Reads what was uploaded and decides: refused (unreadable, over the limits), accepted, or accepted with obstacles that
 * allow to look at the board but not to work on it. A schematic without a layout becomes a board to be placed. Everything that is said also stands in the receipt.
 */
export function readImport(files: readonly NamedBytes[], wishes: BoardWishes = {}): ImportAnswer {
  const { receipt, board: given, circuit, footprints, rules, accepted } = importFiles(files);
  const made =
    accepted && circuit && !given
      ? proposeBoard(circuit, { ...wishes, footprints, ...(rules && { rules }) })
      : undefined;
  const board = given ?? made?.board;
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  const file = receipt.files[0]?.name ?? "";
  const limits = checkLimits({ ...(board && { board }), ...(circuit && { circuit }), file }).filter(
    ({ catalogue }) => catalogue === UNSUPPORTED,
  );
  const refused = errors.length > 0 || limits.length > 0 || (board === undefined && circuit === undefined);
  const packed = refused || board === undefined ? null : packBoard(board);
  // That the parts of a board made just now stand beside it is no news to anybody.
  const remarks = made?.remarks ?? (packed?.facts ? warnOf(packed.facts.obstacles, file) : []);
  return {
    receipt: { ...receipt, diagnostics: [...receipt.diagnostics, ...limits, ...remarks] },
    problems: [...errors, ...limits].map(
      ({ catalogue, message }): Problem => ({ code: catalogue ?? UNREADABLE, message }),
    ),
    differs: receipt.diagnostics.some(({ catalogue }) => catalogue === DIFFERENT),
    board: packed,
    circuit: refused || circuit === undefined ? null : packCircuit(circuit),
    proposal: refused ? null : (made?.proposal ?? null),
  };
}

/** An obstacle stands once in the receipt, however many tasks it blocks. */
function warnOf(obstacles: readonly Obstacle[], file: string): Diagnostic[] {
  const codes = { 70016: "outline", 70019: "outside-outline" } as Readonly<Record<number, string>>;
  const byMessage = new Map(obstacles.map((obstacle) => [obstacle.message, obstacle]));
  return [...byMessage.values()].map(({ code, message }) => ({
    severity: "warning",
    code: codes[code] ?? "obstacle",
    catalogue: code,
    message,
    file,
  }));
}
