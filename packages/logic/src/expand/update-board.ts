import { type PutObjection, removeUse } from "@tracewright/blocks";
import { applyEdit, type Board, blockPose, boardOutline, type Circuit, schemaVersionOf } from "@tracewright/board";
import { boxOfPoints, fromMm, joinBoxes, type Point } from "@tracewright/geometry";
import type { BlockBook } from "../book/block-book.ts";
import type { Logic, Use } from "../records/logic.ts";
import { type RulesOfBlocks, rulesFor } from "./board-rules.ts";
import { hasLayout, PartDresser } from "./dress-parts.ts";
import { joinedNets, type PlacedUse, poseAt, putUses } from "./expand-board.ts";
import { cutLooseCopper } from "./loose-copper.ts";
import { requireDocument } from "./net-names.ts";
import { BoardNets, rejoinUse } from "./rejoin-use.ts";
import { roomOfLayout, roomOfPart, shelveRooms } from "./shelve-layouts.ts";

export type UpdatedBoard =
  | {
      readonly status: "done";
      /** Pours are as they were: fill them again. */
      readonly board: Board;
      /** Names of uses. */
      readonly added: readonly string[];
      readonly removed: readonly string[];
      /** Their layout was exchanged for that of another version. */
      readonly exchanged: readonly string[];
      /** References of parts with another value, or fitted otherwise. */
      readonly parts: readonly string[];
      /** Pads that are on another net now. */
      readonly rejoinedPads: number;
      /** Tracks and vias that led to such a pad. */
      readonly removedCopper: number;
      /** Ids of new uses whose block has no layout: their parts are not on the board. */
      readonly bare: readonly string[];
    }
  | { readonly status: "refused"; readonly use: string; readonly objections: readonly PutObjection[] };

export interface LogicChange {
  readonly before: Logic;
  readonly after: Logic;
  readonly book: BlockBook;
  /** What `expandCircuit` makes of `after`. */
  readonly circuit: Circuit;
}

/** Between the board and layouts that are put beside it. */
const BESIDE = fromMm(5);

/**
 * The board after its logic changed. What did not change stays to the byte: places of blocks, tracks between them, texts,
 * parts of no block. Layouts of new uses stand beside the board; those of removed ones leave with their copper, and so do
 * unlocked tracks that end at a pad which is on another net now. Both logics have their parts named (`nameParts`).
 */
export function updateBoard(board: Board, { before, after, book, circuit }: LogicChange): UpdatedBoard {
  const old = new Map(before.uses.map((use) => [use.id, use]));
  const now = new Map(after.uses.map((use) => [use.id, use]));
  const isKept = (use: Use) => old.get(use.id)?.block.hash === now.get(use.id)?.block.hash;
  const leaving = before.uses.filter((use) => !isKept(use));
  const coming = after.uses.filter((use) => !isKept(use));
  const ofBlocks = rulesFor(new Set(after.uses.map((use) => requireDocument(use, book)).filter(hasLayout)));
  const bared = leaving.reduce((sum, use) => withoutUse(sum, use, book), board);
  const nets = new BoardNets(board, { before, wanted: joinedNets(after, book, ofBlocks) });
  const dresser = new PartDresser(circuit.components);
  let work: Board = withRules(bared, ofBlocks);
  const parts: string[] = [];
  const pads = [];
  for (const use of after.uses.filter(isKept)) {
    const rejoined = rejoinUse(work, use, { nets, dresser, before, after, book });
    work = rejoined.board;
    parts.push(...rejoined.parts);
    pads.push(...rejoined.pads);
  }
  work = { ...work, nets: nets.list(work.nets) };
  const put = putUses(work, after, { book, circuit, places: placesFor(board, work, { coming, book }) });
  if (put.status === "refused") return put;
  const cut = cutLooseCopper(put.board, pads);
  const whole = withoutUnusedNets(cut.board, before);
  return {
    status: "done",
    board: { ...whole, schemaVersion: schemaVersionOf(whole.groups) },
    added: coming.filter(({ id }) => !old.has(id)).map(({ name }) => name),
    removed: leaving.filter(({ id }) => !now.has(id)).map(({ name }) => name),
    exchanged: coming.filter(({ id }) => old.has(id)).map(({ name }) => name),
    parts,
    rejoinedPads: pads.length,
    removedCopper: cut.removed,
    bare: coming.filter((use) => !hasLayout(requireDocument(use, book))).map(({ id }) => id),
  };
}

