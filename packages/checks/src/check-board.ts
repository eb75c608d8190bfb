import type { Board, Finding, ItemId } from "@tracewright/board";
import { connectCopper } from "./connections/clusters.ts";
import { type ConnectionCount, countConnections } from "./connections/count-connections.ts";
import { type Airwire, findAirwires } from "./connections/ratsnest.ts";
import { forEachNearPair, prepareCopper } from "./copper/board-copper.ts";
import { FindingSink } from "./findings/finding-sink.ts";
import { BoardEdges, judgeEdgeClearance } from "./rules/copper-edge-clearance.ts";
import { judgeCopperPair } from "./rules/copper-pair.ts";
import { judgeCourtyards } from "./rules/courtyards.ts";
import { judgeDangling } from "./rules/dangling.ts";
import { judgeReferences } from "./rules/duplicate-footprints.ts";
import { judgeHolesTogether } from "./rules/hole-to-hole.ts";
import { judgeHolesInCourtyards } from "./rules/holes-in-courtyards.ts";
import { judgeOutline } from "./rules/invalid-outline.ts";
import { judgeDisabledLayers } from "./rules/item-on-disabled-layer.ts";
import { collectKeepouts, judgeFootprintKeepouts, judgeKeepouts, judgeViaKind } from "./rules/items-not-allowed.ts";
import { judgeSilkscreen } from "./rules/silkscreen.ts";
import { judgeSizes } from "./rules/sizes.ts";
import { reportAirwires } from "./rules/unconnected-items.ts";
import { judgeZones } from "./rules/zone-clearance.ts";
import { judgeZoneNets } from "./rules/zone-has-empty-net.ts";
import { judgeZonePairs } from "./rules/zones-intersect.ts";

export interface CheckOptions {
  /** Only findings that one of these items has a part in, board-wide ones (outline, references) included. */
  readonly items?: ReadonlySet<ItemId>;
}

export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly connections: ConnectionCount;
  readonly ratsnest: readonly Airwire[];
}

/** Judges a board by all rules, as KiCad 6 names and judges them. Pure: equal boards give equal findings. */
export function checkBoard(board: Board, options: CheckOptions = {}): CheckResult {
  const only = options.items;
  const sink = new FindingSink(board);
  const copper = prepareCopper(board);
  forEachNearPair(copper, (a, b) => judgeCopperPair(copper, a, b, sink), only);
  const edges = new BoardEdges(board);
  const keepouts = collectKeepouts(copper);
  for (const item of copper.items) {
    if (only && !only.has(item.id)) continue;
    judgeZones(copper, item, sink);
    judgeEdgeClearance(copper, edges, item, sink);
    judgeKeepouts(copper, keepouts, item, sink);
    judgeViaKind(copper, item, sink);
    judgeSizes(copper, item, sink);
  }
  judgeZonePairs(copper, sink, only);
  judgeHolesTogether(copper, sink, only);
  judgeFootprintKeepouts(board, keepouts, sink);
  judgeCourtyards(board, sink, only);
  judgeHolesInCourtyards(board, sink, only);
  judgeDisabledLayers(board, sink, only);
  judgeZoneNets(copper, sink, only);
  judgeOutline(board, sink);
  judgeReferences(board, sink);
  judgeSilkscreen(board, edges, sink, only);
  const connectivity = connectCopper(copper);
  judgeDangling(connectivity, sink, only);
  const ratsnest = findAirwires(connectivity);
  reportAirwires(board, ratsnest, sink);
  return { findings: sink.findings, connections: countConnections(connectivity, ratsnest), ratsnest };
}

/** What is connected and what is not, without judging anything else. */
export function checkConnections(board: Board): Omit<CheckResult, "findings"> {
  const connectivity = connectCopper(prepareCopper(board));
  const ratsnest = findAirwires(connectivity);
  return { connections: countConnections(connectivity, ratsnest), ratsnest };
}

/** The airwires of a board. */
export function ratsnest(board: Board): readonly Airwire[] {
  return findAirwires(connectCopper(prepareCopper(board)));
}
