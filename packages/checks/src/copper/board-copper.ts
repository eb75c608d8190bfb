import {
  type Board,
  isCopperLayer,
  netClassOf,
  type RuleBook,
  resolveLayers,
  ruleBookOf,
  type Zone,
  zoneOnBoard,
} from "@tracewright/board";
import { joinBoxes, type Nm } from "@tracewright/geometry";
import { CopperCollector, type LayerBits } from "./collect-copper.ts";
import type { CopperItem } from "./copper-item.ts";
import { FlatBoxIndex } from "./flat-box-index.ts";
import { dropUnusedRings } from "./unused-rings.ts";
import { type ZoneCopper, zoneIsland } from "./zone-copper.ts";

/** What a rule about one or two pieces of copper knows besides them. */
export interface CopperContext {
  readonly board: Board;
  readonly bits: LayerBits;
  readonly zones: readonly ZoneCopper[];
  /** The project's own rules. */
  readonly book: RuleBook;
  /** No rule between two items looks farther than this; farther is correct, too. */
  readonly farthest: Nm;
}

/** All copper of one board, indexed: what the copper rules and connectivity work on. */
export interface BoardCopper extends CopperContext {
  readonly collector: CopperCollector;
  readonly items: readonly CopperItem[];
  readonly index: FlatBoxIndex;
}

export interface CopperSelection {
  /** Leaves tracks and vias out. */
  readonly fixedOnly?: boolean;
}

export function prepareCopper(board: Board, selection: CopperSelection = {}): BoardCopper {
  const collector = new CopperCollector(board);
  const collected = selection.fixedOnly ? collector.collectFixed() : collector.collect();
  const index = new FlatBoxIndex(collected.map(({ box }) => box));
  const zones = collectZones(board, collector.bits);
  // Without the tracks used rings are unknown: all of them are kept.
  const items = selection.fixedOnly ? collected : dropUnusedRings(collected, index, zones);
  return {
    board,
    bits: collector.bits,
    collector,
    items,
    index,
    zones,
    book: ruleBookOf(board),
    farthest: farthestClearance(board, items),
  };
}

/** How far rules between two items look: the largest clearance that any of them may be under. */
export function farthestClearance(board: Board, items: Iterable<CopperItem>): Nm {
  const { rules } = board;
  const book = ruleBookOf(board);
  let farthest = Math.max(
    rules.minClearance,
    rules.minHoleClearance,
    book.farthest("clearance"),
    book.farthest("hole_clearance"),
    book.farthest("physical_clearance"),
    book.farthest("physical_hole_clearance"),
  );
  for (const netClass of rules.netClasses) farthest = Math.max(farthest, netClass.clearance ?? 0);
  for (const item of items) farthest = Math.max(farthest, item.override ?? 0);
  return farthest;
}

/** How far apart two holes may be and still be a finding. */
export function farthestHoles({ board, book }: Pick<CopperContext, "board" | "book">): Nm {
  return Math.max(board.rules.minHoleToHole, book.farthest("hole_to_hole"));
}

function collectZones(board: Board, bits: LayerBits): ZoneCopper[] {
  const zones: readonly Zone[] = [
    ...board.zones,
    ...board.footprints.flatMap((footprint) => footprint.zones.map((zone) => zoneOnBoard(zone, footprint))),
  ];
  return zones.flatMap((zone) => poursOf(zone, bits));
}

/** The copper of a zone that stands where it is said to, layer by layer. */
export function poursOf(zone: Zone, bits: LayerBits): ZoneCopper[] {
  if (zone.keepout) return [];
  return zone.fills.flatMap((fill): ZoneCopper[] => {
    const islands = fill.polygons
      .filter(({ outer }) => outer.length > 2)
      .map((polygon) => zoneIsland(polygon, fill.penWidth));
    const box = joinBoxes(islands.map((island) => island.box));
    const layer = bits.bitOf(fill.layer);
    if (!box || layer === 0) return [];
    return [{ zone, ...(zone.net ? { net: zone.net } : {}), layer, islands, box }];
  });
}

/** The zone's layers as bits. */
export function zoneLayers(copper: CopperContext, zone: Zone): number {
  return copper.bits.bitsOf(resolveLayers(copper.board, zone.layers).filter(isCopperLayer));
}

/**
 * Calls back for every pair of items that may be near enough to matter, each pair once, the earlier item first. With
 * `only`, pairs of which at least one is in it.
 */
export function forEachNearPair(
  copper: BoardCopper,
  visit: (a: CopperItem, b: CopperItem) => void,
  only?: ReadonlySet<string>,
): void {
  const { items, index, farthest } = copper;
  for (let first = 0; first < items.length; first++) {
    const a = items[first]!;
    const chosen = !only || only.has(a.id);
    if (!chosen) continue;
    for (const second of index.search(a.box, farthest)) {
      if (second === first) continue;
      const b = items[second]!;
      const alsoChosen = !only || only.has(b.id);
      if (alsoChosen && second < first) continue;
      if ((a.reach & b.reach) === 0) continue;
      if (first < second) visit(a, b);
      else visit(b, a);
    }
  }
}

/** Clearance of the class of a zone's net. */
export function zoneClassClearance(copper: CopperContext, zone: Zone): Nm {
  return netClassOf(copper.board, zone.net).clearance;
}
