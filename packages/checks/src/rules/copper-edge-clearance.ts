import { type Board, edgesOf, type ItemId, padLayers, type RuleSubjects } from "@tracewright/board";
import {
  type Box,
  BoxIndex,
  growBox,
  type Nm,
  type Point,
  placePoint,
  ringStroke,
  type Solid,
  solidBox,
} from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn, someLayer } from "../copper/copper-item.ts";
import { findTooNear, type Nearness } from "../copper/nearness.ts";
import { type Required, TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";

/** One line of the board's edge as drawn. */
export interface Edge {
  readonly id: ItemId;
  readonly layer: "Edge.Cuts" | "Margin";
  readonly solids: readonly Solid[];
}

/**
 * Edges of a board as drawn, and lines on Margin, which KiCad takes for edges too. Pens count for nothing: an edge runs in the
 * middle of its line.
 */
export class BoardEdges {
  readonly #edges: readonly Edge[];
  readonly #index = new BoxIndex(2_000_000);
  readonly #owners: number[] = [];

  constructor(board: Board) {
    this.#edges = [
      ...edgesIn(board),
      ...board.footprints.flatMap((footprint) =>
        edgesIn(footprint, (point) => placePoint(point, footprint.position, footprint.rotation)),
      ),
    ];
    for (const [owner, edge] of this.#edges.entries())
      for (const solid of edge.solids) {
        this.#index.add(this.#owners.length, solidBox(solid));
        this.#owners.push(owner);
      }
  }

  /** The edge nearest to the shapes, of those of one drawing where one is given. */
  nearestTo(solids: readonly Solid[], of?: ItemId): Edge | undefined {
    let nearest: Edge | undefined;
    let smallest = Number.POSITIVE_INFINITY;
    for (const edge of this.#edges) {
      if (of !== undefined && edge.id !== of) continue;
      const distance = findTooNear(solids, edge.solids, Number.MAX_SAFE_INTEGER)?.distance;
      if (distance === undefined || distance >= smallest) continue;
      smallest = distance;
      nearest = edge;
    }
    return nearest;
  }

  near(box: Box, distance: number): Edge[] {
    const owners = new Set(this.#index.search(growBox(box, distance)).map((entry) => this.#owners[entry]!));
    return [...owners].sort((a, b) => a - b).map((owner) => this.#edges[owner]!);
  }
}

/** KiCad measures to the arc itself; a circle it takes as chords with corners up to 2.5 µm outside, see `ringStroke`. */
const ARC_ERROR: Nm = 50;

function edgesIn(source: Pick<Board, "graphics">, place: (point: Point) => Point = (point) => point): Edge[] {
  return source.graphics.flatMap((graphic): Edge[] => {
    const { id, layer } = graphic;
    if (layer !== "Edge.Cuts" && layer !== "Margin") return [];
    if (graphic.shape.kind === "circle") {
      const { center, radius } = graphic.shape;
      return [{ id, layer, solids: ringStroke(place(center), radius, 0, "outside") }];
    }
    const [path = []] = edgesOf([graphic], layer, ARC_ERROR);
    const points = path.map(place);
    const lines = points.slice(1).map(
      (end, index): Solid => ({
        kind: "capsule",
        start: points[index]!,
        end,
        radius: 0,
      }),
    );
    // Each side of a rectangle or polygon is an edge of its own; an arc is one, whatever its chords.
    const sides = graphic.shape.kind === "rect" || graphic.shape.kind === "polygon";
    return sides ? lines.map((line) => ({ id, layer, solids: [line] })) : [{ id, layer, solids: lines }];
  });
}

/** Copper keeps its distance from the board's edge and from lines on Margin; the nearest one of either layer is named. */
export function judgeEdgeClearance(
  copper: CopperContext,
  edges: BoardEdges,
  item: CopperItem,
  sink: FindingSink,
): void {
  if (!keepsOffEdge(copper.board, item)) return;
  const tooNear = edges.near(item.box, farthestEdge(copper)).flatMap((edge) => {
    const required = requiredEdgeClearance(copper, item, edge);
    const found = measure(item, edge, required.distance - TOLERANCE);
    return found ? [{ ...found, required }] : [];
  });
  for (const layer of ["Edge.Cuts", "Margin"] as const) {
    const [first, ...others] = tooNear.filter(({ edge }) => edge.layer === layer);
    if (!first) continue;
    const nearest = others.reduce((best, next) => (next.near.distance < best.near.distance ? next : best), first);
    report(copper, item, nearest, sink);
  }
}

/**
 * Whether the edge's clearance is for the item: not for castellated pads, nor for holes that are pads on the mask alone (KiCad 8
 * and later), which have no copper layer to keep off.
 */
export function keepsOffEdge(board: Board, { pad, layers }: CopperItem): boolean {
  if (pad?.property === "castellated") return false;
  return !(layers === 0 && pad && padLayers(board, pad).length === 0);
}

/** How far from the edge copper may be and still be too near to it. */
export function farthestEdge({ board, book }: Pick<CopperContext, "board" | "book">): Nm {
  return Math.max(board.rules.copperToEdge, book.farthest("edge_clearance"));
}

export function requiredEdgeClearance(
  { board, book }: Pick<CopperContext, "board" | "book">,
  item: CopperItem,
  edge: Edge,
): Required {
  const custom = book.limit("edge_clearance", edgeSubjects(item, edge));
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  return { distance: board.rules.copperToEdge };
}

/** What a rule about the distance from an edge is asked about. */
export function edgeSubjects(a: CopperItem, { id, solids }: Edge): RuleSubjects {
  return { a, b: { kind: "graphic", id, reach: 0, solids } };
}

interface EdgeNearness {
  readonly edge: Edge;
  readonly layer: number;
  readonly near: Nearness;
}

/** The front-most layer on which the item comes too near to the edge. A hole without a ring keeps the distance, too. */
function measure(item: CopperItem, edge: Edge, limit: Nm): EdgeNearness | undefined {
  let found: EdgeNearness | undefined;
  if (item.layers === 0 && item.pad) {
    const near = findTooNear(item.solids, edge.solids, limit);
    return near && { edge, layer: 0, near };
  }
  someLayer(item.layers, (layer) => {
    const near = findTooNear(copperOn(item, layer), edge.solids, limit);
    if (near) found = { edge, layer, near };
    return found !== undefined;
  });
  return found;
}

function report(
  { board, bits }: CopperContext,
  item: CopperItem,
  { edge, layer, near, required: { distance: required, by } }: EdgeNearness & { readonly required: Required },
  sink: FindingSink,
): void {
  const name = bits.nameOf(layer);
  sink.add({
    rule: "copper_edge_clearance",
    message: `${nameItem(board, item, name)} to ${edge.layer === "Margin" ? "a line on Margin" : "the board edge"}: ${mm(near.distance)}, ${sayRule(required, by)}`,
    items: [edge.id, item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: near.at,
    ends: [near.ends[1], near.ends[0]],
    ...(name ? { layer: name } : {}),
    actual: near.distance,
    required,
    ...(by && { by }),
  });
}
