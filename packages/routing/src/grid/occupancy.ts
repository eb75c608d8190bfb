/**
 * How many nets' copper stands in the way of a track or via at each node, by profile. A net counts once at a node
 * however many of its pieces are near, so that the price of a conflict is the number of nets to argue with.
 */
import type { RoutingProblem } from "../problem.ts";
import type { Grid } from "./grid.ts";
import type { Profiles } from "./profiles.ts";
import { rasterSegment } from "./raster.ts";
import type { Copper } from "./route.ts";

export class Occupancy {
  readonly tracks: readonly Uint8Array[];
  readonly vias: readonly Uint8Array[];
  readonly #problem: RoutingProblem;
  readonly #grid: Grid;
  readonly #profiles: Profiles;
  readonly #mark: Int32Array;
  #generation = 0;

  constructor(problem: RoutingProblem, grid: Grid, profiles: Profiles) {
    this.#problem = problem;
    this.#grid = grid;
    this.#profiles = profiles;
    this.tracks = profiles.tracks.map(() => new Uint8Array(grid.nodes));
    this.vias = profiles.vias.map(() => new Uint8Array(grid.plane));
    this.#mark = new Int32Array(grid.nodes);
  }

  /** Adds (+1) or takes away (−1) the copper of one net. */
  stamp(net: number, copper: Copper, sign: 1 | -1): void {
    const { tracks, vias } = this.#profiles;
    const rule = this.#problem.nets[net]!;
    const { holeClearance, holeToHole } = this.#problem.rules;
    for (let p = 0; p < tracks.length; p++) {
      const profile = tracks[p]!;
      const clearance = Math.max(rule.clearance, profile.clearance);
      const plane = this.tracks[p]!;
      this.#begin();
      for (const s of copper.segments)
        this.#paint(plane, s.layer, s.ax, s.ay, s.bx, s.by, s.halfWidth + profile.halfWidth + clearance, sign);
      for (const { x, y, diameter, drill } of copper.vias) {
        const reach = profile.halfWidth + Math.max(diameter / 2 + clearance, drill / 2 + holeClearance);
        for (let layer = 0; layer < this.#grid.layers; layer++) this.#paint(plane, layer, x, y, x, y, reach, sign);
      }
    }
    for (let p = 0; p < vias.length; p++) {
      const profile = vias[p]!;
      const clearance = Math.max(rule.clearance, profile.clearance);
      const plane = this.vias[p]!;
      this.#begin();
      const fromCentre = Math.max(profile.radius + clearance, profile.drillRadius + holeClearance);
      for (const s of copper.segments) this.#paint(plane, 0, s.ax, s.ay, s.bx, s.by, s.halfWidth + fromCentre, sign);
      for (const { x, y, diameter, drill } of copper.vias) {
        const reach = Math.max(
          diameter / 2 + profile.radius + clearance,
          drill / 2 + profile.drillRadius + holeToHole,
          drill / 2 + profile.radius + holeClearance,
          diameter / 2 + profile.drillRadius + holeClearance,
        );
        this.#paint(plane, 0, x, y, x, y, reach, sign);
      }
    }
  }

  #begin(): void {
    this.#generation++;
    if (this.#generation === 0x7fffffff) {
      this.#mark.fill(0);
      this.#generation = 1;
    }
  }

  #paint(
    plane: Uint8Array,
    layer: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    sign: number,
  ): void {
    const mark = this.#mark;
    const generation = this.#generation;
    const base = layer * this.#grid.plane;
    rasterSegment(this.#grid, ax, ay, bx, by, reach, (first, last) => {
      for (let node = base + first; node <= base + last; node++) {
        if (mark[node] === generation) continue;
        mark[node] = generation;
        plane[node]! += sign;
      }
    });
  }
}
