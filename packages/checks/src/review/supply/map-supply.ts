import { type CopperLayerId, type NetId, padPosition, type Track } from "@tracewright/board";
import { arcGeometry, type Point } from "@tracewright/geometry";
import { namePad, type PadOnPart } from "../pads.ts";
import { prepareReview, type ReviewContext, type ReviewInput } from "../review-context.ts";
import type { Contact, MeshedPour } from "./net-network.ts";
import { type SolvedSupply, SUPPLY_AMPERES, solveSupply, type UnsolvedSupply } from "./solve-supply.ts";
import type { DropSheet, DropSpot, DropStretch, MappedPad, SupplyMap } from "./supply-map.ts";

/** Why there is no map of a net. */
export interface NoSupplyMap {
  readonly why: UnsolvedSupply["why"];
  /** The load that is open. */
  readonly load?: string;
}

/** Degrees of an arc that are drawn as one straight piece. */
const ARC_STEP = 10;

/** The drop over the copper of one supply, solved as the rule `supply-drop` solves it. */
export function mapSupply(input: ReviewInput, net: NetId): SupplyMap | NoSupplyMap {
  const context = prepareReview(input);
  const reading = context.nets.get(net);
  if (!reading) return { why: "no-supply" };
  const solved = solveSupply(context, reading);
  if ("why" in solved) return { why: solved.why, ...(solved.why === "open-load" && { load: namePad(solved.load) }) };
  return mapOf(context, solved);
}

function mapOf(context: ReviewContext, { net, sources, loads, copper, drops }: SolvedSupply): SupplyMap {
  const dropOf = (node: number): number => drops[node] ?? Number.NaN;
  const { rootOf, nodesByNet } = context.connectivity;
  const nodes = nodesByNet.get(net) ?? [];
  const feeding = new Set(sources.map(({ pad }) => pad.id));
  const items = nodes.flatMap((node) => {
    const item = context.copper.items[node];
    return item ? [{ node, item }] : [];
  });
  const fed = new Set(items.flatMap(({ node, item }) => (feeding.has(item.id) ? [rootOf(node)] : [])));
  const stretches = items.flatMap(({ node, item: { track } }) =>
    track ? stretchesOf(track, copper.contacts.get(node) ?? [], dropOf) : [],
  );
  const spots = items.flatMap(({ node, item }): DropSpot[] => {
    const byLayer = copper.terminals.get(node);
    if (item.track || !byLayer) return [];
    const known = levelsOf(context.layers, byLayer, dropOf);
    return known.length === 0 ? [] : [{ item: item.id, box: item.box, drops: known }];
  });
  return {
    net,
    amperes: SUPPLY_AMPERES,
    sources: sources.map((at) => mappedPad(at, 0)),
    loads: loads.map(({ at, drop }) => mappedPad(at, drop)).toSorted((a, b) => b.drop - a.drop),
    max: drops.reduce((most, drop) => (drop > most ? drop : most), 0),
    stretches,
    spots,
    sheets: copper.pours.flatMap((pour) => sheetOf(pour, dropOf) ?? []),
    unreached: nodes.filter((node) => !fed.has(rootOf(node))).length,
  };
}

function mappedPad(at: PadOnPart, drop: number): MappedPad {
  return { item: at.pad.id, name: namePad(at), position: padPosition(at.footprint, at.pad), drop };
}

/** Beyond the first and last contact a track carries no current. */
function stretchesOf(track: Track, contacts: readonly Contact[], dropOf: (node: number) => number): DropStretch[] {
  const known = contacts.flatMap(({ along, node }) => {
    const drop = dropOf(node);
    return Number.isNaN(drop) ? [] : [{ along, drop }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  const levels = [{ along: 0, drop: first.drop }, ...known, { along: 1, drop: last.drop }];
  return levels.flatMap((to, index) => {
    const from = levels[index - 1];
    return from && to.along > from.along ? piecesBetween(track, from, to) : [];
  });
}

interface Level {
  readonly along: number;
  readonly drop: number;
}

/** Straight pieces of a track between two places of it. */
function piecesBetween(track: Track, from: Level, to: Level): DropStretch[] {
  const arc = track.mid && arcGeometry(track.start, track.mid, track.end);
  const turned = arc ? (Math.abs(arc.sweep) * 180 * (to.along - from.along)) / Math.PI : 0;
  const count = Math.max(1, Math.ceil(turned / ARC_STEP));
  const levelAt = (index: number): Level => ({
    along: from.along + ((to.along - from.along) * index) / count,
    drop: from.drop + ((to.drop - from.drop) * index) / count,
  });
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [levelAt(index), levelAt(index + 1)];
    return {
      item: track.id,
      layer: track.layer,
      width: track.width,
      start: placeOn(track, arc, a.along),
      end: placeOn(track, arc, b.along),
      drops: [a.drop, b.drop] as const,
    };
  });
}

function placeOn({ start, end }: Track, arc: ReturnType<typeof arcGeometry>, along: number): Point {
  if (along === 0) return start;
  if (along === 1) return end;
  if (!arc)
    return {
      x: Math.round(start.x + (end.x - start.x) * along),
      y: Math.round(start.y + (end.y - start.y) * along),
    };
  const angle = arc.startAngle + arc.sweep * along;
  return {
    x: Math.round(arc.center.x + arc.radius * Math.cos(angle)),
    y: Math.round(arc.center.y + arc.radius * Math.sin(angle)),
  };
}

function levelsOf(
  layers: readonly CopperLayerId[],
  byLayer: ReadonlyMap<CopperLayerId, number>,
  dropOf: (node: number) => number,
): DropSpot["drops"] {
  return layers.flatMap((layer) => {
    const node = byLayer.get(layer);
    const drop = node === undefined ? Number.NaN : dropOf(node);
    return Number.isNaN(drop) ? [] : [{ layer, drop }];
  });
}

function sheetOf({ layer, island, cells }: MeshedPour, dropOf: (node: number) => number): DropSheet | undefined {
  const { nodes, ...grid } = cells.grid;
  const drops = new Float32Array(grid.columns * grid.rows).fill(Number.NaN);
  let isReached = false;
  for (const [cell, node] of nodes) {
    drops[cell] = dropOf(node);
    isReached ||= !Number.isNaN(drops[cell]);
  }
  return isReached ? { layer, polygon: island.polygon, ...grid, drops } : undefined;
}
