/** Reads a Specctra session, as much of it as a router says of wires and vias. */
import type { Nm, Point } from "@tracewright/geometry";

export interface SessionWire {
  readonly layer: string;
  readonly width: Nm;
  readonly points: readonly Point[];
}

export interface SessionVia {
  readonly position: Point;
  readonly diameter: Nm;
  readonly drill: Nm;
}

export interface SessionNet {
  readonly name: string;
  readonly wires: readonly SessionWire[];
  readonly vias: readonly SessionVia[];
}

type Node = string | readonly Node[];

/** Nanometres in the units that a resolution may be stated in. */
const UNITS: Readonly<Record<string, number>> = { um: 1_000, mm: 1e6, cm: 1e7, mil: 25_400, inch: 25.4e6 };

/** The nets of `(routes (network_out …))`; throws where the text is no session or says what we cannot place. */
export function readSession(text: string): SessionNet[] {
  const routes = child(parse(text), "routes");
  const [, unit, parts] = child(routes, "resolution");
  const scale = (UNITS[word(unit)] ?? Number.NaN) / Number(word(parts));
  if (!(scale > 0)) throw new Error(`the session states no resolution that we know: ${word(unit)} ${word(parts)}`);
  const place = (x: Node | undefined, y: Node | undefined): Point => ({
    x: Math.round(Number(word(x)) * scale),
    y: Math.round(-Number(word(y)) * scale),
  });
  return children(child(routes, "network_out"), "net").map((net) => ({
    name: word(net[1]),
    wires: children(net, "wire").map((wire) => {
      const [, layer, width, ...coordinates] = child(wire, "path");
      const points = Array.from({ length: coordinates.length >> 1 }, (_, index) =>
        place(coordinates[2 * index], coordinates[2 * index + 1]),
      );
      return { layer: word(layer), width: Math.round(Number(word(width)) * scale), points };
    }),
    vias: children(net, "via").map(([, padstack, x, y]) => ({ position: place(x, y), ...viaSize(word(padstack)) })),
  }));
}

/** KiCad calls its via padstacks by their size in micrometres: `Via[0-1]_800:400_um`. */
function viaSize(padstack: string): { readonly diameter: Nm; readonly drill: Nm } {
  const [, diameter, drill] = /_([\d.]+):([\d.]+)_um$/.exec(padstack) ?? [];
  if (diameter === undefined || drill === undefined) throw new Error(`the via ${padstack} does not tell its size`);
  return { diameter: Math.round(Number(diameter) * 1_000), drill: Math.round(Number(drill) * 1_000) };
}

/** Brackets to lists. The quote character may declare itself, bare, in `(string_quote ")`. */
function parse(text: string): readonly Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  const tokens = text.replace(/\(\s*string_quote\s+"\s*\)/g, "").matchAll(/"([^"]*)"|([()])|([^\s()"]+)/g);
  for (const [, quoted, bracket, bare] of tokens) {
    const list = open.at(-1);
    if (!list) throw new Error("the session closes more brackets than it opens");
    if (bracket === "(") {
      const inner: Node[] = [];
      list.push(inner);
      open.push(inner);
    } else if (bracket === ")") open.pop();
    else list.push(quoted ?? bare ?? "");
  }
  if (open.length !== 1) throw new Error("the session ends in the middle of a bracket");
  return children([...root], "session")[0] ?? fail("this is no session");
}

function children(node: readonly Node[], name: string): (readonly Node[])[] {
  return node.filter((item): item is readonly Node[] => typeof item !== "string" && item[0] === name);
}

function child(node: readonly Node[], name: string): readonly Node[] {
  return children(node, name)[0] ?? fail(`the session has no (${name} …) where one belongs`);
}

function word(node: Node | undefined): string {
  return typeof node === "string" ? node : fail("the session has a bracket where a word belongs");
}

function fail(message: string): never {
  throw new Error(message);
}
