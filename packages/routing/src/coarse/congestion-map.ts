/** How full the board is: demand and capacity of every border of the coarse grid, in tracks of the commonest class. */

import type { Copper } from "../grid/route.ts";
import { FREE } from "../grid/static-field.ts";
import type { Workbench } from "../search/workbench.ts";
import { countTracksThatFit } from "./border-capacity.ts";
import { PARTS } from "./coarse-demand.ts";
import { type CoarseGrid, cellBeyond, coarsenGrid } from "./coarse-grid.ts";
import { collectCrossings } from "./collect-crossings.ts";
import { settleCrossings } from "./settle-crossings.ts";

export interface CongestionMap {
  readonly coarse: CoarseGrid;
  /** By border: tracks that fit. */
  readonly capacity: Uint16Array;
  /** By border: what runs over it, in eighths of such a track. */
  readonly demand: Uint32Array;
  /** Of the track that is counted. */
  readonly width: number;
  readonly clearance: number;
}

export function mapCongestion(bench: Workbench, copper: readonly Copper[] = bench.copper): CongestionMap {
  const { profiles, problem, field } = bench;
  const coarse = coarsenGrid(bench.grid);
  const profile = commonestProfile(bench);
  const { halfWidth = 0, clearance = 0 } = profiles.tracks[profile] ?? {};
  const capacity = new Uint16Array(2 * coarse.cells);
  const demand = new Uint32Array(2 * coarse.cells);
  const ground = field.tracks[profile];
  if (!ground) return { coarse, capacity, demand, width: 0, clearance: 0 };
  const unit = { field: ground, owner: FREE, width: 2 * halfWidth, clearance };
  capacity.set(countTracksThatFit(coarse, { field: ground, owner: FREE, period: unit.width + clearance }));
  const crossings = collectCrossings(coarse, copper, problem.nets);
  demand.set(settleCrossings(coarse, crossings, { nets: problem.nets, unit, capacity }).parts);
  return { coarse, capacity, demand, width: unit.width, clearance };
}

/**
 * By cell: how full its fullest border is, 100 where what runs over it is all that fits. A border without room that
 * something runs over counts as `FULLEST`, one that nothing runs over as empty.
 */
export function fillByCell({ coarse, capacity, demand }: CongestionMap): Uint8Array {
  const fill = new Uint8Array(coarse.cells);
  for (let border = 0; border < capacity.length; border++) {
    const parts = demand[border]!;
    if (parts === 0) continue;
    const percent = Math.min(FULLEST, Math.round((100 * parts) / (PARTS * capacity[border]!)));
    for (const cell of [border >> 1, cellBeyond(coarse, border)])
      if (cell >= 0 && fill[cell]! < percent) fill[cell] = percent;
  }
  return fill;
}

export const FULLEST = 200;

/** The track profile that most terminals are routed with. */
export function commonestProfile({ problem, profiles, terminalsOf }: Workbench): number {
  const counts = new Uint32Array(Math.max(1, profiles.tracks.length));
  terminalsOf.forEach((terminals, net) => {
    if (terminals.length > 1 && problem.nets[net]) counts[profiles.wide[net]!]! += terminals.length;
  });
  return counts.indexOf(Math.max(...counts));
}
