import {
  type Board,
  type CopperLayerId,
  copperLayers,
  dimensionLines,
  drawnText,
  type Footprint,
  graphicSolids,
  hasPadCopper,
  indexBoard,
  isCopperLayer,
  type NetId,
  type Pad,
  padCenter,
  padLayers,
  padSolids,
  type Text,
  trackSolids,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import { type Point, placePoint, type Solid, strokeOf } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import { boardHoles } from "./board-holes.ts";
import type { Barrel, CopperPiece } from "./copper-groups.ts";
import { ringDecider } from "./copper-rings.ts";

/** A place where there must be copper, and what for. */
export interface CopperProbe {
  readonly layer: number;
  readonly point: Point;
  /** For a person: "R1 pad 2 (GND)". */
  readonly name: string;
  readonly kind: "pad" | "via" | "track" | "zone";
}

export interface BoardCopper {
  readonly pieces: readonly CopperPiece[];
  readonly barrels: readonly Barrel[];
  readonly probes: readonly CopperProbe[];
}

/**
 * All copper of a board straight from its records, without a film in between, and a probe for every pad, via, track and
 * area on each of its layers. What is read back from the films is held against it.
 */
export function boardCopper(board: Board): BoardCopper {
  const order = copperLayers(board);
  const pieces: CopperPiece[] = [];
  const probes: CopperProbe[] = [];
  const hasRing = ringDecider(board);
  const nets = indexBoard(board).netById;
  const ofNet = (net: NetId | undefined) => (net === undefined ? "" : ` (${nets.get(net)?.name ?? net})`);
  const put = (layer: CopperLayerId, solids: readonly Solid[]) => {
    const number = order.indexOf(layer);
    if (number >= 0) for (const solid of solids) pieces.push({ layer: number, solid });
  };
  const probe = (layer: CopperLayerId, point: Point, kind: CopperProbe["kind"], name: string) => {
    const number = order.indexOf(layer);
    if (number >= 0) probes.push({ layer: number, point, kind, name });
  };

  for (const track of board.tracks) {
    put(track.layer, trackSolids(track));
    probe(track.layer, track.start, "track", `track on ${track.layer}${ofNet(track.net)}`);
  }
  for (const via of board.vias)
    for (const layer of viaLayers(board, via)) {
      const ring = viaSolid(via, layer);
      if (!hasRing(via, [ring], via.position, layer)) continue;
      put(layer, [ring]);
      probe(layer, via.position, "via", `via on ${layer}${ofNet(via.net)}`);
    }
  const addPad = (part: Footprint, pad: Pad) => {
    if (!hasPadCopper(pad)) return;
    for (const layer of padLayers(board, pad)) {
      const center = padCenter(part, pad, layer);
      const solids = padSolids(part, pad, layer);
      if (!hasRing(pad, solids, center, layer)) continue;
      put(layer, solids);
      probe(layer, center, "pad", `${part.reference} pad ${pad.number}${ofNet(pad.net)}`);
    }
  };
  const addText = (text: Text, part: Footprint | undefined) => {
    if (text.hidden || !isCopperLayer(text.layer)) return;
    put(text.layer, drawnSolids(drawnText(board, text, part)));
  };
  for (const { layer, stroke, text, ...dimension } of board.dimensions) {
    if (!isCopperLayer(layer)) continue;
    const lines = dimensionLines({ layer, stroke, ...(text && { text }), ...dimension });
    put(
      layer,
      lines.flatMap((line) => strokeOf(line, stroke.width)),
    );
    if (text) addText(text, undefined);
  }
  const holders = [undefined, ...board.footprints];
  for (const part of holders) {
    const { graphics, texts, zones } = part ?? board;
    for (const graphic of graphics) if (isCopperLayer(graphic.layer)) put(graphic.layer, graphicSolids(graphic, part));
    for (const text of texts) addText(text, part);
    for (const pad of part?.pads ?? []) addPad(part!, pad);
    for (const zone of zones) {
      if (zone.keepout) continue;
      for (const { layer, polygons, penWidth = 0 } of zone.fills) {
        if (!isCopperLayer(layer)) continue;
        for (const polygon of polygons) {
          const place = (point: Point) => (part ? placePoint(point, part.position, part.rotation) : point);
          const outer = polygon.outer.map(place);
          const holes = polygon.holes.map((hole) => hole.map(place));
          const [corner] = outer;
          if (!corner || outer.length < 3) continue;
          put(layer, [{ kind: "polygon", polygon: { outer, holes }, radius: penWidth / 2 }]);
          probe(layer, corner, "zone", `zone on ${layer}${ofNet(zone.net)}`);
        }
      }
    }
  }
  return { pieces, barrels: boardBarrels(board, order), probes };
}

function boardBarrels(board: Board, order: readonly CopperLayerId[]): Barrel[] {
  return boardHoles(board)
    .filter(({ plated }) => plated)
    .map(({ position, end, diameter, from, to }) => ({
      hole: end
        ? { kind: "capsule", start: position, end, radius: diameter / 2 }
        : { kind: "circle", center: position, radius: diameter / 2 },
      from: order.indexOf(from),
      to: order.indexOf(to),
    }));
}
