/**
 * Where the board itself lets tracks and vias run. For every profile each node holds its owner: FREE, the one net whose
 * own objects are near (only that net may pass), or BLOCKED for all. Exact in nanometres for each profile, with
 * per-object clearances, holes, edges and keepouts folded in.
 */

import { ringsContain } from "../geometry/distance.ts";
import { isSmallForVia } from "../geometry/is-small-for-via.ts";
import { makeShape, type Shape } from "../geometry/shape.ts";
import type { Obstacle, RoutingProblem } from "../problem.ts";
import type { Grid } from "./grid.ts";
import type { Profiles, TrackProfile, ViaProfile } from "./profiles.ts";
import { rasterShape } from "./raster.ts";

export const FREE = 0;
export const BLOCKED = 0xffff;

/** Owner value of a net. */
export function ownerOf(net: number): number {
  return net + 1;
}

export interface StaticField {
  /** By track profile: owner of each node. */
  readonly tracks: readonly Uint16Array[];
  /** By via profile: owner of each place of the plane. */
  readonly vias: readonly Uint16Array[];
}

/** Field by field; yields after each, with the number of its nodes. */
export function* buildStaticField(
  problem: RoutingProblem,
  grid: Grid,
  profiles: Profiles,
): Generator<number, StaticField> {
  const outside = outsideOfOutline(problem, grid);
  yield grid.plane;
  const tracks: Uint16Array[] = [];
  for (const profile of profiles.tracks) {
    tracks.push(trackField(problem, grid, profile, outside));
    yield grid.nodes;
  }
  const vias: Uint16Array[] = [];
  for (const profile of profiles.vias) {
    vias.push(viaField(problem, grid, profile, outside));
    yield grid.plane;
  }
  return { tracks, vias };
}

function trackField(problem: RoutingProblem, grid: Grid, profile: TrackProfile, outside: Uint8Array): Uint16Array {
  const field = new Uint16Array(grid.nodes);
  for (let layer = 0; layer < grid.layers; layer++) {
    const base = layer * grid.plane;
    const usable = ((problem.trackLayers & profile.layers) >> layer) & 1;
    for (let cell = 0; cell < grid.plane; cell++) if (!usable || outside[cell]) field[base + cell] = BLOCKED;
  }
  for (const obstacle of problem.obstacles) {
    if (!obstacle.blocksTracks) continue;
    const reach = profile.halfWidth + copperClearance(obstacle, profile.clearance);
    const owner = obstacle.net >= 0 ? ownerOf(obstacle.net) : BLOCKED;
    rasterShape(grid, obstacle.shape, reach, (cell) => {
      for (let layer = 0; layer < grid.layers; layer++)
        if ((obstacle.layers >> layer) & 1) claim(field, layer * grid.plane + cell, owner);
    });
  }
  return field;
}

function viaField(problem: RoutingProblem, grid: Grid, profile: ViaProfile, outside: Uint8Array): Uint16Array {
  const field = new Uint16Array(grid.plane);
  const { holeClearance, holeToHole } = problem.rules;
  for (let cell = 0; cell < grid.plane; cell++) if (outside[cell]) field[cell] = BLOCKED;
  for (const obstacle of problem.obstacles) {
    if (!obstacle.blocksVias) continue;
    const owner = obstacle.net >= 0 ? ownerOf(obstacle.net) : BLOCKED;
    const clearance = copperClearance(obstacle, profile.clearance);
    let reach = profile.radius + clearance;
    if (obstacle.kind === "copper") reach = Math.max(reach, profile.drillRadius + holeClearance);
    rasterShape(grid, obstacle.shape, reach, (cell) => claim(field, cell, owner));
    // Drills keep apart from each other whatever their nets.
    if (obstacle.kind === "hole") {
      rasterShape(grid, obstacle.shape, profile.drillRadius + holeToHole, (cell) => claim(field, cell, BLOCKED));
    } else if (obstacle.kind === "copper" && obstacle.net >= 0 && isSmallForVia(obstacle.shape, 2 * profile.radius)) {
      rasterShape(grid, obstacle.shape, profile.drillRadius, (cell) => claim(field, cell, BLOCKED));
    }
  }
  return field;
}

function copperClearance(obstacle: Obstacle, clearance: number): number {
  if (obstacle.kind !== "copper" || obstacle.localClearance) return obstacle.clearance;
  return Math.max(clearance, obstacle.clearance);
}

function claim(field: Uint16Array, node: number, owner: number): void {
  const present = field[node]!;
  field[node] = present === FREE || present === owner ? owner : BLOCKED;
}

/** 1 for every node that is not on the board, and for the border of the grid. */
function outsideOfOutline(problem: RoutingProblem, grid: Grid): Uint8Array {
  const { width, height, pitch, originX, originY } = grid;
  const outside = new Uint8Array(grid.plane);
  for (let x = 0; x < width; x++) outside[x] = outside[(height - 1) * width + x] = 1;
  for (let y = 0; y < height; y++) outside[y * width] = outside[y * width + width - 1] = 1;
  if (problem.outline.length === 0) return outside;
  for (let y = 1; y < height - 1; y++) {
    const py = originY + y * pitch;
    const crossings = rowCrossings(problem.outline, py);
    let next = 0;
    let inside = false;
    for (let x = 1; x < width - 1; x++) {
      const px = originX + x * pitch;
      while (next < crossings.length && crossings[next]! < px) {
        inside = !inside;
        next++;
      }
      if (!inside) outside[y * width + x] = 1;
    }
  }
  return outside;
}

function rowCrossings(rings: readonly Float64Array[], y: number): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    const count = ring.length / 2;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const ay = ring[2 * i + 1]!;
      const by = ring[2 * j + 1]!;
      if (ay > y === by > y) continue;
      const ax = ring[2 * i]!;
      crossings.push(((ring[2 * j]! - ax) * (y - ay)) / (by - ay) + ax);
    }
  }
  return crossings.sort((a, b) => a - b);
}

/** Rings as shapes, which find their edges by bands once they have been asked: made once for each problem. */
const ringShapes = new WeakMap<RoutingProblem, readonly Shape[]>();

/** Whether a point lies on the board; always where the board has no outline. */
export function isOnBoard(problem: RoutingProblem, x: number, y: number): boolean {
  if (problem.outline.length === 0) return true;
  let shapes = ringShapes.get(problem);
  if (!shapes) {
    shapes = problem.outline.map((ring) => makeShape(ring, 0));
    ringShapes.set(problem, shapes);
  }
  let inside = false;
  for (const shape of shapes) if (ringsContain(shape, x, y)) inside = !inside;
  return inside;
}
