import { type Circuit, type Component, canonicalJson, isAlike } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import type { BlockDocument } from "../records/block-document.ts";
import { type BlockDifference, PARAMETER_FIELDS, PORT_FIELDS } from "./block-difference.ts";
import { diffLayouts } from "./diff-layouts.ts";

/**
 * What a later version of a block changes: parts, connections, ports, parameters, layout; sorted, and empty for versions
 * that put the same onto a board. Parts are paired by reference, ports and parameters by key, nets by their pins.
 */
export function diffBlocks(from: BlockDocument, to: BlockDocument): BlockDifference[] {
  return [
    ...diffParts(from, to),
    ...diffNets(from.circuit, to.circuit),
    ...diffPorts(from, to),
    ...diffParameters(from, to),
    ...diffLayouts(from, to),
  ];
}

function diffParts(from: BlockDocument, to: BlockDocument): BlockDifference[] {
  const [before, after] = [from, to].map(({ circuit }) => byReference(circuit)) as [Parts, Parts];
  const numbers = [from, to].map(defaultNumbers) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  return unionOf(before, after).flatMap((part): BlockDifference[] => {
    const [old, now] = [before.get(part), after.get(part)];
    if (!old || !now)
      return now
        ? [{ kind: "part-added", part, value: now.value, footprint: now.footprint }]
        : [{ kind: "part-removed", part, value: old?.value ?? "" }];
    return [
      ...changed({ kind: "part-value", part }, old.value, now.value),
      ...changed({ kind: "part-footprint", part }, old.footprint, now.footprint),
      ...changed({ kind: "part-number", part }, numbers[0].get(part), numbers[1].get(part)),
      ...(old.doNotPopulate === now.doNotPopulate
        ? []
        : [{ kind: "part-fitted", part, isFitted: !now.doNotPopulate } as const]),
    ];
  });
}

type Parts = ReadonlyMap<string, Component>;

function byReference({ components }: Circuit): Parts {
  return new Map(components.map((component) => [component.reference, component]));
}

function defaultNumbers({ materials }: BlockDocument): ReadonlyMap<string, string> {
  return new Map(
    materials.flatMap(({ part, mpn, isDefault }) => (isDefault && mpn !== undefined ? [[part, mpn] as const] : [])),
  );
}

/** A net that kept its pins was renamed at most; other pins are named one by one. */
function diffNets(from: Circuit, to: Circuit): BlockDifference[] {
  const [before, after] = [pinsByNet(from), pinsByNet(to)];
  const renamed = new Map<string, string>();
  const oldByPins = new Map([...before].map(([name, pins]) => [pins.join(" "), name]));
  for (const [name, pins] of after) {
    const old = oldByPins.get(pins.join(" "));
    if (old !== undefined && old !== name && !after.has(old) && !before.has(name)) renamed.set(old, name);
  }
  const isNew = new Set(renamed.values());
  return [
    ...[...after.keys()].filter((net) => !before.has(net) && !isNew.has(net)).map(named("net-added")),
    ...[...before.keys()].filter((net) => !after.has(net) && !renamed.has(net)).map(named("net-removed")),
    ...[...renamed].map(([old, now]): BlockDifference => ({ kind: "net-renamed", before: old, after: now })),
    ...diffPins(from, to, renamed),
  ];
}

const named =
  <Kind extends "net-added" | "net-removed">(kind: Kind) =>
  (net: string): BlockDifference => ({ kind, net });

/** Pins of parts that both versions have. */
function diffPins(from: Circuit, to: Circuit, renamed: ReadonlyMap<string, string>): BlockDifference[] {
  const [before, after] = [byReference(from), byReference(to)];
  const [namesBefore, namesAfter] = [namesOf(from), namesOf(to)];
  return unionOf(before, after).flatMap((part) => {
    const [old, now] = [before.get(part), after.get(part)];
    if (!old || !now) return [];
    const was = new Map(old.pins.map(({ number, net }) => [number, net && namesBefore.get(net)]));
    const is = new Map(now.pins.map(({ number, net }) => [number, net && namesAfter.get(net)]));
    return unionOf(was, is).flatMap((pin) => {
      const net = was.get(pin);
      const kept = net === undefined ? undefined : (renamed.get(net) ?? net);
      return kept === is.get(pin) ? [] : changed({ kind: "pin", part, pin }, net, is.get(pin));
    });
  });
}

function pinsByNet(circuit: Circuit): Map<string, string[]> {
  const names = namesOf(circuit);
  const pins = new Map<string, string[]>();
  for (const { reference, pins: own } of circuit.components)
    for (const { number, net } of own) {
      const name = net && names.get(net);
      if (name !== undefined) pins.set(name, [...(pins.get(name) ?? []), `${reference}.${number}`]);
    }
  return new Map([...pins].sort(([a], [b]) => compareNaturally(a, b)).map(([name, own]) => [name, own.sort()]));
}

function namesOf({ nets }: Circuit): ReadonlyMap<string, string> {
  return new Map(nets.map(({ id, name }) => [id, name]));
}

function diffPorts({ ports: from }: BlockDocument, { ports: to }: BlockDocument): BlockDifference[] {
  const [before, after] = [from, to].map((ports) => new Map(ports.map((port) => [port.key, port])));
  if (!before || !after) return [];
  return unionOf(before, after).flatMap((key): BlockDifference[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (!old || !now) return [{ kind: now ? "port-added" : "port-removed", port: (now ?? old)?.name ?? key }];
    return PORT_FIELDS.flatMap((field) =>
      changed({ kind: "port", port: now.name, field }, wordOf(old[field]), wordOf(now[field])),
    );
  });
}

function diffParameters({ parameters: from }: BlockDocument, { parameters: to }: BlockDocument): BlockDifference[] {
  const [before, after] = [from, to].map((parameters) => new Map(parameters.map((one) => [one.key, one])));
  if (!before || !after) return [];
  return unionOf(before, after).flatMap((key): BlockDifference[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (!old || !now)
      return [{ kind: now ? "parameter-added" : "parameter-removed", parameter: (now ?? old)?.name ?? key }];
    return PARAMETER_FIELDS.flatMap((field) =>
      changed({ kind: "parameter", parameter: now.name, field }, wordOf(old[field]), wordOf(now[field])),
    );
  });
}

/** Texts and numbers as they are, spans as "min … max", other records as their JSON. */
function wordOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  if (isSpan(value)) {
    const { nominal, min, max } = value;
    const range = min === undefined && max === undefined ? undefined : `${min ?? ""} … ${max ?? ""}`.trim();
    return [nominal, range && (nominal === undefined ? range : `(${range})`)]
      .filter((one) => one !== undefined)
      .join(" ");
  }
  return canonicalJson(value);
}

function isSpan(value: unknown): value is { nominal?: number; min?: number; max?: number } {
  const members = ["nominal", "min", "max", "isSource"];
  return typeof value === "object" && value !== null && Object.keys(value).every((key) => members.includes(key));
}

function changed<Of extends { readonly kind: BlockDifference["kind"] }>(
  of: Of,
  before: string | undefined,
  after: string | undefined,
): BlockDifference[] {
  if (isAlike(before, after)) return [];
  return [
    {
      ...of,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    } as unknown as BlockDifference,
  ];
}

function unionOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareNaturally);
}
