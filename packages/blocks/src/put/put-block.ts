import {
  applyEdit,
  type Board,
  type BoardEdit,
  editBetween,
  freeReference,
  type Group,
  ITEM_LISTS,
  type Item,
  type ItemId,
  itemId,
  itemsById,
  type Net,
  type NetId,
  netId,
  renamePart,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { type Pose, posedItems } from "../pose/pose.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { findObjections, type PutObjection } from "./find-objections.ts";
import { groupBlock, groupId } from "./group-of-use.ts";
import { idInUse } from "./id-in-use.ts";
import { insidesInUse, inUse } from "./item-in-use.ts";

/** One use of a block on a board. */
export interface BlockUse {
  /** Never changes; all ids of the use come from it. */
  readonly id: string;
  /** Prefix of its inner nets. */
  readonly name: string;
  readonly pose: Pose;
  /** Net of the board by port key; a port that is not named keeps a net of its own. */
  readonly joins: Readonly<Record<string, string>>;
  /** Absent: rigid. */
  readonly mode?: "rigid" | "soft";
  /** Absent: the block's own. */
  readonly margin?: Nm;
  /** Reference on the board by reference in the block; absent: as the block has it, else the next free number. */
  readonly references?: Readonly<Record<string, string>>;
}

export type PutOutcome =
  | {
      readonly status: "put";
      readonly edit: BoardEdit;
      readonly group: ItemId;
      /** Id on the board by id in the block. */
      readonly ids: ReadonlyMap<string, ItemId>;
      /** Reference on the board by reference in the block. */
      readonly references: ReadonlyMap<string, string>;
      /** Ports that are joined to nothing yet. */
      readonly open: readonly string[];
    }
  | { readonly status: "refused"; readonly objections: readonly PutObjection[] };

/** Puts the layout of a block onto a board as one group. Nothing of the board changes; all or nothing. */
export function putBlock(board: Board, block: BlockDocument, use: BlockUse): PutOutcome {
  const objections = findObjections(board, block, { name: use.name, group: groupId(use.id) });
  const layout = block.board;
  if (!layout || objections.length > 0) return { status: "refused", objections };
  const ids = new Map<string, ItemId>();
  const nets = netsOfUse(board, { block, layout, use });
  const references = referencesOf(board, layout, use.references);
  const items = posedItems(layout, use.pose, board).map((item) => {
    const id = itemId(idInUse(use.id, item.record.id));
    ids.set(item.record.id, id);
    return inUse(item, { use: use.id, id, netFor: (net) => nets.byLocal.get(net), references });
  });
  const group: Group = {
    id: groupId(use.id),
    name: use.name,
    members: items.map(({ record }) => record.id),
    ...groupBlock(block, layout, use),
  };
  const after = { ...withItems(board, items), nets: [...board.nets, ...nets.added], groups: [...board.groups, group] };
  const open = block.ports.filter(({ key }) => use.joins[key] === undefined).map(({ key }) => key);
  return { status: "put", edit: editBetween(board, after), group: group.id, ids, references, open };
}

/**
 * The same use at another place. Computed from the block, not from where its items are: a block that is turned there and back is
 * where it was, to the nanometre. What the project changed on its parts (reference, value, fitted or not) stays. Undefined: the
 * use is not on the board, or not whole.
 */
export function moveUse(
  board: Board,
  block: BlockDocument,
  { id: use, pose }: Pick<BlockUse, "id" | "pose">,
): BoardEdit | undefined {
  if (!block.board) return undefined;
  const present = itemsById(board);
  const moved = posedItems(block.board, pose, board).map((item) => {
    const now = present.get(itemId(idInUse(use, item.record.id)));
    return now?.list === item.list ? keepingWhatIsOurs(item, now, use) : undefined;
  });
  if (moved.some((item) => !item)) return undefined;
  const byId = new Map(moved.flatMap((item) => (item ? [[item.record.id, item]] : [])));
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [list, board[list].map((record) => byId.get(record.id)?.record ?? record)]),
  );
  return editBetween(board, { ...board, ...lists });
}

