import { DisjointKeys } from "@tracewright/algorithms";
import { busMembers, type Circuit, type NetId, type Sheet } from "@tracewright/board";
import type { GraphDriver, GraphLabel, GraphPin, GraphSheetPin } from "./graph-item.ts";
import { joinSheet } from "./join-sheet.ts";
import { listSheetItems, type SheetItems } from "./sheet-items.ts";
import {
  DRIVER_RANK,
  type GraphNet,
  nameOfDriver,
  plainName,
  rankOfDriver,
  type SheetPiece,
  type Subnet,
} from "./subnet.ts";

/** How the items of a whole schematic are joined. */
export interface ConnectionGraph {
  readonly sheets: readonly SheetItems[];
  /** Nets and buses, sheet by sheet. */
  readonly subnets: readonly Subnet[];
  /** Without buses. */
  readonly nets: readonly GraphNet[];
  readonly netOf: (subnet: Subnet) => GraphNet | undefined;
  /** Names of the nets that a bus stands for; empty: nothing names it. */
  readonly membersOf: (bus: Subnet) => ReadonlySet<string>;
  readonly busOf: (line: { readonly id: string; readonly sheet: Sheet }) => Subnet | undefined;
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** Drawn by a program without KiCad's flags for supplies from outside. */
  readonly isForeign: boolean;
}

/**
 * Joins the items of all sheets as KiCad does: what touches; on one sheet what has the same name; global labels and power
 * symbols everywhere; hierarchical labels with the pins of the sheet symbol above; the members of buses.
 */
export function connectCircuit(circuit: Circuit): ConnectionGraph {
  const sheets = listSheetItems(circuit);
  const aliases = new Map(circuit.sheets.flatMap(({ busAliases }) => Object.entries(busAliases ?? {})));
  const subnets = sheets.flatMap((items) => joinByName(items.sheet, joinSheet(items)));
  const busByLine = new Map<string, Subnet>();
  for (const subnet of subnets)
    for (const item of subnet.items) if (item.kind === "bus") busByLine.set(`${subnet.sheet.id} ${item.id}`, subnet);
  const busOf = ({ id, sheet }: { readonly id: string; readonly sheet: Sheet }) => busByLine.get(`${sheet.id} ${id}`);
  const members = new Map<Subnet, Map<string, string>>();
  const keyOf = new Map(subnets.map((subnet, index) => [subnet, `subnet ${index}`]));
  const union = new DisjointKeys<string>();
  for (const subnet of subnets) {
    const key = keyOf.get(subnet) ?? "";
    if (subnet.isBus) members.set(subnet, joinMembers(union, { subnet, key, aliases }));
    else for (const item of subnet.items) for (const anchor of anchorsOf(item as GraphDriver)) union.join(key, anchor);
  }
  for (const subnet of subnets)
    for (const bus of subnet.entersBuses) {
      const found = busOf(bus);
      for (const driver of subnet.drivers) {
        const member = found && members.get(found)?.get(nameOfDriver(driver));
        if (member !== undefined) union.join(keyOf.get(subnet) ?? "", member);
      }
    }
  const nets = gatherNets(circuit, { subnets, rootOf: (subnet) => union.find(keyOf.get(subnet) ?? "") });
  const netOf = new Map(nets.flatMap((net) => net.subnets.map((subnet) => [subnet, net] as const)));
  return {
    sheets,
    subnets,
    nets,
    netOf: (subnet) => netOf.get(subnet),
    membersOf: (bus) => new Set(members.get(bus)?.keys()),
    busOf,
    aliases,
    isForeign: sheets.every(({ version }) => version === 0),
  };
}

/** What has a name of a designer joins what has the same name on its sheet. */
function joinByName(sheet: Sheet, pieces: readonly SheetPiece[]): Subnet[] {
  const union = new DisjointKeys<string>();
  const strong = pieces.map((piece) =>
    driversOf(piece).filter((driver) => rankOfDriver(driver) >= DRIVER_RANK.hierarchical),
  );
  for (const [index, drivers] of strong.entries()) {
    union.find(`piece ${index}`);
    const kind = pieces[index]?.isBus ? "bus" : "net";
    for (const driver of drivers) union.join(`piece ${index}`, `${kind} ${nameOfDriver(driver)}`);
  }
  const joined = new Map<string, SheetPiece[]>();
  for (const [index, piece] of pieces.entries()) {
    const root = union.find(`piece ${index}`);
    const known = joined.get(root);
    if (known) known.push(piece);
    else joined.set(root, [piece]);
  }
  return [...joined.values()].map((group): Subnet => {
    const all = group.flatMap(driversOf);
    const best = Math.max(0, ...all.map(rankOfDriver));
    const drivers = all
      .filter((driver) => best < DRIVER_RANK.hierarchical || rankOfDriver(driver) >= DRIVER_RANK.hierarchical)
      .sort((a, b) => rankOfDriver(b) - rankOfDriver(a) || order(nameOfDriver(a), nameOfDriver(b)));
    const noConnect = group.find((piece) => piece.noConnect)?.noConnect;
    return {
      sheet,
      isBus: group[0]?.isBus ?? false,
      items: group.flatMap(({ items }) => items),
      drivers,
      ...(noConnect && { noConnect }),
      entersBuses: group.flatMap(({ entersBuses }) => entersBuses),
      pieces: group,
    };
  });
}

