import { DisjointKeys } from "@tracewright/algorithms";
import { busMembers } from "@tracewright/board";
import { escapeNetName, type NetName, NetNames, pinNetName } from "./net-names.ts";
import { referenceOf } from "./reference-of.ts";
import type { SheetFile, SheetSymbol } from "./sheet-file.ts";
import type { SheetInstance } from "./sheet-hierarchy.ts";
import { groupWires, type SheetGroups, type WireGroup } from "./wire-groups.ts";

/** From KiCad 7 on a power symbol names its net by its value; before, by the name of its pin. */
const POWER_BY_VALUE_VERSION = 20_230_121;

/** What is joined in the whole hierarchy. */
export interface Connections {
  /** Groups of each instance, in the order of the instances. */
  readonly groups: readonly (readonly ConnectedGroup[])[];
  /** Names of all nets that have a pin of a part. */
  readonly netNames: readonly string[];
}

export interface ConnectedGroup {
  readonly instance: SheetInstance;
  readonly group: WireGroup;
  /** Undefined: wires without any pin of a part. */
  readonly net: string | undefined;
}

/**
 * Joins the wires of all instances by the names that reach further than a wire: labels within their sheet, global
 * labels and power symbols everywhere, hierarchical labels with the pins of the sheet symbol above, buses by member.
 */
export function connectHierarchy(
  instances: readonly SheetInstance[],
  aliases: ReadonlyMap<string, readonly string[]>,
): Connections {
  const root = instances[0]?.sheet;
  const version = root?.version ?? 0;
  const byFile = new Map<SheetFile, SheetGroups>();
  for (const { sheet } of instances) if (!byFile.has(sheet)) byFile.set(sheet, groupWires(sheet));
  const union = new DisjointKeys<string>();
  const names = new NetNames();
  const groupKey = (instance: number, group: number) => `${instance}#${group}`;

  const nameGroup = (instance: SheetInstance, key: string, group: WireGroup) => {
    for (const { scope, text } of group.labels) {
      const anchor = scope === "global" ? globalKey(text) : localKey(instance, text);
      union.join(key, anchor);
      if (scope === "hierarchical") union.join(key, portKey(instance.path, text));
      names.add(key, labelName(scope, text, instance));
    }
    for (const { sheet, name } of group.sheetPins) {
      const child = childPath(instance, sheet);
      union.join(key, portKey(child, name));
      names.add(key, {
        rank: "sheet pin",
        depth: depthOf(instance),
        name: `${instance.humanPath}${escapeNetName(name, version)}`,
      });
    }
    for (const { symbol, pin } of group.pins) {
      const power = powerName(instance.sheet, symbol, pin);
      if (power) {
        union.join(key, power.local ? localKey(instance, power.name) : globalKey(power.name));
        const name = `${power.local ? instance.humanPath : ""}${escapeNetName(power.name, version)}`;
        names.add(key, { rank: power.local ? "local label" : "power", depth: depthOf(instance), name });
      }
    }
  };

  for (const [index, instance] of instances.entries()) {
    const { groups, buses } = byFile.get(instance.sheet) ?? { groups: [], buses: [] };
    for (const [place, group] of groups.entries()) nameGroup(instance, groupKey(index, place), group);
    // A local label that has the name of a global one, or of a power symbol, on its own sheet means that net.
    for (const name of globalNamesOn(instance.sheet, groups)) union.join(localKey(instance, name), globalKey(name));
    const membersByName = buses.map(() => new Map<string, string>());
    for (const [place, bus] of buses.entries()) {
      const memberKey = (key: string) => `${index}bus${place}:${key}`;
      const byName = membersByName[place] as Map<string, string>;
      for (const { scope, text } of bus.labels)
        for (const { name, key } of busMembers(text, aliases) ?? []) {
          byName.set(unescaped(name), memberKey(key));
          const anchor = scope === "global" ? globalKey(name) : localKey(instance, name);
          union.join(memberKey(key), anchor);
          if (scope === "hierarchical") union.join(memberKey(key), portKey(instance.path, `bus ${key} of ${text}`));
          names.add(memberKey(key), labelName(scope, name, instance));
        }
      for (const { sheet, name: text } of bus.sheetPins)
        for (const { name, key } of busMembers(text, aliases) ?? []) {
          if (!byName.has(unescaped(name))) byName.set(unescaped(name), memberKey(key));
          union.join(memberKey(key), portKey(childPath(instance, sheet), `bus ${key} of ${text}`));
        }
    }
    for (const [place, group] of groups.entries())
      for (const bus of group.entersBuses)
        for (const { text } of group.labels) {
          const member = membersByName[bus]?.get(unescaped(text));
          if (member) union.join(groupKey(index, place), member);
        }
  }

  const pinsOfNet = new Map<string, number>();
  for (const [index, instance] of instances.entries())
    for (const [place, group] of (byFile.get(instance.sheet)?.groups ?? []).entries()) {
      const net = union.find(groupKey(index, place));
      for (const { symbol } of group.pins) {
        if (isPower(instance.sheet, symbol)) continue;
        const reference = referenceOf(symbol, instance, root);
        if (reference.startsWith("#")) continue;
        pinsOfNet.set(net, (pinsOfNet.get(net) ?? 0) + 1);
      }
    }
  for (const [index, instance] of instances.entries())
    for (const [place, group] of (byFile.get(instance.sheet)?.groups ?? []).entries()) {
      const key = groupKey(index, place);
      const isAlone = pinsOfNet.get(union.find(key)) === 1;
      for (const { symbol, pin } of group.pins) {
        const entry = instance.sheet.library.get(symbol.library);
        const reference = referenceOf(symbol, instance, root);
        if (entry && !reference.startsWith("#"))
          names.add(key, pinNetName(reference, { symbol, pin, entry, isAlone, version }));
      }
    }
  const nameOf = names.settle((key) => union.find(key));
  const used = new Set<string>();
  const groups = instances.map((instance, index) =>
    (byFile.get(instance.sheet)?.groups ?? []).map((group, place): ConnectedGroup => {
      const found = union.find(groupKey(index, place));
      const net = pinsOfNet.has(found) ? nameOf.get(found) : undefined;
      if (net !== undefined) used.add(net);
      return { instance, group, net };
    }),
  );
  return { groups, netNames: [...used].sort() };
}

