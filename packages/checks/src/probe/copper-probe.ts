import type { Board, Footprint, ItemId, Track, Via } from "@tracewright/board";
import { areNearer, areTouching, type Box, boxesTouch, growBox, type Nm, type Solid } from "@tracewright/geometry";
import { type BoardCopper, farthestHoles, prepareCopper } from "../copper/board-copper.ts";
import { type CopperItem, copperOn, someLayer } from "../copper/copper-item.ts";
import { isJoinedByTie } from "../copper/net-tie-waiver.ts";
import { requiredClearance, requiredHoleClearance } from "../copper/required-clearance.ts";
import { BoardEdges, farthestEdge, requiredEdgeClearance } from "../rules/copper-edge-clearance.ts";
import { requiredHoleToHole } from "../rules/hole-to-hole.ts";
import { collectKeepouts, type KeepoutArea } from "../rules/items-not-allowed.ts";
import type { Blocker, Obstacle, PadBlocker } from "./obstacle.ts";

/**
 * Tells of one board whether a new track or via would keep every rule between copper and copper, holes, edges and rule areas,
 * without a finding being written: what interactive routing asks thousands of times. Full distances count, without the
 * tolerance that a check grants. Pours do not count: they give way when they are filled.
 */
export class CopperProbe {
  readonly #copper: BoardCopper;
  readonly #edges: BoardEdges;
  readonly #keepouts: readonly KeepoutArea[];
  readonly #far: Nm;

  constructor(board: Board) {
    this.#copper = prepareCopper(board);
    this.#edges = new BoardEdges(board);
    this.#keepouts = collectKeepouts(this.#copper);
    const { rules } = board;
    this.#far = Math.max(this.#copper.farthest, farthestHoles(this.#copper), rules.minHoleClearance);
  }

  /** All that a track would come too near to, but for items in `ignored`. */
  aroundTrack(track: Track, ignored?: ReadonlySet<ItemId>): Blocker[] {
    return this.#around(this.#copper.collector.ofTrack(track), ignored, false);
  }

  aroundVia(via: Via, ignored?: ReadonlySet<ItemId>): Blocker[] {
    return this.#around(this.#copper.collector.ofVia(via), ignored, false);
  }

  /** All that the copper and holes of a part's pads would come too near to, pad by pad. The part itself does not count. */
  aroundPart(footprint: Footprint, ignored: ReadonlySet<ItemId> = NOTHING): PadBlocker[] {
    const own = new Set<ItemId>([...ignored, ...footprint.pads.map(({ id }) => id)]);
    return footprint.pads.flatMap((pad) => {
      const item = this.#copper.collector.ofPad(footprint, pad);
      if (item.reach === 0) return [];
      const blockers = this.#around(item, own, false);
      const isAtEdge = pad.property === "castellated";
      return blockers
        .filter(({ kind }) => !(isAtEdge && kind === "edge"))
        .map((blocker) => ({ ...blocker, pad: pad.id }));
    });
  }

  isTrackClear(track: Track, ignored?: ReadonlySet<ItemId>): boolean {
    return this.#around(this.#copper.collector.ofTrack(track), ignored, true).length === 0;
  }

  isViaClear(via: Via, ignored?: ReadonlySet<ItemId>): boolean {
    return this.#around(this.#copper.collector.ofVia(via), ignored, true).length === 0;
  }