/** Without the layout of a use, or, where its block has none, without its parts. */
function withoutUse(board: Board, use: Use, book: BlockBook): Board {
  const document = requireDocument(use, book);
  const rest = applyEdit(board, removeUse(board, document, use.id));
  if (hasLayout(document)) return rest;
  const own = new Set(Object.values(use.references ?? {}));
  return { ...rest, footprints: rest.footprints.filter(({ reference }) => !own.has(reference)) };
}

/** The board's rules, loosened where the layout of a block needs it, and with the classes of blocks that it does not have. */
function withRules(board: Board, { rules: needed, classes }: RulesOfBlocks): Board {
  const { rules } = board;
  const known = new Set(rules.netClasses.map(({ name }) => name));
  const added = classes.filter(({ name }) => !known.has(name));
  const loosened = {
    minTrackWidth: Math.min(rules.minTrackWidth, needed.minTrackWidth),
    minClearance: Math.min(rules.minClearance, needed.minClearance),
    minThroughHoleDiameter: Math.min(rules.minThroughHoleDiameter, needed.minThroughHoleDiameter),
  };
  const isSame = Object.entries(loosened).every(([key, value]) => rules[key as keyof typeof loosened] === value);
  if (isSame && added.length === 0) return board;
  return { ...board, rules: { ...rules, ...loosened, netClasses: [...rules.netClasses, ...added] } };
}

/** Another version stands where the one before did, a new use beside all that is on the board. */
function placesFor(
  before: Board,
  board: Board,
  { coming, book }: { readonly coming: readonly Use[]; readonly book: BlockBook },
): PlacedUse[] {
  const laid = coming
    .map((use) => ({ use, document: requireDocument(use, book) }))
    .filter(({ document }) => hasLayout(document));
  const poseOf = (use: Use) => {
    const group = before.groups.find(({ block }) => block?.use === use.id);
    return group && blockPose(before, group);
  };
  const fresh = laid.filter(({ use }) => !poseOf(use));
  const rooms = fresh.map(({ use, document }) => ({
    room: roomOfLayout(document),
    margin: use.margin ?? document.layout?.margin ?? 0,
  }));
  const { origins } = shelveRooms(rooms, cornerBeside(board));
  return [
    ...laid.flatMap(({ use, document }) => {
      const pose = poseOf(use);
      return pose ? [{ use, document, pose }] : [];
    }),
    ...fresh.map(({ use, document }, index) => ({ use, document, pose: poseAt(origins[index] ?? { x: 0, y: 0 }) })),
  ];
}

function cornerBeside(board: Board): Point {
  const outline = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  const all = joinBoxes([...(outline ? [outline] : []), ...board.footprints.map(roomOfPart)]);
  return all ? { x: all.maxX + BESIDE, y: (outline ?? all).minY } : { x: 0, y: 0 };
}

/** Without the nets of wires that are gone, where nothing is on them. */
function withoutUnusedNets(board: Board, { nets }: Logic): Board {
  const wires = new Set(nets.map(({ name }) => name));
  const used = new Set([
    ...board.footprints.flatMap((part) => part.pads.map(({ net }) => net)),
    ...[...board.tracks, ...board.vias, ...board.zones, ...board.graphics].map(({ net }) => net),
  ]);
  return { ...board, nets: board.nets.filter(({ id, name }) => used.has(id) || !wires.has(name)) };
}