function globalNamesOn(sheet: SheetFile, groups: readonly WireGroup[]): Set<string> {
  const names = new Set<string>();
  for (const { labels, pins } of groups) {
    for (const { scope, text } of labels) if (scope === "global") names.add(text);
    for (const { symbol, pin } of pins) {
      const power = powerName(sheet, symbol, pin);
      if (power && !power.local) names.add(power.name);
    }
  }
  return names;
}

/** Later versions write a slash in a name as an escape; a project edited over the years holds both. */
function unescaped(name: string): string {
  return name.replaceAll("{slash}", "/");
}

function globalKey(name: string): string {
  return `global:${unescaped(name)}`;
}

function localKey({ path }: SheetInstance, name: string): string {
  return `local:${path}:${unescaped(name)}`;
}

function portKey(path: string, name: string): string {
  return `port:${path}:${unescaped(name)}`;
}

function childPath(instance: SheetInstance, sheet: string): string {
  return `${instance.path === "/" ? "" : instance.path}/${sheet}`;
}

function depthOf({ path }: SheetInstance): number {
  return path === "/" ? 0 : path.split("/").length - 1;
}

function labelName(scope: "local" | "global" | "hierarchical", text: string, instance: SheetInstance): NetName {
  const depth = depthOf(instance);
  if (scope === "global") return { rank: "global label", depth, name: escapeNetName(text, instance.sheet.version) };
  const rank = scope === "local" ? "local label" : "hierarchical label";
  return { rank, depth, name: `${instance.humanPath}${escapeNetName(text, instance.sheet.version)}` };
}

export function isPower(sheet: SheetFile, symbol: SheetSymbol): boolean {
  return sheet.library.get(symbol.library)?.symbol.power ?? false;
}

/** Power symbols, and hidden power inputs of any part, join their net by name alone. */
function powerName(
  sheet: SheetFile,
  symbol: SheetSymbol,
  pin: { readonly name: string; readonly electricalType: string; readonly hidden: boolean },
): { name: string; local: boolean } | undefined {
  if (pin.electricalType !== "power-in") return undefined;
  const entry = sheet.library.get(symbol.library);
  if (entry?.symbol.power) {
    const name = sheet.version >= POWER_BY_VALUE_VERSION ? (symbol.properties.Value ?? pin.name) : pin.name;
    return name === "" ? undefined : { name, local: entry.localPower };
  }
  return pin.hidden && pin.name !== "" ? { name: pin.name, local: false } : undefined;
}
