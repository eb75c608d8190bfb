import { type Board, type NetId, readNets } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { NetLength } from "./net-length.ts";

/** `pair`: a differential pair. `bus`: one name with running numbers. `class`: a net class. */
export type LengthGroupKind = "pair" | "bus" | "class";

export interface LengthGroup {
  readonly kind: LengthGroupKind;
  readonly name: string;
  /** In the board's order. */
  readonly nets: readonly NetId[];
  /** All track of its nets. */
  readonly length: Nm;
  readonly vias: number;
  /** Connections of its nets that are still open. */
  readonly open: number;
  /**
   * The shortest and the longest of its nets; absent while any is open. From pad to pad with the height of vias where
   * every net has two pads, else all track of each.
   */
  readonly range?: LengthRange;
}

export interface LengthRange {
  readonly basis: "pad-to-pad" | "all-track";
  readonly shortest: Nm;
  readonly longest: Nm;
  /** The longest less the shortest. */
  readonly skew: Nm;
}

/** A bus has at least this many numbers. */
const MIN_NUMBERS = 3;

/** Names that programs make up by running numbers: they mean nothing. */
const MADE_UP = /^(?:.*\/)?(?:N\$|NET|Net-?|N-?|NetName|\$)$/i;

/** The groups that length is matched within; a net may be of several. */
export function findLengthGroups(board: Board, nets: readonly NetLength[]): LengthGroup[] {
  const byId = new Map(nets.map((net) => [net.net, net]));
  const sides = new Map(readNets(board).flatMap(({ net, pair }) => (pair ? [[net, pair] as const] : [])));
  const pairs: LengthGroup[] = [];
  const buses = new Map<string, { numbers: Set<string>; members: NetLength[] }>();
  const classes = new Map<string, NetLength[]>();
  const paired = new Set<NetId>();
  for (const net of nets) {
    const side = sides.get(net.net);
    const partner = side && byId.get(side.partner);
    if (partner && !paired.has(partner.net)) {
      paired.add(net.net);
      pairs.push(groupOf("pair", side.name, [net, partner]));
    }
    const numbered = numberOfBus(partner ? side.name : net.name);
    if (numbered) {
      const bus = buses.get(numbered.name) ?? { numbers: new Set(), members: [] };
      bus.numbers.add(numbered.number);
      bus.members.push(net);
      buses.set(numbered.name, bus);
    }
    const members = classes.get(net.netClass) ?? [];
    members.push(net);
    classes.set(net.netClass, members);
  }
  return [
    ...pairs,
    ...[...buses].flatMap(([name, { numbers, members }]) =>
      numbers.size >= MIN_NUMBERS ? [groupOf("bus", name, members)] : [],
    ),
    ...[...classes].map(([name, members]) => groupOf("class", name, members)),
  ];
}

function groupOf(kind: LengthGroupKind, name: string, members: readonly NetLength[]): LengthGroup {
  const sum = (count: (net: NetLength) => number): number => members.reduce((total, net) => total + count(net), 0);
  const open = sum((net) => net.open);
  return {
    kind,
    name,
    nets: members.map(({ net }) => net),
    length: sum(({ length }) => length),
    vias: sum(({ vias }) => vias),
    open,
    ...(open === 0 && { range: rangeOf(members) }),
  };
}

function rangeOf(members: readonly NetLength[]): LengthRange {
  const ways = members.flatMap(({ padToPad }) => (padToPad ? [padToPad.length + padToPad.viaHeight] : []));
  const isWhole = ways.length === members.length;
  const lengths = isWhole ? ways : members.map(({ length }) => length);
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const length of lengths) {
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  }
  return { basis: isWhole ? "pad-to-pad" : "all-track", shortest, longest, skew: longest - shortest };
}

/** "D" and "7" of D7. */
function numberOfBus(name: string): { name: string; number: string } | undefined {
  const [, stem = "", number = ""] = /^(.*\D)(\d+)$/s.exec(name) ?? [];
  return stem === "" || stem.endsWith("/") || MADE_UP.test(stem) ? undefined : { name: stem, number };
}