/** Parts that are not numbered yet name no net. */
function driversOf({ items }: SheetPiece): GraphDriver[] {
  return items.filter(
    (item): item is GraphDriver =>
      item.kind === "label" ||
      item.kind === "sheet-pin" ||
      (item.kind === "pin" && (item.power !== undefined || /\d$/.test(item.reference))),
  );
}

/** What joins it beyond its wires, as keys that are equal where two are joined. */
function anchorsOf(item: GraphDriver): string[] {
  switch (item.kind) {
    case "label":
      return anchorsOfName(item, plainName(item.text));
    case "sheet-pin":
      return [portKey(item.entry.child ?? `${item.sheet.id} ${item.entry.id}`, plainName(item.text))];
    case "pin":
      if (!item.power) return [];
      return item.power.local ? [localKey(item.sheet, item.power.name)] : [`global ${plainName(item.power.name)}`];
    default:
      return [];
  }
}

function anchorsOfName({ scope, sheet }: Pick<GraphLabel, "scope" | "sheet">, name: string): string[] {
  if (scope === "global") return [`global ${name}`];
  return scope === "hierarchical" ? [localKey(sheet, name), portKey(sheet.id, name)] : [localKey(sheet, name)];
}

function localKey({ id }: Sheet, name: string): string {
  return `local ${id} ${name}`;
}

function portKey(child: string, name: string): string {
  return `port ${child} ${name}`;
}

interface BusToJoin {
  readonly subnet: Subnet;
  readonly key: string;
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

/** Joins each member with what has its name, and gives the key of each by its name. */
function joinMembers(union: DisjointKeys<string>, { subnet, key, aliases }: BusToJoin): Map<string, string> {
  const byName = new Map<string, string>();
  const sources = subnet.items.filter(
    (item): item is GraphLabel | GraphSheetPin => item.kind === "label" || item.kind === "sheet-pin",
  );
  for (const source of sources)
    for (const member of busMembers(source.text, aliases) ?? []) {
      const name = plainName(member.name);
      const memberKey = `${key} member ${member.key}`;
      if (source.kind === "label" || !byName.has(name)) byName.set(name, memberKey);
      const port = `bus ${member.key} of ${source.text}`;
      if (source.kind === "sheet-pin")
        union.join(memberKey, portKey(source.entry.child ?? `${source.sheet.id} ${source.entry.id}`, port));
      else {
        union.join(memberKey, source.scope === "global" ? `global ${name}` : localKey(source.sheet, name));
        if (source.scope === "hierarchical") union.join(memberKey, portKey(source.sheet.id, port));
      }
    }
  return byName;
}

function gatherNets(
  circuit: Circuit,
  { subnets, rootOf }: { readonly subnets: readonly Subnet[]; readonly rootOf: (subnet: Subnet) => string },
): GraphNet[] {
  const names = new Map<NetId, string>(circuit.nets.map(({ id, name }) => [id, name]));
  const byRoot = new Map<string, Subnet[]>();
  for (const subnet of subnets) {
    if (subnet.isBus) continue;
    const root = rootOf(subnet);
    const known = byRoot.get(root);
    if (known) known.push(subnet);
    else byRoot.set(root, [subnet]);
  }
  return [...byRoot.values()].map((joined): GraphNet => {
    const pins = joined.flatMap(({ items }) => items.filter((item): item is GraphPin => item.kind === "pin"));
    const id = netIdOf(pins);
    const drivers = joined.flatMap((subnet) => subnet.drivers.slice(0, 1));
    const [best] = drivers.sort((a, b) => rankOfDriver(b) - rankOfDriver(a));
    const name = (id && names.get(id)) ?? (best ? nameOfDriver(best) : "");
    return { name, ...(id && { id }), subnets: joined, pins };
  });
}

/** The net that the circuit gives a pin of it. A pin that stands on several units may be elsewhere on one of them. */
function netIdOf(pins: readonly GraphPin[]): NetId | undefined {
  const counts = new Map<NetId, number>();
  for (const { component, pin } of pins) {
    const net = component?.pins.find(({ number }) => number === pin.number)?.net;
    if (net !== undefined) counts.set(net, (counts.get(net) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0];
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
