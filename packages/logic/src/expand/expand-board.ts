import { type BlockDocument, type Pose, type PutObjection, putBlock } from "@tracewright/blocks";
import {
  applyEdit,
  type Board,
  type Circuit,
  emptyBoard,
  type Footprint,
  ITEM_LISTS,
  type Net,
  netId,
  schemaVersionOf,
} from "@tracewright/board";
import { drawOutline, proposeOutline, proposePower, proposeStackup } from "@tracewright/footprints";
import { fromMm, type Nm, type Point } from "@tracewright/geometry";
import type { BlockBook } from "../book/block-book.ts";
import type { Logic, Use } from "../records/logic.ts";
import { classFor, type RulesOfBlocks, rulesFor } from "./board-rules.ts";
import { hasLayout, PartDresser } from "./dress-parts.ts";
import { nameParts } from "./name-parts.ts";
import { netsOfUse, requireDocument } from "./net-names.ts";
import { roomOfLayout, shelveRooms } from "./shelve-layouts.ts";

export type ExpandedBoard =
  | {
      readonly status: "done";
      /** Pours are not filled yet. */
      readonly board: Board;
      /** Uses whose block has no layout: their parts are not on the board. */
      readonly bare: readonly string[];
    }
  | { readonly status: "refused"; readonly use: string; readonly objections: readonly PutObjection[] };

const CORNER: Point = { x: fromMm(50), y: fromMm(50) };
/** From the edge of the board to the first layout, beside half of the gap. */
const RIM: Nm = fromMm(1.5);

/**
 * The board of a logic: the layout of each use as one group, side by side within a proposed outline, joined nowhere but by name,
 * with planes and widths proposed from its schematic. The same logic gives the same board.
 *
 * `circuit` is what `expandCircuit` makes of the same logic.
 */
export function expandBoard(given: Logic, book: BlockBook, circuit: Circuit): ExpandedBoard {
  const logic = nameParts(given, book);
  const uses = logic.uses.map((use) => ({ use, document: requireDocument(use, book) }));
  const laid = uses.filter(({ document }) => hasLayout(document));
  const copperLayers = laid.some(({ document }) => (document.layout?.rules.copperLayers ?? 2) > 2) ? 4 : 2;
  const ofBlocks = rulesFor(new Set(laid.map(({ document }) => document)));
  const rooms = laid.map(({ use, document }) => ({
    room: roomOfLayout(document),
    margin: use.margin ?? document.layout?.margin ?? 0,
  }));
  const { origins, size } = shelveRooms(rooms, { x: CORNER.x + RIM, y: CORNER.y + RIM });
  const empty: Board = {
    ...emptyBoard(copperLayers),
    title: circuit.title === "" ? {} : { title: circuit.title },
    stackup: proposeStackup(copperLayers),
    rules: { ...ofBlocks.rules, netClasses: [...ofBlocks.rules.netClasses, ...ofBlocks.classes] },
    nets: joinedNets(logic, book, ofBlocks),
  };
  const put = putUses(empty, logic, {
    book,
    circuit,
    places: laid.map(({ use, document }, index) => ({ use, document, pose: poseAt(origins[index] ?? CORNER) })),
  });
  if (put.status === "refused") return put;
  const outline = proposeOutline(put.board.footprints, {
    copperLayers,
    size: { width: wholeMm(size.width + 2 * RIM), height: wholeMm(size.height + 2 * RIM) },
  });
  const bare = {
    ...withUsedNets(put.board),
    rules: ofBlocks.rules,
    graphics: [...put.board.graphics, ...drawOutline(outline, CORNER)],
  };
  const { board } = proposePower(bare, circuit, { outline, at: CORNER });
  const rules = { ...board.rules, netClasses: [...board.rules.netClasses, ...ofBlocks.classes] };
  const whole: Board = { ...board, rules };
  return {
    status: "done",
    board: { ...whole, schemaVersion: schemaVersionOf(whole.groups) },
    bare: uses.flatMap(({ use, document }) => (hasLayout(document) ? [] : [use.id])),
  };
}

export interface PlacedUse {
  readonly use: Use;
  readonly document: BlockDocument;
  readonly pose: Pose;
}

/** Upright on the front. */
export function poseAt(position: Point): Pose {
  return { position, rotation: 0, side: "front" };
}

/** The board with layouts of uses, all or none. Nothing that is on it changes. */
export function putUses(
  board: Board,
  logic: Logic,
  {
    book,
    circuit,
    places,
  }: { readonly book: BlockBook; readonly circuit: Circuit; readonly places: readonly PlacedUse[] },
):
  | { readonly status: "done"; readonly board: Board }
  | { readonly status: "refused"; readonly use: string; readonly objections: readonly PutObjection[] } {
  const dresser = new PartDresser(circuit.components);
  const lists = Object.fromEntries(ITEM_LISTS.map((list) => [list, [...board[list]] as unknown[]]));
  const groups = [...board.groups];
  let { nets } = board;
  for (const { use, document, pose } of places) {
    // Without what is on it, so that a put does not read all that was put before.
    const bare: Board = { ...emptied(board), nets };
    const outcome = putBlock(bare, document, {
      id: use.id,
      name: use.name,
      pose,
      joins: joinsOf(logic, use, book),
      references: use.references ?? {},
      ...(use.mode && { mode: use.mode }),
      ...(use.margin !== undefined && { margin: use.margin }),
    });
    if (outcome.status === "refused") return { status: "refused", use: use.name, objections: outcome.objections };
    const after = applyEdit(bare, outcome.edit);
    nets = after.nets;
    groups.push(...after.groups);
    for (const list of ITEM_LISTS)
      lists[list]?.push(
        ...(list === "footprints"
          ? after.footprints.map((part: Footprint) => dresser.dress(part, use))
          : (after[list] as readonly unknown[])),
      );
  }
  return { status: "done", board: { ...board, ...lists, groups, nets } };
}

/** Without nets that no pad is on. */
function withUsedNets(board: Board): Board {
  const used = new Set(board.footprints.flatMap(({ pads }) => pads.map(({ net }) => net)));
  return { ...board, nets: board.nets.filter(({ id }) => used.has(id)) };
}

function emptied(board: Board): Board {
  return { ...board, ...Object.fromEntries(ITEM_LISTS.map((list) => [list, []])), groups: [] };
}

/** Net of the board by port key. */
export function joinsOf(logic: Logic, use: Use, book: BlockBook): Record<string, string> {
  return Object.fromEntries(
    [...netsOfUse(logic, use, book).values()].flatMap(({ port, joined, name }) =>
      port && joined ? [[port.key, name]] : [],
    ),
  );
}

/** A net for each wire, with the widest class that a block gives it. */
export function joinedNets(logic: Logic, book: BlockBook, rules: RulesOfBlocks): Net[] {
  const uses = new Map(logic.uses.map((use) => [use.id, use]));
  return logic.nets.map(({ id, name, netClass, ends }) => {
    const named = ends.flatMap(({ use: useId, port: key }) => {
      const use = uses.get(useId);
      const document = use && requireDocument(use, book);
      const net = document?.ports.find((port) => port.key === key)?.net;
      return document?.board?.nets.find((one) => one.name === net)?.netClass ?? [];
    });
    const own = netClass ?? classFor(named, rules);
    return { id: netId(id), name, ...(own !== undefined && { netClass: own }) };
  });
}

function wholeMm(length: Nm): Nm {
  return Math.ceil(length / fromMm(1)) * fromMm(1);
}