  /**
   * Everything in a box that a track of this width, layer and net keeps a gap to, wherever in the box it runs: it is clear just
   * where it is nearer to none of them than it may be. For callers that query one neighbourhood thousands of times.
   */
  obstaclesIn(box: Box, track: Track, ignored?: ReadonlySet<ItemId>): Obstacle[] {
    const { index, items } = this.#copper;
    const own = this.#copper.collector.ofTrack(track);
    const found: Obstacle[] = [];
    const layer = own.reach;
    const reach = this.#far + track.width / 2;
    for (const entry of index.search(box, reach)) {
      const item = items[entry]!;
      if (ignored?.has(item.id) || (item.reach & layer) === 0 || isOfOneNet(own, item)) continue;
      const blocker = { kind: "copper", id: item.id, item } as const;
      const keep = requiredClearance(this.#copper, own, item, layer).distance;
      for (const solid of copperOn(item, layer)) found.push({ ...blocker, rule: "clearance", solid, keep });
      if (!item.hole) continue;
      const toHole = requiredHoleClearance(this.#copper, own, item, layer).distance;
      found.push({ ...blocker, rule: "hole_clearance", solid: item.hole, keep: toHole });
    }
    for (const edge of this.#edges.near(box, farthestEdge(this.#copper) + track.width / 2)) {
      const { id, solids } = edge;
      const keep = requiredEdgeClearance(this.#copper, own, edge).distance;
      for (const solid of solids) found.push({ kind: "edge", id, rule: "copper_edge_clearance", solid, keep });
    }
    const near = growBox(box, track.width / 2);
    for (const { zone, layers, area, box: around } of this.#keepouts)
      if (zone.keepout?.tracks && (layers & layer) !== 0 && boxesTouch(near, around))
        found.push({ kind: "rule-area", id: zone.id, rule: "items_not_allowed", solid: area, keep: 0 });
    return found;
  }

  #around(own: CopperItem, ignored: ReadonlySet<ItemId> | undefined, firstOnly: boolean): Blocker[] {
    const { index, items } = this.#copper;
    const found: Blocker[] = [];
    for (const entry of index.search(own.box, this.#far)) {
      const item = items[entry]!;
      const broken = ignored?.has(item.id) ? undefined : this.#brokenBy(own, item);
      if (!broken) continue;
      found.push({ kind: "copper", id: item.id, item, ...broken });
      if (firstOnly) return found;
    }
    for (const edge of this.#edges.near(own.box, farthestEdge(this.#copper))) {
      const toEdge = requiredEdgeClearance(this.#copper, own, edge).distance;
      if (!someNearer(own.solids, edge.solids, toEdge)) continue;
      found.push({ kind: "edge", id: edge.id, rule: "copper_edge_clearance", keep: toEdge });
      if (firstOnly) return found;
    }
    for (const keepout of this.#keepouts) {
      const { tracks, vias, pads } = keepout.zone.keepout ?? {};
      const forbids = { track: tracks, via: vias, pad: pads }[own.kind as string];
      if (!forbids || (own.reach & keepout.layers) === 0 || !boxesTouch(own.box, keepout.box)) continue;
      if (!own.solids.some((solid) => areTouching(solid, keepout.area))) continue;
      found.push({ kind: "rule-area", id: keepout.zone.id, rule: "items_not_allowed", keep: 0 });
      if (firstOnly) return found;
    }
    return found;
  }

  /** Undefined: the two may lie so. */
  #brokenBy(own: CopperItem, item: CopperItem): Pick<Blocker, "rule" | "keep"> | undefined {
    if (own.hole && item.hole && item.id !== own.id) {
      // Two drills that meet break, whatever their nets; the very same place is one hole.
      const between = requiredHoleToHole(this.#copper, own, item).distance;
      if (areNearer(own.hole, item.hole, between)) return { rule: "hole_near_hole", keep: between };
    }
    if (isOfOneNet(own, item)) return undefined;
    const common = own.reach & item.reach;
    if (common === 0 || !boxesTouch(growBox(own.box, this.#far), item.box)) return undefined;
    let broken: Pick<Blocker, "rule" | "keep"> | undefined;
    someLayer(common, (layer) => {
      const clearance = requiredClearance(this.#copper, own, item, layer).distance;
      const holeClearance = requiredHoleClearance(this.#copper, own, item, layer).distance;
      const theirs = copperOn(item, layer);
      const mine = copperOn(own, layer);
      if (someNearer(mine, theirs, clearance)) broken = { rule: "clearance", keep: clearance };
      else if (
        (item.hole !== undefined && someNearer(mine, [item.hole], holeClearance)) ||
        (own.hole !== undefined && someNearer(theirs, [own.hole], holeClearance))
      )
        broken = { rule: "hole_clearance", keep: holeClearance };
      return broken !== undefined;
    });
    return broken;
  }
}

const NOTHING: ReadonlySet<ItemId> = new Set();

/** Copper of one net may touch; a net tie joins its nets on purpose; drawings without a net belong to no net. */
function isOfOneNet(own: CopperItem, item: CopperItem): boolean {
  if (isJoinedByTie(own, item) || isJoinedByTie(item, own)) return true;
  if (own.kind === "pad" && own.net === undefined) return false;
  return (item.net !== undefined || item.kind === "pad" || !!item.track || !!item.via) && item.net === own.net;
}

function someNearer(a: readonly Solid[], b: readonly Solid[], distance: Nm): boolean {
  return a.some((one) => b.some((other) => areNearer(one, other, distance) || areTouching(one, other)));
}
