import { pointToShape, shapeToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Anchor, Terminal } from "../problem.ts";

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

/** Joins what already touches, as KiCad sees it, and makes each joined piece that holds a pad a terminal. */
export function collectTerminals(conductors: readonly Conductor[], wanted: (net: number) => boolean): Terminal[] {
  const byNet = new Map<number, Conductor[]>();
  for (const conductor of conductors) {
    if (conductor.net < 0) continue;
    const list = byNet.get(conductor.net);
    if (list) list.push(conductor);
    else byNet.set(conductor.net, [conductor]);
  }
  const terminals: Terminal[] = [];
  for (const [net, members] of [...byNet].sort((a, b) => a[0] - b[0])) {
    if (!wanted(net)) continue;
    const clusters = cluster(members).filter((group) => group.some((member) => member.kind === "pad"));
    if (clusters.length < 2) continue;
    for (const group of clusters) {
      const pad = group.find((member) => member.kind === "pad")!;
      terminals.push({ net, anchors: group.flatMap(anchorsOf), label: pad.label, item: pad.item });
    }
  }
  return terminals;
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

/** A pour offers no place to end on: it is refilled around whatever is routed. */
function anchorsOf(conductor: Conductor): Anchor[] {
  return conductor.ends.map(({ x, y }) => ({
    x,
    y,
    layers: conductor.layers,
    shapes: conductor.kind === "track" ? [] : conductor.shapes,
    axis: conductor.axis,
  }));
}
