import { type BlockDocument, idInUse } from "@tracewright/blocks";
import {
  type Board,
  type Footprint,
  type ItemId,
  isAlike,
  itemId,
  type Net,
  type NetId,
  netId,
} from "@tracewright/board";
import type { BlockBook } from "../book/block-book.ts";
import type { Logic, Use } from "../records/logic.ts";
import type { PartDresser } from "./dress-parts.ts";
import type { RejoinedPad } from "./loose-copper.ts";
import { type NetOfUse, netsOfUse, requireDocument } from "./net-names.ts";
import { partChoices } from "./part-choices.ts";

/** Nets of the board by what the logic calls them. A wire that was renamed keeps its net. */
export class BoardNets {
  readonly #byWire = new Map<string, Net>();
  readonly #byName: Map<string, Net>;
  readonly #changed = new Map<NetId, Net>();
  readonly #added = new Map<NetId, Net>();

  constructor(board: Board, { before, wanted }: { readonly before: Logic; readonly wanted: readonly Net[] }) {
    this.#byName = new Map(board.nets.map((net) => [net.name, net]));
    const names = new Map<string, string>(before.nets.map(({ id, name }) => [netId(id), name]));
    const claimed = new Set<NetId>();
    for (const net of wanted) {
      const present = this.#byName.get(names.get(net.id) ?? net.name);
      const own = present && !claimed.has(present.id) ? present : undefined;
      if (own) claimed.add(own.id);
      if (own && own.name !== net.name) this.#changed.set(own.id, { ...own, name: net.name });
      if (!own) this.#added.set(net.id, net);
      this.#byWire.set(net.id, own ?? net);
    }
  }

  /** The net on the board of a net of a use. */
  idOf(net: NetOfUse, before?: NetOfUse): NetId {
    const wire = net.joined && this.#byWire.get(net.id);
    if (wire) return wire.id;
    const present = this.#byName.get(before?.name ?? net.name) ?? this.#byName.get(net.name);
    if (!present) {
      this.#added.set(net.id, { id: net.id, name: net.name });
      return net.id;
    }
    if (present.name !== net.name) this.#changed.set(present.id, { ...present, name: net.name });
    return present.id;
  }

