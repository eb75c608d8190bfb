/**
 * The tightest line across the board between two places: of all sets of borders that separate them, the one with the
 * least room for further tracks, and of those the one that lets the fewest through at all. Where it is full, what
 * wants to join the places has to make room on it.
 */
import type { Workbench } from "../search/workbench.ts";
import { countTracksThatFit } from "./border-capacity.ts";
import { PARTS } from "./coarse-demand.ts";
import { type BorderLine, type CoarseGrid, cellBeyond, lineOfBorder } from "./coarse-grid.ts";
import type { Crossings } from "./collect-crossings.ts";
import { FlowNetwork } from "./max-flow.ts";
import { settleCrossings } from "./settle-crossings.ts";
import { countViaPlaces } from "./via-places.ts";

export interface CutTask {
  readonly coarse: CoarseGrid;
  readonly crossings: Crossings;
  /** What the net may use: its static fields, and its owner value in them. */
  readonly owner: number;
  readonly trackField: Uint16Array;
  readonly viaField: Uint16Array;
  readonly width: number;
  readonly clearance: number;
  /** Least distance between the centres of two of its vias. */
  readonly viaApart: number;
  /** Cells of the two places. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** What runs over a cut: a net, and how often it does. */
export interface CutTaker {
  readonly net: number;
  readonly times: number;
}

export interface CoarseCut {
  /** Tracks that all borders of the cut take, those that are there and further ones, and vias where it runs between layers. */
  readonly fits: number;
  /** What runs over it now. */
  readonly taken: number;
  readonly takers: readonly CutTaker[];
  /** Borders with room for a track at all; what lies between them lets none through. */
  readonly lines: readonly BorderLine[];
  /** Layers that the borders lie on, front first. */
  readonly layers: readonly number[];
  /** By cell: whether it lies on the side of `from`. */
  readonly isNear: (cell: number) => boolean;
}

/** Tracks that may still fit on a line before it is no longer tight. */
const MAX_ROOM = 6;
/** Of the two things that a cut is weighed by, room counts first: more than all tracks of any cut. */
const ROOM_WEIGHT = 1 << 14;

/** Undefined where every line between the places has room for many more, or nothing lies between them. */
export function findTightestCut(bench: Workbench, task: CutTask): CoarseCut | undefined {
  const { coarse, crossings, owner } = task;
  const { nets } = bench.problem;
  const unit = { field: task.trackField, owner, width: task.width, clearance: task.clearance };
  const capacity = countTracksThatFit(coarse, { field: unit.field, owner, period: unit.width + unit.clearance });
  const places = countViaPlaces(coarse, { field: task.viaField, owner, apart: task.viaApart });
  const groups = new Groups(coarse.cells + coarse.plane);
  const hub = (place: number): number => coarse.cells + place;

  // What is open wide is one place; the borders that are left are those that a tight line can run along.
  const tight: number[] = [];
  const demand = settleCrossings(coarse, crossings, { nets, unit, capacity });
  const room = new Int32Array(capacity.length);
  for (let border = 0; border < capacity.length; border++) {
    const beyond = cellBeyond(coarse, border);
    if (beyond < 0 || capacity[border] === 0) continue;
    // What is there fits, though it may be wider than what room is counted in and take more than the count allows.
    room[border] = Math.max(0, Math.floor((PARTS * capacity[border]! - demand.parts[border]!) / PARTS));
    if (room[border]! > MAX_ROOM) groups.join(border >> 1, beyond);
    else tight.push(border);
  }
  const tightPlaces: number[] = [];
  const roomFor = (place: number): number => Math.max(0, places[place]! - (crossings.vias[place]?.length ?? 0));
  for (let place = 0; place < coarse.plane; place++) {
    if (roomFor(place) > MAX_ROOM)
      for (let layer = 0; layer < coarse.layers; layer++) groups.join(layer * coarse.plane + place, hub(place));
    else if (places[place]! > 0) tightPlaces.push(place);
  }
  for (const ends of [task.from, task.to]) for (const cell of ends) groups.join(ends[0]!, cell);
  const from = groups.of(task.from[0] ?? -1);
  const to = groups.of(task.to[0] ?? -1);
  if (from < 0 || to < 0 || from === to) return undefined;

  const network = new FlowNetwork(coarse.cells + coarse.plane);
  const join = (a: number, b: number, left: number, all: number): void => {
    if (a !== b) network.join(a, b, ROOM_WEIGHT * left + all);
  };
  for (const border of tight)
    join(groups.of(border >> 1), groups.of(cellBeyond(coarse, border)), room[border]!, capacity[border]!);
  for (const place of tightPlaces)
    for (let layer = 0; layer < coarse.layers; layer++)
      join(groups.of(layer * coarse.plane + place), groups.of(hub(place)), roomFor(place), places[place]!);
  const most = ROOM_WEIGHT * (MAX_ROOM + 1) - 1;
  if (network.run(from, to, most) > most) return undefined;
  const isNear = (cell: number): boolean => network.isOnNearSide(groups.of(cell));
  const cut = tight.filter((border) => isNear(border >> 1) !== isNear(cellBeyond(coarse, border)));

  const times = new Map<number, number>();
  const take = (net: number): void => void times.set(net, (times.get(net) ?? 0) + 1);
  let fits = 0;
  let taken = 0;
  for (const border of cut) {
    const takers = demand.takers[border] ?? [];
    for (const { net } of takers) take(net);
    taken += takers.length;
    // In tracks of the net's own width beside those that are there, whatever their widths.
    fits += takers.length + room[border]!;
  }
  for (const place of tightPlaces) {
    const isCut = Array.from({ length: coarse.layers }, (_, layer) => layer * coarse.plane + place).some(
      (cell) => isNear(cell) !== isNear(hub(place)),
    );
    if (!isCut) continue;
    const vias = crossings.vias[place] ?? [];
    for (const net of vias) take(net);
    taken += vias.length;
    fits += vias.length + roomFor(place);
  }
  if (taken === 0) return undefined;
  const lines = cut.map((border) => lineOfBorder(coarse, border));
  return {
    fits,
    taken,
    takers: [...times]
      .map(([net, count]) => ({ net, times: count }))
      .sort((a, b) => b.times - a.times || a.net - b.net),
    lines: mergeLines(lines),
    layers: [...new Set(lines.map(({ layer }) => layer))].sort((a, b) => a - b),
    isNear,
  };
}

/** Borders in one line become one. */
function mergeLines(lines: readonly BorderLine[]): BorderLine[] {
  const sorted = [...lines].sort(
    (a, b) =>
      a.layer - b.layer ||
      Number(a.ax === a.bx) - Number(b.ax === b.bx) ||
      (a.ax === a.bx ? a.ax - b.ax || a.ay - b.ay : a.ay - b.ay || a.ax - b.ax),
  );
  const merged: BorderLine[] = [];
  for (const line of sorted) {
    const last = merged[merged.length - 1];
    const isLonger =
      last?.layer === line.layer &&
      last.bx === line.ax &&
      last.by === line.ay &&
      (last.ax === last.bx) === (line.ax === line.bx);
    if (isLonger) merged[merged.length - 1] = { ...last, bx: line.bx, by: line.by };
    else merged.push(line);
  }
  return merged;
}

/** Sets that are joined pair by pair, each known by its lowest member. */
class Groups {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
  }

  /** -1 for what is none of them. */
  of(index: number): number {
    if (index < 0 || index >= this.#parent.length) return -1;
    let root = index;
    while (this.#parent[root] !== root) root = this.#parent[root]!;
    for (let at = index; this.#parent[at] !== root; ) {
      const next = this.#parent[at]!;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const ra = this.of(a);
    const rb = this.of(b);
    if (ra !== rb) this.#parent[Math.max(ra, rb)] = Math.min(ra, rb);
  }
}
