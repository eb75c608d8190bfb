import { isUnconnectedName } from "@tracewright/text";
import { indexBoard } from "../queries/index-board.ts";
import type { Board, Net } from "../records/board.ts";
import type { Circuit, CircuitNet } from "../records/circuit.ts";
import { type NetId, netId } from "../records/ids.ts";
import type { MatchedParts } from "./match-parts.ts";

/** Which net of the board each net of the schematic is. */
export interface MatchedNets {
  /** The board's net of a net of the schematic; a new one where the board has none. */
  readonly netOf: (net: NetId) => Net;
  /** Whether this net of the board is one of the schematic's. */
  readonly isDrawn: (net: NetId) => boolean;
  /** The nets that the board has to get. */
  readonly made: () => readonly Net[];
  readonly renamed: readonly { readonly net: Net; readonly after: string }[];
  /** Only one pin is on it, and it is unnamed: a pad on no net is as open as one on this. */
  readonly isOpen: (net: NetId | undefined) => boolean;
}

/** Named after a pin by the program, since it is unnamed. */
export function isAutomaticName(name: string): boolean {
  return isUnconnectedName(name) || /^(?:\/.*\/|\/)?Net-\(/i.test(name) || /^\$\d+N\d+$/.test(name);
}

/**
 * Nets of one name are one net. Of those that only one side has, and of those that are unnamed, the ones that share most pads
 * are one: such a net was renamed, and its copper, zones and classes go with it. A net that mostly went into another was not.
 */
export function matchNets(board: Board, circuit: Circuit, { pairs }: MatchedParts): MatchedNets {
  const { netByName } = indexBoard(board);
  const drawn = new Map(circuit.nets.map((net) => [net.id, net]));
  const names = new Set(circuit.nets.map(({ name }) => name));
  const shared = countShared(pairs);
  const partner = new Map<NetId, Net>();
  for (const net of circuit.nets) {
    const same = isAutomaticName(net.name) ? undefined : netByName.get(net.name);
    if (same) partner.set(net.id, same);
  }
  const taken = new Set<NetId>([...partner.values()].map(({ id }) => id));
  const known = indexBoard(board).netById;
  const bestOf = new Map<NetId, NetId>();
  const ranked = shared
    .flatMap(({ before, after, count }) => {
      const [old, now] = [known.get(before), drawn.get(after)];
      return old && now ? [{ old, now, count, isSame: old.name === now.name }] : [];
    })
    .sort(
      (a, b) =>
        b.count - a.count ||
        Number(b.isSame) - Number(a.isSame) ||
        order(a.old.name, b.old.name) ||
        order(a.now.name, b.now.name),
    );
  for (const { old, now } of ranked) if (!bestOf.has(old.id)) bestOf.set(old.id, now.id);
  for (const { old, now } of ranked) {
    const isFree = !partner.has(now.id) && !taken.has(old.id) && bestOf.get(old.id) === now.id;
    const isGone = !names.has(old.name) || isAutomaticName(old.name);
    if (!isFree || !isGone) continue;
    partner.set(now.id, old);
    taken.add(old.id);
  }
  for (const { id, name } of circuit.nets) {
    const same = netByName.get(name);
    if (same && !partner.has(id) && !taken.has(same.id)) partner.set(id, same);
  }
  settleNames(partner, { drawn, netByName });
  const ofBoard = new Set([...partner.values()].map(({ id }) => id));
  const made = new Map<NetId, Net>();
  const classes = new Set(board.rules.netClasses.map(({ name }) => name));
  const pinCounts = countPins(circuit);
  return {
    netOf: (id) => {
      const net = partner.get(id) ?? made.get(id);
      if (net) return net;
      const { name, netClass } = drawn.get(id) ?? { name: id };
      const created: Net = {
        id: freeId(`net:${name}`, known),
        name,
        ...(netClass !== undefined && classes.has(netClass) && { netClass }),
      };
      made.set(id, created);
      return created;
    },
    isDrawn: (id) => ofBoard.has(id),
    made: () => [...made.values()],
    renamed: circuit.nets.flatMap(({ id, name }) => {
      const net = partner.get(id);
      return net && net.name !== name ? [{ net, after: name }] : [];
    }),
    isOpen: (id) =>
      id === undefined || ((pinCounts.get(id) ?? 0) < 2 && isAutomaticName((drawn.get(id) as CircuitNet).name)),
  };
}

/** A name that a net of the board has and keeps is that net's. */
function settleNames(
  partner: Map<NetId, Net>,
  {
    drawn,
    netByName,
  }: { readonly drawn: ReadonlyMap<NetId, CircuitNet>; readonly netByName: ReadonlyMap<string, Net> },
): void {
  for (;;) {
    const renamed = new Set(
      [...partner].filter(([id, { name }]) => drawn.get(id)?.name !== name).map(([, net]) => net),
    );
    const clash = [...partner].find(([id, net]) => {
      const holder = netByName.get(drawn.get(id)?.name ?? "");
      return holder !== undefined && holder !== net && !renamed.has(holder);
    });
    if (!clash) return;
    const [id] = clash;
    const holder = netByName.get(drawn.get(id)?.name ?? "");
    if (holder) partner.set(id, holder);
  }
}

/** How many pads of matched parts are on this net of the board and on that one of the schematic. */
function countShared(pairs: MatchedParts["pairs"]) {
  const counts = new Map<string, { before: NetId; after: NetId; count: number }>();
  for (const { component, footprint } of pairs) {
    const netOfPin = new Map(component.pins.flatMap(({ number, net }) => (net === undefined ? [] : [[number, net]])));
    for (const { number, net: before } of footprint.pads) {
      const after = netOfPin.get(number);
      if (before === undefined || after === undefined) continue;
      const key = JSON.stringify([before, after]);
      const entry = counts.get(key) ?? { before, after, count: 0 };
      entry.count += 1;
      counts.set(key, entry);
    }
  }
  return [...counts.values()];
}

function countPins({ components }: Circuit): ReadonlyMap<NetId, number> {
  const counts = new Map<NetId, number>();
  for (const { pins, onBoard } of components)
    if (onBoard)
      for (const net of new Set(pins.map((pin) => pin.net)))
        if (net !== undefined)
          counts.set(
            net,
            (counts.get(net) ?? 0) + new Set(pins.filter((pin) => pin.net === net).map(({ number }) => number)).size,
          );
  return counts;
}

/** A net that was renamed keeps its id, so that the id of a name may be another net's. */
function freeId(wanted: string, known: ReadonlyMap<NetId, Net>): NetId {
  let id = netId(wanted);
  for (let copy = 2; known.has(id); copy += 1) id = netId(`${wanted} ${copy}`);
  return id;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
