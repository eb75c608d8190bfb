import { type Graphic, padCenter, type ZoneConnection } from "@tracewright/board";
import { areTouching, type Box, boxesTouch, isInSolid, type Point, type Solid } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { ZoneCopper } from "../copper/zone-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem, nameZone } from "../findings/names.ts";

/** KiCad's default for how many spokes a relief has to have. */
const MIN_SPOKES = 2;

/**
 * Pads that a pour joins by a thermal relief with fewer spokes than the project asks for: starved_thermal (KiCad 7). A spoke is
 * where the pour's edge crosses into the pad and out again; pads that no spoke joins are open, or joined otherwise. A track
 * of the net from the pad into the pour is one as well, and so is a line drawn on the net (KiCad 9).
 */
export function judgeThermals(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { board, zones, bits, book } = copper;
  const { pad, footprint } = item;
  if (!pad || !footprint || item.net === undefined || !sink.wants("starved_thermal")) return;
  for (const pour of zones) {
    if (pour.net !== item.net || (item.layers & pour.layer) === 0 || !boxesTouch(pour.box, item.box)) continue;
    const { zone, layer } = pour;
    const ruled = book.hasConnections ? book.zoneConnection(item, zoneAsItem(zone, layer, bits), layer) : undefined;
    if (!isRelieved(item, ruled ?? pad.zoneConnection ?? footprint.zoneConnection ?? zone.pour.connection)) continue;
    const custom = book.spokes(item, zoneAsItem(zone, layer, bits), layer);
    const required = custom?.count ?? board.rules.minResolvedSpokes ?? MIN_SPOKES;
    if (required <= 0) continue;
    const joined = countSpokes(item, pour);
    if (joined === 0 || joined >= required) continue;
    const actual = joined + countLeads(copper, item, pour);
    if (actual >= required) continue;
    const name = bits.nameOf(layer);
    const by = custom?.rule;
    sink.add({
      rule: "starved_thermal",
      message: `${nameItem(board, item)} has ${actual} of ${required} spokes to ${nameZone(board, zone, name)}${by ? `, rule "${by.name}"` : ""}`,
      items: [zone.id, item.id],
      nets: [item.net],
      position: padCenter(footprint, pad),
      ...(name ? { layer: name } : {}),
      ...(by && { by }),
    });
  }
}

function isRelieved({ pad }: CopperItem, connection: ZoneConnection): boolean {
  return connection === "thermal" || (connection === "through-hole-thermal" && pad?.kind === "through-hole");
}

/** Crossings of the pour's edges with the pad's, two a spoke. Exact for convex pads. */
function countSpokes(item: CopperItem, { islands, layer }: ZoneCopper): number {
  const solids = copperOn(item, layer);
  const holds = (point: Point): boolean => solids.some((solid) => isInSolid(point, solid));
  const edges = islands.flatMap((island) => island.edgesNear(diagonalOf(item.box)));
  let crossings = 0;
  for (const edge of edges) {
    const [starts, ends] = [holds(edge.start), holds(edge.end)];
    if (starts !== ends) crossings += 1;
    else if (!starts && solids.some((solid) => areTouching(edge, solid))) crossings += 2;
  }
  return Math.floor(crossings / 2);
}

/** A line from corner to corner, which has the same box. */
function diagonalOf({ minX, minY, maxX, maxY }: Box): Solid {
  return { kind: "capsule", start: { x: minX, y: minY }, end: { x: maxX, y: maxY }, radius: 0 };
}

/** Tracks, and lines drawn on the net, that lead from the pad into the pour. */
function countLeads({ board, bits }: CopperContext, item: CopperItem, { layer, islands }: ZoneCopper): number {
  const name = bits.nameOf(layer);
  const solids = copperOn(item, layer);
  const holds = (point: Point): boolean => solids.some((solid) => isInSolid(point, solid));
  const isPoured = (point: Point): boolean => islands.some((island) => island.holds(point));
  const leads = (start: Point, end: Point): boolean =>
    (holds(start) && isPoured(end)) || (holds(end) && isPoured(start));
  const isHere = ({ net, layer: on }: Pick<Graphic, "net" | "layer">): boolean => net === item.net && on === name;
  const tracks = board.tracks.filter((track) => isHere(track) && leads(track.start, track.end));
  const lines = board.graphics.filter(
    (graphic) => isHere(graphic) && graphic.shape.kind === "line" && leads(graphic.shape.start, graphic.shape.end),
  );
  return tracks.length + lines.length;
}
