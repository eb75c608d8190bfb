import { pointToShape, shapeToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Anchor, FillArea, Terminal } from "../problem.ts";

/** A piece of pour without pads that is smaller than this, in square nanometres, is nothing to aim at: it leads nowhere. */
const LEAST_BARE_AREA = 10e12;
/** How deep in a pour an end has to lie: clear of its rim, which moves when the pour is filled anew. */
const LANDING_MARGIN = 150_000;

/** A piece of copper that belongs to a net before routing. */
export interface Conductor {
  readonly kind: "pad" | "track" | "via" | "fill";
  readonly net: number;
  readonly layers: number;
  readonly shapes: readonly Shape[];
  /** Where tracks may end: the pad's anchor, both ends of a track, the via's centre. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  readonly axis: number;
  readonly label: string;
  readonly item: string;
}

/** What of a board is to be joined. */
export interface Wanted {
  readonly isRouted: (net: number) => boolean;
  /** Pads and ends elsewhere are nothing to join; copper is copper wherever it lies. */
  readonly isWithin: (point: { readonly x: number; readonly y: number }) => boolean;
}

export interface CollectedCopper {
  readonly terminals: readonly Terminal[];
  readonly areas: readonly FillArea[];
}

/**
 * Joins what already touches, as KiCad sees it, and makes each joined piece that holds a pad a terminal. Pours become
 * areas in which ways may end: those of a terminal, and those that no pad hangs on yet.
 */
export function collectTerminals(conductors: readonly Conductor[], { isRouted, isWithin }: Wanted): CollectedCopper {
  const byNet = new Map<number, Conductor[]>();
  for (const conductor of conductors) {
    if (conductor.net < 0) continue;
    const list = byNet.get(conductor.net);
    if (list) list.push(conductor);
    else byNet.set(conductor.net, [conductor]);
  }
  const terminals: Terminal[] = [];
  const areas: FillArea[] = [];
  for (const [net, members] of [...byNet].sort((a, b) => a[0] - b[0])) {
    if (!isRouted(net)) continue;
    const clusters = cluster(members);
    const isOpenPad = (member: Conductor): boolean => isPad(member) && member.ends.some(isWithin);
    if (clusters.filter((group) => group.some(isOpenPad)).length < 2) continue;
    for (const group of clusters) {
      const pad = group.find(isOpenPad);
      const isWorthReaching = pad !== undefined || areaOf(group) >= LEAST_BARE_AREA;
      if (isWorthReaching) areas.push(...areasOf(group, net, pad ? terminals.length : -1));
      if (pad)
        terminals.push({ net, anchors: group.flatMap(anchorsOf).filter(isWithin), label: pad.label, item: pad.item });
    }
  }
  return { terminals, areas };
}

function isPad({ kind }: Conductor): boolean {
  return kind === "pad";
}

/** Of the group's pours together, rims aside. */
function areaOf(group: readonly Conductor[]): number {
  let area = 0;
  for (const { kind, shapes } of group) if (kind === "fill") for (const shape of shapes) area += filledArea(shape);
  return area;
}

/** Outer ring less holes, which run the other way round or not: the largest ring is the outer one. */
function filledArea({ points, ringEnds }: Shape): number {
  let start = 0;
  let largest = 0;
  let sum = 0;
  for (const end of ringEnds) {
    let twice = 0;
    for (let i = start, j = end - 1; i < end; j = i++)
      twice += points[2 * j]! * points[2 * i + 1]! - points[2 * i]! * points[2 * j + 1]!;
    const ring = Math.abs(twice) / 2;
    largest = Math.max(largest, ring);
    sum += ring;
    start = end;
  }
  return 2 * largest - sum;
}

/** The group's pours, one area for each set of layers. */
function areasOf(group: readonly Conductor[], net: number, terminal: number): FillArea[] {
  const fills = Map.groupBy(
    group.filter(({ kind }) => kind === "fill"),
    ({ layers }) => layers,
  );
  return [...fills].map(([layers, pieces]) => ({
    net,
    terminal,
    layers,
    shapes: pieces.flatMap(({ shapes }) => shapes),
    margin: LANDING_MARGIN,
  }));
}

function cluster(members: readonly Conductor[]): Conductor[][] {
  const parent = members.map((_, index) => index);
  const find = (index: number): number => {
    while (parent[index] !== index) {
      parent[index] = parent[parent[index]!]!;
      index = parent[index]!;
    }
    return index;
  };
  for (let i = 0; i < members.length; i++)
    for (let j = i + 1; j < members.length; j++) {
      if (find(i) === find(j) || !touch(members[i]!, members[j]!)) continue;
      parent[Math.max(find(i), find(j))] = Math.min(find(i), find(j));
    }
  const groups = new Map<number, Conductor[]>();
  members.forEach((member, index) => {
    const root = find(index);
    const group = groups.get(root);
    if (group) group.push(member);
    else groups.set(root, [member]);
  });
  return [...groups.values()];
}

/** Tracks and vias join where one's end lies on the other; pads and pours wherever their copper meets. */
function touch(a: Conductor, b: Conductor): boolean {
  // One pad may appear once for each of its shapes.
  if (a.kind === "pad" && b.kind === "pad" && a.item === b.item) return true;
  if (!(a.layers & b.layers) || !a.shapes.some((s) => b.shapes.some((t) => boxesMeet(s, t)))) return false;
  const line = (conductor: Conductor): boolean => conductor.kind === "track" || conductor.kind === "via";
  if (line(a) || line(b)) return (line(a) && endsOn(a, b)) || (line(b) && endsOn(b, a));
  return a.shapes.some((s) => b.shapes.some((t) => boxesMeet(s, t) && shapeToShape(s, t) <= 0));
}

function endsOn(a: Conductor, b: Conductor): boolean {
  return a.ends.some((end) => b.shapes.some((shape) => pointToShape(shape, end.x, end.y) <= 0));
}

function boxesMeet(a: Shape, b: Shape): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Places to end on exactly; what a pour offers instead are areas. */
function anchorsOf(conductor: Conductor): Anchor[] {
  return conductor.ends.map(({ x, y }) => ({
    x,
    y,
    layers: conductor.layers,
    shapes: conductor.kind === "track" ? [] : conductor.shapes,
    axis: conductor.axis,
  }));
}
