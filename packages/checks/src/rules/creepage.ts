import { type Board, boardOutline, type ItemId, itemId, type NetId, padHole, type RuleItem } from "@tracewright/board";
import { boxDistance, type Nm, type Point, type Polygon, solidPolygons } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { CopperCollector } from "../copper/collect-copper.ts";
import { copperOn } from "../copper/copper-item.ts";
import { type CopperLine, CopperLines, linesOf } from "../creepage/copper-lines.ts";
import { type SurfacePath, shortestPath } from "../creepage/shortest-path.ts";
import { pointAt, Surface } from "../creepage/surface.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, netName, sayRule } from "../findings/names.ts";

type Asked = Pick<CopperContext, "zones" | "bits" | "book"> & { readonly now: Board };

/** Round holes become corners within this of their edge: the way round one is that much shorter at most. */
const HOLE_ERROR: Nm = 1_000;

interface NetOnLayer {
  readonly net: NetId | undefined;
  readonly copper: CopperLines<ItemId>;
  /** What rules are asked about: they are about nets, as in KiCad. */
  readonly item: RuleItem;
}

/**
 * Distances along the surface of the board that custom rules ask between the copper of two nets: creepage (KiCad 9). The
 * path goes round cut-outs, slots and unplated holes, on one layer. One finding for each pair of nets and layer.
 */
export function judgeCreepage(context: Asked, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { now: board, bits, book } = context;
  if (!book.limits("creepage") || !sink.wants("creepage")) return;
  const farthest = book.farthest("creepage");
  if (farthest <= 0) return;
  const surface = surfaceOf(board);
  for (const [layer, nets] of netsByLayer(context)) {
    for (const [index, a] of nets.entries())
      for (const b of nets.slice(index + 1)) {
        if (!a.copper.box || !b.copper.box || boxDistance(a.copper.box, b.copper.box) >= farthest) continue;
        const limit = book.limit("creepage", { a: a.item, b: b.item, layer });
        if (limit?.min === undefined || limit.min <= 0) continue;
        const path = shortestPath(surface, [a.copper, b.copper], limit.min);
        const actual = path && Math.round(path.distance);
        // Copper of two nets that touches is a short, which other rules find.
        if (!path || actual === undefined || actual === 0 || actual >= limit.min) continue;
        if (only && !path.owners.some((owner) => only.has(owner))) continue;
        const name = bits.nameOf(layer);
        sink.add({
          rule: "creepage",
          message: `${netName(board, a.net)} to ${netName(board, b.net)}${name ? ` on ${name}` : ""}: ${mm(actual)} along the surface, ${sayRule(limit.min, limit.rule)}`,
          items: path.owners,
          nets: [a.net, b.net].filter((net) => net !== undefined),
          position: middleOf(path),
          ends: [rounded(path.points[0]!), rounded(path.points.at(-1)!)],
          path: path.points.map(rounded),
          ...(name ? { layer: name } : {}),
          actual,
          required: limit.min,
          by: limit.rule,
        });
      }
  }
}

function surfaceOf(board: Board): Surface {
  const outline = boardOutline(board);
  // A faulty outline is a finding of its own; what could be closed of it still bounds the surface.
  const holes = board.footprints.flatMap((footprint) =>
    footprint.pads.flatMap((pad): Polygon[] => {
      const hole = pad.kind === "npth" ? padHole(footprint, pad) : undefined;
      return hole ? solidPolygons(hole, { maxError: HOLE_ERROR }) : [];
    }),
  );
  return new Surface(outline.areas, holes, board.rules.minGrooveWidth ?? 0);
}

function netsByLayer({ now: board, zones, bits }: Asked): Map<number, NetOnLayer[]> {
  const lines = new Map<number, Map<NetId | undefined, CopperLine<ItemId>[]>>();
  const add = (layer: number, net: NetId | undefined, more: readonly CopperLine<ItemId>[]): void => {
    const nets = lines.get(layer) ?? new Map<NetId | undefined, CopperLine<ItemId>[]>();
    lines.set(layer, nets);
    const known = nets.get(net);
    if (known) for (const line of more) known.push(line);
    else nets.set(net, [...more]);
  };
  for (const item of new CopperCollector(board).collect())
    for (let rest = item.reach; rest !== 0; rest &= rest - 1) {
      const layer = rest & -rest;
      const solids = copperOn(item, layer);
      if (solids.length > 0)
        add(
          layer,
          item.net,
          solids.flatMap((solid) => linesOf(solid, item.id)),
        );
    }
  for (const { zone, net, layer, islands } of zones)
    for (const { polygon, rim } of islands)
      add(layer, net, linesOf({ kind: "polygon", polygon, radius: rim }, zone.id));
  return new Map(
    [...lines]
      .toSorted(([a], [b]) => a - b)
      .filter(([layer]) => bits.nameOf(layer) !== undefined)
      .map(([layer, nets]) => [
        layer,
        [...nets].map(([net, ofNet]): NetOnLayer => {
          const item: RuleItem = {
            kind: "track",
            id: itemId(`net ${net ?? ""}`),
            reach: layer,
            solids: [],
            ...(net !== undefined && { net }),
          };
          return { net, copper: new CopperLines(ofNet), item };
        }),
      ]),
  );
}

/** Halfway along the path. */
function middleOf({ points, distance }: SurfacePath<ItemId>): Point {
  let rest = distance / 2;
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index]!;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (rest <= length && length > 0) return rounded(pointAt(start, end, rest / length));
    rest -= length;
  }
  return rounded(points[0]!);
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
