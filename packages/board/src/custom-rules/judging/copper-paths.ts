import { type Box, BoxIndex, doOverlap, joinBoxes, type Solid, solidBox } from "@tracewright/geometry";
import { padLayers, trackSolids, viaLayers, viaSolid } from "../../copper/copper-solids.ts";
import { padSolids } from "../../copper/pad-solids.ts";
import type { Board } from "../../records/board.ts";
import type { ItemId, NetId } from "../../records/ids.ts";
import { isNamed } from "./is-named.ts";

/** A track, via or pad of a net. */
interface Conductor {
  readonly id: ItemId;
  readonly layers: number;
  readonly solids: readonly Solid[];
  readonly box: Box;
  /** Of a pad: "U1" and "U1-4". */
  readonly names?: readonly [string, string];
}

/** The conductors of a net, each with the places of those that join it. */
interface NetGraph {
  readonly conductors: readonly Conductor[];
  readonly joined: readonly (readonly number[])[];
}

const NOTHING: ReadonlySet<ItemId> = new Set();
const BUCKET = 2_000_000;

/** The copper on the way from one pad to another, without pours, as `fromTo` of conditions names it. Found once for each pair. */
export class CopperPaths {
  readonly #board: Board;
  readonly #bitsOf: (layers: readonly string[]) => number;
  readonly #found = new Map<string, ReadonlySet<ItemId>>();
  readonly #graphs = new Map<NetId, NetGraph>();

  constructor(board: Board, bitsOf: (layers: readonly string[]) => number) {
    this.#board = board;
    this.#bitsOf = bitsOf;
  }

  /**
   * Tracks, vias and pads on the shortest paths, counted in items, from every pad of one name or pattern to every pad of the
   * other: "U1-4" is a pad, "U1" all pads of the part.
   */
  between(from: string, to: string): ReadonlySet<ItemId> {
    const key = `${from}\n${to}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#find(from, to);
      this.#found.set(key, found);
    }
    return found;
  }

  #find(from: string, to: string): ReadonlySet<ItemId> {
    const found = new Set<ItemId>();
    for (const { reference, pads } of this.#board.footprints)
      for (const { id, net, number } of pads) {
        if (net === undefined || ![reference, `${reference}-${number}`].some((name) => isNamed(from, name))) continue;
        for (const item of pathsFrom(this.#graphOf(net), id, to)) found.add(item);
      }
    return found.size === 0 ? NOTHING : found;
  }

  #graphOf(net: NetId): NetGraph {
    let graph = this.#graphs.get(net);
    if (!graph) {
      graph = joinConductors(this.#conductorsOf(net));
      this.#graphs.set(net, graph);
    }
    return graph;
  }

  #conductorsOf(net: NetId): readonly Conductor[] {
    const { tracks, vias, footprints } = this.#board;
    const board = this.#board;
    const make = (one: Omit<Conductor, "box">): Conductor[] => {
      const box = joinBoxes(one.solids.map(solidBox));
      return box && one.layers !== 0 ? [{ ...one, box }] : [];
    };
    return [
      ...footprints.flatMap((footprint) =>
        footprint.pads
          .filter((pad) => pad.net === net)
          .flatMap((pad) =>
            make({
              id: pad.id,
              layers: this.#bitsOf(padLayers(board, pad)),
              solids: padSolids(footprint, pad),
              names: [footprint.reference, `${footprint.reference}-${pad.number}`],
            }),
          ),
      ),
      ...tracks
        .filter((track) => track.net === net)
        .flatMap((track) =>
          make({
            id: track.id,
            layers: this.#bitsOf([track.layer]),
            solids: trackSolids(track),
          }),
        ),
      ...vias
        .filter((via) => via.net === net)
        .flatMap((via) =>
          make({
            id: via.id,
            layers: this.#bitsOf(viaLayers(board, via)),
            solids: [viaSolid(via)],
          }),
        ),
    ];
  }
}

function joinConductors(conductors: readonly Conductor[]): NetGraph {
  const index = new BoxIndex(BUCKET);
  for (const [place, { box }] of conductors.entries()) index.add(place, box);
  const joined = conductors.map((one, place) =>
    index.search(one.box).filter((other) => other !== place && doJoin(one, conductors[other]!)),
  );
  return { conductors, joined };
}

function doJoin(a: Conductor, b: Conductor): boolean {
  return (a.layers & b.layers) !== 0 && a.solids.some((first) => b.solids.some((second) => doOverlap(first, second)));
}

/** From a pad to all that have the name and are joined to it. */
function pathsFrom({ conductors, joined }: NetGraph, from: ItemId, to: string): ReadonlySet<ItemId> {
  const first = conductors.findIndex(({ id }) => id === from);
  if (first < 0) return NOTHING;
  const before = new Map<number, number>([[first, first]]);
  const reached = [first];
  // Breadth first: `reached` grows while it is gone through.
  for (const place of reached)
    for (const next of joined[place]!) {
      if (before.has(next)) continue;
      before.set(next, place);
      reached.push(next);
    }
  const items = new Set<ItemId>();
  for (const last of reached) {
    const { names = [] } = conductors[last]!;
    if (last === first || !names.some((name) => isNamed(to, name))) continue;
    for (let place = last; place !== first; place = before.get(place)!) items.add(conductors[place]!.id);
    items.add(from);
  }
  return items;
}
