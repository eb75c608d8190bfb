import { type Board, type Circuit, isAlike, sameIds, worded } from "@tracewright/board";
import { checkLimits } from "@tracewright/checks";
import { withFilledZones } from "@tracewright/flows";
import { applySchematicChanges, boardFromCircuit, compareWithSchematic } from "@tracewright/footprints";
import { openLibraries } from "@tracewright/formats";
import {
  type BlockBook,
  expandBoard,
  expandCircuit,
  judgeLogic,
  type Logic,
  nameParts,
  updateBoard,
} from "@tracewright/logic";
import { DISK } from "../disk.ts";
import { libraryFolders } from "../library-folders.ts";
import type { ExpandLogicAnswer, ExpandLogicInput, LogicChangeSummary } from "../messages/logic-messages.ts";
import type { Problem } from "../messages/packed-document.ts";
import { packBoard, packCircuit, packLogic } from "../pack-document.ts";
import { findRemembered } from "../propose-board.ts";
import { unpackBoard } from "../unpack-document.ts";
import { makeWanted } from "./wanted-logic.ts";

const UNSUPPORTED = 70017;

/** The schematic and the board of a logic; of a project that has a board already, that board with what changed. */
export async function expandWanted(input: ExpandLogicInput): Promise<ExpandLogicAnswer> {
  const stored = input.before?.board;
  const before = stored ? unpackBoard(stored) : undefined;
  const made = makeWanted(input.wanted, input.blocks, before);
  if (made.status === "refused") return made;
  const { book } = made;
  const logic = nameParts(made.logic, book);
  const circuit = expandCircuit(logic, book, input.title);
  const drawn = drawBoard(logic, { book, circuit, input, before });
  if (drawn.status === "unsupported") return drawn;
  const board = drawn.isChanged ? await withFilledZones(drawn.board) : drawn.board;
  const limits = checkLimits({ file: input.title, board, circuit }).filter(
    ({ catalogue }) => catalogue === UNSUPPORTED,
  );
  if (limits.length > 0)
    return {
      status: "unsupported",
      problems: limits.map(({ message, words }) => ({ code: UNSUPPORTED, message, ...(words && { words }) })),
    };
  return {
    status: "done",
    logic: packLogic(logic),
    circuit: packCircuit(circuit),
    board: packBoard(board),
    summary: drawn.summary,
    parts: board.footprints.length,
    nets: board.nets.length,
    findings: judgeLogic(logic, book, []).findings,
  };
}

interface Drawing {
  readonly book: BlockBook;
  readonly circuit: Circuit;
  readonly input: ExpandLogicInput;
  /** What the project has. */
  readonly before: Board | undefined;
}

type Drawn =
  | {
      readonly status: "drawn";
      readonly board: Board;
      readonly isChanged: boolean;
      readonly summary: LogicChangeSummary;
    }
  | { readonly status: "unsupported"; readonly problems: readonly Problem[] };

const NO_CHANGE: LogicChangeSummary = { added: [], removed: [], exchanged: [], parts: 0, pads: 0, removedCopper: 0 };

function drawBoard(logic: Logic, drawing: Drawing): Drawn {
  const { book, circuit, input, before: board } = drawing;
  if (!input.before || !board) {
    const expanded = expandBoard(logic, book, circuit);
    if (expanded.status === "refused") return unfit(expanded.use);
    return {
      status: "drawn",
      board: withBareParts(expanded.board, logic, { ...drawing, bare: expanded.bare }),
      isChanged: true,
      summary: { ...NO_CHANGE, added: logic.uses.map(({ name }) => name) },
    };
  }
  // A board that the logic follows has its versions of blocks already.
  const old = input.wanted.kind === "board" ? logic : nameParts(input.before.logic, book);
  const updated = updateBoard(board, { before: old, after: logic, book, circuit });
  if (updated.status === "refused") return unfit(updated.use);
  const whole = withBareParts(updated.board, logic, { ...drawing, bare: updated.bare });
  const { added, removed, exchanged, parts, rejoinedPads: pads, removedCopper } = updated;
  return {
    status: "drawn",
    board: whole,
    isChanged: !isAlike(whole, board),
    summary: { added, removed, exchanged, parts: parts.length, pads, removedCopper },
  };
}

function unfit(use: string): Drawn {
  return { status: "unsupported", problems: [{ code: UNSUPPORTED, ...worded("block-unfit", { use }) }] };
}

/**
 * With the parts of blocks that have no layout, beside the board; a board of such blocks alone is proposed as of any
 * schematic.
 */
function withBareParts(
  board: Board,
  logic: Logic,
  { circuit, input, bare }: Drawing & { readonly bare: readonly string[] },
): Board {
  if (bare.length === 0) return board;
  const official = openLibraries(libraryFolders(input.libraries), DISK);
  const remembered = findRemembered(input.remembered);
  if (board.footprints.length === 0) return boardFromCircuit(circuit, { official, remembered }).board;
  const isBare = new Set(bare);
  const own = new Set(
    logic.uses.filter(({ id }) => isBare.has(id)).flatMap(({ references = {} }) => Object.values(references)),
  );
  const { changes } = compareWithSchematic(board, { circuit, files: [], official, remembered, idsOf: sameIds });
  const accepted = changes.flatMap((change) =>
    change.kind === "part-added" && own.has(change.reference) ? [change.id] : [],
  );
  return applySchematicChanges(board, changes, new Set(accepted)).board;
}