/** Takes a use off the board, with its group and the nets that only it had. */
export function removeUse(board: Board, block: BlockDocument, use: string): BoardEdit {
  const gone = new Set<string>([groupId(use)]);
  if (block.board) for (const local of itemsById(block.board).keys()) gone.add(idInUse(use, local));
  const lists = Object.fromEntries(ITEM_LISTS.map((list) => [list, board[list].filter(({ id }) => !gone.has(id))]));
  const left: Board = { ...board, ...lists, groups: board.groups.filter(({ id }) => !gone.has(id)) };
  const own = new Set((block.board?.nets ?? []).map(({ id }) => idInUse(use, id)));
  const used = usedNets(left);
  return editBetween(board, { ...left, nets: left.nets.filter(({ id }) => !own.has(id) || used.has(id)) });
}

/** The board after `putBlock`; throws where it was refused. */
export function boardWith(board: Board, outcome: PutOutcome): Board {
  if (outcome.status === "refused") throw new Error(outcome.objections.map(({ kind }) => kind).join(", "));
  return applyEdit(board, outcome.edit);
}

function netsOfUse(
  board: Board,
  { block, layout, use }: { block: BlockDocument; layout: Board; use: BlockUse },
): { byLocal: ReadonlyMap<NetId, NetId>; added: readonly Net[] } {
  const ports = new Map(block.ports.map((port) => [port.net, port]));
  const known = new Map(board.nets.map(({ name, id }) => [name, id]));
  const added: Net[] = [];
  const byLocal = new Map(
    layout.nets.map(({ id, name: local, netClass }): [NetId, NetId] => {
      const port = ports.get(local);
      const name = (port && use.joins[port.key]) ?? `/${use.name}/${(port?.name ?? local).replace(/^\//, "")}`;
      const own = known.get(name) ?? netId(idInUse(use.id, id));
      if (!known.has(name)) {
        added.push({
          id: own,
          name,
          ...(!port && netClass !== undefined && hasClass(board, netClass) && { netClass }),
        });
        known.set(name, own);
      }
      return [id, own];
    }),
  );
  return { byLocal, added };
}

function hasClass(board: Board, netClass: string): boolean {
  return board.rules.netClasses.some(({ name }) => name === netClass);
}

function referencesOf(board: Board, layout: Board, given: BlockUse["references"] = {}): Map<string, string> {
  const taken = new Set(board.footprints.map(({ reference }) => reference));
  const own = [...new Set(layout.footprints.map(({ reference }) => reference))].sort(compareNaturally);
  return new Map(
    own.map((reference) => {
      const free = given[reference] ?? freeReference(reference, taken);
      taken.add(free);
      return [reference, free];
    }),
  );
}

/** The item where the block has it, and what else the board says of it. */
function keepingWhatIsOurs(item: Item, now: Item, use: string): Item {
  const { id } = now.record;
  if (item.list !== "footprints" || now.list !== "footprints") {
    const net = "net" in now.record ? now.record.net : undefined;
    const { net: _net, ...record } = item.record as { net?: NetId };
    return {
      list: item.list,
      record: { ...record, id, locked: now.record.locked, ...(net !== undefined && { net }) },
    } as Item;
  }
  const pads = new Map(now.record.pads.map((pad) => [pad.id, pad.net]));
  const { symbolPath: _symbol, ...part } = renamePart(
    renamePart(item.record, "reference", now.record.reference),
    "value",
    now.record.value,
  );
  const placed = insidesInUse(part, use, () => undefined);
  const { symbolPath, properties, attributes, locked } = now.record;
  return {
    list: "footprints",
    record: {
      ...placed,
      id,
      properties,
      attributes,
      locked,
      ...(symbolPath !== undefined && { symbolPath }),
      pads: placed.pads.map((pad) => {
        const net = pads.get(pad.id);
        return { ...pad, ...(net !== undefined && { net }) };
      }),
    },
  };
}

function withItems(board: Board, items: readonly Item[]): Board {
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [
      list,
      [...board[list], ...items.flatMap((item) => (item.list === list ? [item.record] : []))],
    ]),
  );
  return { ...board, ...lists };
}

function usedNets(board: Board): ReadonlySet<NetId | undefined> {
  return new Set([
    ...board.footprints.flatMap(({ pads }) => pads.map(({ net }) => net)),
    ...[...board.tracks, ...board.vias, ...board.zones, ...board.graphics].map(({ net }) => net),
  ]);
}
