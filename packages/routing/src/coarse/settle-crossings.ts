/**
 * Tracks in a gap that runs over several borders may lie just beyond the border whose share of the gap they use up. Where
 * a border has more than it takes, what is too much goes to the next border of the same gap, if that has room.
 */
import type { NetRule } from "../problem.ts";
import { PARTS, partsTaken, type TrackUnit } from "./coarse-demand.ts";
import { BELOW, type CoarseGrid, RIGHT } from "./coarse-grid.ts";
import type { Crossing, Crossings } from "./collect-crossings.ts";

export interface SettledDemand {
  /** By border: the crossings that take room from others. */
  readonly takers: readonly (readonly Crossing[] | undefined)[];
  /** By border, in parts of a track of the unit. */
  readonly parts: Uint32Array;
}

export function settleCrossings(
  coarse: CoarseGrid,
  crossings: Crossings,
  {
    nets,
    unit,
    capacity,
  }: { readonly nets: readonly NetRule[]; readonly unit: TrackUnit; readonly capacity: Uint16Array },
): SettledDemand {
  const takers: Crossing[][] = [];
  const parts = new Uint32Array(capacity.length);
  crossings.tracks.forEach((all, border) => {
    const taking = all?.filter((crossing) => partsTaken(crossing, nets, unit) > 0) ?? [];
    if (taking.length === 0) return;
    takers[border] = taking;
    for (const crossing of taking) parts[border]! += partsTaken(crossing, nets, unit);
  });
  for (const key of Object.keys(takers)) {
    const border = Number(key);
    for (const next of [-1, 1] as const) {
      const beside = besideInGap(coarse, unit, border, next);
      if (beside < 0) continue;
      // Those nearest to the other border go first.
      const list = takers[border]!.sort((a, b) => next * (b.at - a.at));
      while (parts[border]! > PARTS * capacity[border]!) {
        const [crossing] = list;
        if (!crossing) break;
        const taken = partsTaken(crossing, nets, unit);
        if (parts[beside]! + taken > PARTS * capacity[beside]!) break;
        list.shift();
        parts[border]! -= taken;
        parts[beside]! += taken;
        const others = takers[beside];
        if (others) others.push(crossing);
        else takers[beside] = [crossing];
      }
    }
  }
  return { takers, parts };
}

/** The border before or after in the same line, where the gap runs on from one to the other; else -1. */
function besideInGap(coarse: CoarseGrid, { field, owner }: TrackUnit, border: number, next: -1 | 1): number {
  const { grid, span, columns, rows, plane } = coarse;
  const cell = border >> 1;
  const layer = Math.floor(cell / plane);
  const column = (cell % plane) % columns;
  const row = Math.floor((cell % plane) / columns);
  const isFree = (x: number, y: number): boolean => {
    const holder = field[layer * grid.plane + y * grid.width + x]!;
    return holder === 0 || holder === owner;
  };
  if ((border & 1) === RIGHT) {
    if (row + next < 0 || row + next >= rows) return -1;
    const x = (column + 1) * span;
    const seam = (next > 0 ? row + 1 : row) * span;
    return isFree(x, seam - 1) && isFree(x, seam) ? 2 * (cell + next * columns) + RIGHT : -1;
  }
  if (column + next < 0 || column + next >= columns) return -1;
  const y = (row + 1) * span;
  const seam = (next > 0 ? column + 1 : column) * span;
  return isFree(seam - 1, y) && isFree(seam, y) ? 2 * (cell + next) + BELOW : -1;
}
