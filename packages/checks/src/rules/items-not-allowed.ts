import {
  type Board,
  type Footprint,
  footprintCourtyard,
  isCopperLayer,
  resolveLayers,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import { areTouching, type Box, boxesTouch, boxOfPoints, type Polygon, type Solid } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, copperOn, someLayer } from "../copper/copper-item.ts";
import { placeOf } from "../copper/place-of.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint, nameItem } from "../findings/names.ts";

/** A rule area ready to be asked. */
export interface KeepoutArea {
  readonly zone: Zone;
  readonly layers: number;
  readonly area: Solid;
  readonly polygon: Polygon;
  readonly box: Box;
  readonly owner?: Footprint;
}

export function collectKeepouts(copper: CopperContext): KeepoutArea[] {
  const { board } = copper;
  return [
    ...board.zones.flatMap((zone) => keepoutOf(copper, zone)),
    ...board.footprints.flatMap((footprint) => footprint.zones.flatMap((zone) => keepoutOf(copper, zone, footprint))),
  ];
}

/** The rule area that a zone is, if it is one; none or one. */
export function keepoutOf(copper: CopperContext, zone: Zone, owner?: Footprint): KeepoutArea[] {
  const polygon = zoneOutline(zone, owner);
  const box = boxOfPoints(polygon.outer);
  if (!zone.keepout || !box || polygon.outer.length < 3) return [];
  const layers = copper.bits.bitsOf(resolveLayers(copper.board, zone.layers).filter(isCopperLayer));
  return [{ zone, layers, polygon, box, area: { kind: "polygon", polygon, radius: 0 }, ...(owner ? { owner } : {}) }];
}

/** Tracks, vias and pads stay out of areas that forbid them. */
export function judgeKeepouts(
  copper: CopperContext,
  keepouts: readonly KeepoutArea[],
  item: CopperItem,
  sink: FindingSink,
): void {
  for (const keepout of keepouts) {
    if (!isForbidden(item, keepout) || !boxesTouch(item.box, keepout.box)) continue;
    const common = item.reach & keepout.layers;
    const inside = someLayer(common, (layer) => copperOn(item, layer).some((s) => areTouching(s, keepout.area)));
    if (!inside) continue;
    const layer = copper.bits.nameOf(common);
    sink.add({
      rule: "items_not_allowed",
      message: `${nameItem(copper.board, item, layer)} is in ${nameArea(keepout)}, which does not allow it`,
      items: [item.id, keepout.zone.id],
      nets: item.net === undefined ? [] : [item.net],
      position: placeOf(item),
      ...(layer ? { layer } : {}),
    });
  }
}

/** Blind, buried and laser-drilled vias want a board that allows them. */
export function judgeViaKind({ board }: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { via } = item;
  if (!via || via.kind === "through") return;
  const { allowBlindBuriedVias, allowMicrovias } = board.rules;
  if (via.kind === "micro" ? allowMicrovias : allowBlindBuriedVias) return;
  const what = via.kind === "micro" ? "a microvia" : "blind or buried";
  sink.add({
    rule: "items_not_allowed",
    message: `${nameItem(board, item)} is ${what}, which this board's rules do not allow`,
    items: [via.id],
    nets: via.net === undefined ? [] : [via.net],
    position: via.position,
    layer: via.layers[0],
  });
}

function isForbidden(item: CopperItem, { zone }: KeepoutArea): boolean {
  const { keepout } = zone;
  if (!keepout) return false;
  return (
    (item.kind === "track" && keepout.tracks) ||
    (item.kind === "via" && keepout.vias) ||
    (item.kind === "pad" && keepout.pads)
  );
}

function nameArea({ zone, owner }: KeepoutArea): string {
  return `rule area ${zone.name ?? (owner ? `of ${owner.reference}` : "without name")}`;
}

/** Parts stay out of areas that forbid them: their courtyards do not reach in. */
export function judgeFootprintKeepouts(board: Board, keepouts: readonly KeepoutArea[], sink: FindingSink): void {
  for (const keepout of keepouts) {
    if (!keepout.zone.keepout?.footprints) continue;
    for (const footprint of board.footprints) judgeFootprintKeepout(board, keepout, footprint, sink);
  }
}

/** One part and one area. */
export function judgeFootprintKeepout(
  board: Board,
  keepout: KeepoutArea,
  footprint: Footprint,
  sink: FindingSink,
): void {
  if (!keepout.zone.keepout?.footprints || footprint === keepout.owner) return;
  if (!resolveLayers(board, keepout.zone.layers).includes(footprint.side === "front" ? "F.Cu" : "B.Cu")) return;
  const { front, back, derived } = footprintCourtyard(footprint);
  if (derived) return;
  const inside = (footprint.side === "front" ? front : back).some((polygon) =>
    areTouching({ kind: "polygon", polygon, radius: 0 }, keepout.area),
  );
  if (!inside) return;
  sink.add({
    rule: "items_not_allowed",
    message: `${nameFootprint(footprint)} is in ${nameArea(keepout)}, which does not allow parts`,
    items: [footprint.id, keepout.zone.id],
    nets: [],
    position: footprint.position,
  });
}
