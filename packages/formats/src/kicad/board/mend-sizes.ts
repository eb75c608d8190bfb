import {
  type Board,
  type Footprint,
  indexBoard,
  type NetId,
  netClassOf,
  phrase,
  worded,
  type Zone,
} from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import type { BoardReading } from "./board-reading.ts";

/**
 * What can be nothing's size or outline is given that of its net's class, or left out, and reported with its place. A
 * via whose drill takes all of it is reported and stays as drawn: the checks find its missing ring, as KiCad's do.
 */
export function mendSizes(reading: BoardReading, board: Board): Board {
  const nets = indexBoard(board).netById;
  const nameOf = (net: NetId | undefined) => (net === undefined ? phrase("no-net", {}) : (nets.get(net)?.name ?? net));
  const tracks = board.tracks.map((track) => {
    if (track.width > 0) return track;
    const { trackWidth } = netClassOf(board, track.net);
    const { layer, start } = track;
    const facts = { net: nameOf(track.net), layer, ...at(start), width: toMm(trackWidth) };
    reading.report({
      severity: "warning",
      code: "size-mended",
      ...worded("track-without-width", facts),
      place: start,
    });
    return { ...track, width: trackWidth };
  });
  for (const via of board.vias)
    if (via.drill > via.diameter)
      reading.report({
        severity: "warning",
        code: "via-without-ring",
        ...worded("via-without-ring", {
          net: nameOf(via.net),
          ...at(via.position),
          drill: toMm(via.drill),
          diameter: toMm(via.diameter),
        }),
        place: via.position,
      });
  const zonesOf = (zones: readonly Zone[], part?: Footprint): Zone[] =>
    zones.flatMap((zone) => {
      const outline = zone.outline.filter((ring) => ring.length > 2);
      if (outline.length === zone.outline.length && outline.length > 0) return [zone];
      if (zone.outline[0] && zone.outline[0].length > 2) return [{ ...zone, outline }];
      const place = part ? part.position : zone.outline[0]?.[0];
      reading.report({
        severity: "warning",
        code: "zone-without-area",
        ...worded("zone-without-area", { net: nameOf(zone.net), layers: zone.layers.join(", ") }),
        ...(place && { place }),
      });
      reading.count("zones", "dropped");
      return [];
    });
  return {
    ...board,
    tracks: board.tracks.every((track, index) => track === tracks[index]) ? board.tracks : tracks,
    zones: zonesOf(board.zones),
    footprints: board.footprints.map((part) =>
      part.zones.length > 0 ? { ...part, zones: zonesOf(part.zones, part) } : part,
    ),
  };
}

function at({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: toMm(x).toFixed(3), y: toMm(y).toFixed(3) };
}