  /** The nets with those that are new, and with new names. */
  list(nets: readonly Net[]): Net[] {
    const known = new Set(nets.map(({ id }) => id));
    return [
      ...nets.map((net) => this.#changed.get(net.id) ?? net),
      ...[...this.#added.values()].filter(({ id }) => !known.has(id)),
    ];
  }
}

export interface Rejoined {
  readonly board: Board;
  /** References of parts with another value, or fitted otherwise. */
  readonly parts: readonly string[];
  readonly pads: readonly RejoinedPad[];
}

/** A use whose block stayed: its ports on the nets they are joined to now, its parts with the values of its parameters. */
export function rejoinUse(
  board: Board,
  use: Use,
  {
    nets,
    dresser,
    before,
    after,
    book,
  }: {
    readonly nets: BoardNets;
    readonly dresser: PartDresser;
    readonly before: Logic;
    readonly after: Logic;
    readonly book: BlockBook;
  },
): Rejoined {
  const old = before.uses.find(({ id }) => id === use.id) ?? use;
  const document = requireDocument(use, book);
  const moved = movedNets(document, { was: netsOfUse(before, old, book), is: netsOfUse(after, use, book), nets });
  const dressed = changedParts(document, old, use);
  const named = withGroup(board, old, use);
  if (moved.size === 0 && dressed.size === 0) return { board: named, parts: [], pads: [] };
  const pads: RejoinedPad[] = [];
  const padNets = new Map(padsOf(document, use, moved));
  const references = new Map(Object.entries(use.references ?? {}).map(([local, own]) => [own, local]));
  const footprints = named.footprints.map((part): Footprint => {
    const local = references.get(part.reference);
    if (local === undefined) return part;
    const own = part.pads.map((pad) => {
      const net = padNets.get(pad.id) ?? padNets.get(`${local}\n${pad.number}`);
      if (net === undefined || net === pad.net) return pad;
      pads.push({ part: part.id, pad: pad.id, from: pad.net });
      return { ...pad, net };
    });
    const joined = own.some((pad, index) => pad !== part.pads[index]) ? { ...part, pads: own } : part;
    return dressed.has(local) ? dresser.dress(joined, use) : joined;
  });
  const copper = copperOf(document, use, moved);
  const renet = <Item extends { readonly id: ItemId; readonly net?: NetId }>(items: readonly Item[]): Item[] =>
    items.map((item) => {
      const net = copper.get(item.id);
      return net === undefined || net === item.net ? item : { ...item, net };
    });
  return {
    board: {
      ...named,
      footprints,
      tracks: renet(named.tracks),
      vias: renet(named.vias),
      zones: renet(named.zones),
      graphics: renet(named.graphics),
    },
    parts: [...dressed]
      .filter((local) => isOtherPart(document, { old, use, local }))
      .map((local) => use.references?.[local] ?? local),
    pads,
  };
}

/** Net on the board by name of the net in the block, of those that are joined to another wire now. */
function movedNets(
  { circuit }: BlockDocument,
  {
    was,
    is,
    nets,
  }: {
    readonly was: ReadonlyMap<NetId, NetOfUse>;
    readonly is: ReadonlyMap<NetId, NetOfUse>;
    readonly nets: BoardNets;
  },
): ReadonlyMap<string, NetId> {
  const moved = new Map<string, NetId>();
  for (const { id, name } of circuit.nets) {
    const [one, two] = [was.get(id), is.get(id)];
    if (!one || !two) continue;
    const isSame = one.joined?.id === two.joined?.id;
    if (isSame && one.name === two.name) continue;
    const target = nets.idOf(two, isSame ? one : undefined);
    if (!isSame) moved.set(name, target);
  }
  return moved;
}

/** References in the block of parts whose value, fields or block's name changed. */
function changedParts(document: BlockDocument, old: Use, use: Use): ReadonlySet<string> {
  const locals = document.circuit.components.map(({ reference }) => reference);
  if (old.name !== use.name) return new Set(locals);
  if (isAlike(old.parameters, use.parameters)) return new Set();
  return new Set(locals.filter((local) => isOtherPart(document, { old, use, local })));
}

function isOtherPart(
  document: BlockDocument,
  { old, use, local }: { readonly old: Use; readonly use: Use; readonly local: string },
): boolean {
  if (isAlike(old.parameters, use.parameters)) return false;
  return !isAlike(partChoices(document, old).get(local), partChoices(document, use).get(local));
}

/** Net by id of the pad; of a block without layout by reference and number. */
function* padsOf(
  { board, circuit }: BlockDocument,
  use: Use,
  moved: ReadonlyMap<string, NetId>,
): Iterable<readonly [string, NetId]> {
  const names = new Map([...(board?.nets ?? []), ...circuit.nets].map(({ id, name }) => [id, name]));
  const target = (net: NetId | undefined) => (net === undefined ? undefined : moved.get(names.get(net) ?? ""));
  if (board)
    for (const part of board.footprints)
      for (const pad of part.pads) {
        const net = target(pad.net);
        if (net !== undefined) yield [idInUse(use.id, `${part.id}\n${pad.id}`), net];
      }
  else
    for (const { reference, pins } of circuit.components)
      for (const pin of pins) {
        const net = target(pin.net);
        if (net !== undefined) yield [`${reference}\n${pin.number}`, net];
      }
}

/** Net by id of tracks, vias and the like within the block. */
function copperOf({ board }: BlockDocument, use: Use, moved: ReadonlyMap<string, NetId>): ReadonlyMap<ItemId, NetId> {
  if (!board || moved.size === 0) return new Map();
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  const items = [...board.tracks, ...board.vias, ...board.zones, ...board.graphics];
  return new Map(
    items.flatMap(({ id, net }) => {
      const target = net === undefined ? undefined : moved.get(names.get(net) ?? "");
      return target === undefined ? [] : [[itemId(idInUse(use.id, id)), target] as const];
    }),
  );
}

/** The group under the name, mode and margin that the use has now, where they changed. */
function withGroup(board: Board, old: Use, use: Use): Board {
  const isSame = old.name === use.name && old.mode === use.mode && old.margin === use.margin;
  if (isSame) return board;
  return {
    ...board,
    groups: board.groups.map((group) => {
      if (group.block?.use !== use.id) return group;
      const { mode, margin } = group.block;
      const block = { ...group.block, mode: use.mode ?? mode, margin: use.margin ?? margin };
      return { ...group, name: group.name === old.name ? use.name : group.name, block };
    }),
  };
}
