/** Routes as the search makes them: branches of grid nodes with exact stubs at pads, and the copper they stand for. */

import type { GivenChain, GivenPiece, NetRule, ViaSize } from "../problem.ts";
import type { Grid } from "./grid.ts";

/** An exact way from a grid node to a terminal, or to given copper that stands beyond the terminals in number. */
export interface Access {
  readonly terminal: number;
  /** Grid node, with its layer. */
  readonly node: number;
  /** In kernel units. */
  readonly cost: number;
  /** x, y pairs from the node's own place to the place inside the pad where the track ends; one point: no stub. */
  readonly points: readonly number[];
  readonly narrow: boolean;
}

export const NECK = 1;
export const SMALL_VIA = 2;

/**
 * A path between two things of one net. Where an end has no access it lies on another branch. Copper that was on the
 * board is a branch without nodes.
 */
export interface Branch {
  readonly nodes: Int32Array;
  /** By node: `NECK` where the track has the neck width, `SMALL_VIA` where the via that leads here is a small one. */
  readonly narrow: Uint8Array;
  readonly start: Access | null;
  readonly end: Access | null;
  readonly given?: GivenChain;
}

/** Given copper as a branch. One object a chain, so that a route that has it back is the route it was. */
export function givenBranch(given: GivenChain): Branch {
  return { nodes: new Int32Array(0), narrow: new Uint8Array(0), start: null, end: null, given };
}

export interface NetRoute {
  readonly branches: readonly Branch[];
}

export const NO_ROUTE: NetRoute = { branches: [] };

export interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly halfWidth: number;
  readonly layer: number;
  readonly branch: number;
  /** What it is a part of where it was on the board before. */
  readonly given?: GivenPiece;
}

export interface ViaSpot extends ViaSize {
  readonly x: number;
  readonly y: number;
  readonly branch: number;
  readonly given?: GivenPiece;
}

export interface Copper {
  readonly segments: readonly Segment[];
  readonly vias: readonly ViaSpot[];
}

export const NO_COPPER: Copper = { segments: [], vias: [] };

/** The exact copper of a route; straight runs of one width become one segment. */
export function copperOf(grid: Grid, rule: NetRule, route: NetRoute): Copper {
  const segments: Segment[] = [];
  const vias: ViaSpot[] = [];
  const wide = rule.width / 2;
  const neck = rule.neckWidth / 2;
  route.branches.forEach((branch, index) => {
    if (branch.given) addGiven(segments, vias, branch.given, index);
    addStub(segments, grid, branch.start, index, wide, neck);
    addStub(segments, grid, branch.end, index, wide, neck);
    const { nodes, narrow } = branch;
    let from = 0;
    for (let i = 1; i < nodes.length; i++) {
      const step = nodes[i]! - nodes[i - 1]!;
      if (Math.abs(step) >= grid.plane) {
        const cell = nodes[i]! % grid.plane;
        const { diameter, drill } = narrow[i]! & SMALL_VIA ? rule.smallVia : rule.via;
        vias.push({ x: nodeX(grid, cell), y: nodeY(grid, cell), diameter, drill, branch: index });
        from = i;
        continue;
      }
      const thin = (narrow[i]! | narrow[i - 1]!) & NECK;
      const next = i + 1 < nodes.length ? nodes[i + 1]! - nodes[i]! : 0;
      const nextThin = i + 1 < nodes.length ? (narrow[i + 1]! | narrow[i]!) & NECK : thin;
      if (next === step && nextThin === thin) continue;
      const a = nodes[from]! % grid.plane;
      const b = nodes[i]! % grid.plane;
      segments.push({
        ax: nodeX(grid, a),
        ay: nodeY(grid, a),
        bx: nodeX(grid, b),
        by: nodeY(grid, b),
        halfWidth: thin ? neck : wide,
        layer: Math.floor(nodes[i]! / grid.plane),
        branch: index,
      });
      from = i;
    }
  });
  return { segments, vias };
}

function addGiven(segments: Segment[], vias: ViaSpot[], { pieces }: GivenChain, branch: number): void {
  for (const given of pieces) {
    const { points, width, drill } = given;
    if (points.length === 2) vias.push({ x: points[0]!, y: points[1]!, diameter: width, drill, branch, given });
    const layer = 31 - Math.clz32(given.layers);
    for (let i = 2; i < points.length; i += 2)
      segments.push({
        ax: points[i - 2]!,
        ay: points[i - 1]!,
        bx: points[i]!,
        by: points[i + 1]!,
        halfWidth: width / 2,
        layer,
        branch,
        given,
      });
  }
}

function addStub(
  segments: Segment[],
  grid: Grid,
  access: Access | null,
  branch: number,
  wide: number,
  neck: number,
): void {
  if (!access) return;
  const { points } = access;
  const layer = Math.floor(access.node / grid.plane);
  for (let i = 2; i < points.length; i += 2)
    segments.push({
      ax: points[i - 2]!,
      ay: points[i - 1]!,
      bx: points[i]!,
      by: points[i + 1]!,
      halfWidth: access.narrow ? neck : wide,
      layer,
      branch,
    });
}

export function nodeX(grid: Grid, cell: number): number {
  return grid.originX + (cell % grid.width) * grid.pitch;
}

export function nodeY(grid: Grid, cell: number): number {
  return grid.originY + Math.floor(cell / grid.width) * grid.pitch;
}
