import {
  antennaAreas,
  type Graphic,
  graphicSolids,
  type Pad,
  resolveLayers,
  tiedPads,
  trackSolids,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import {
  AT_ORIGIN,
  boxesTouch,
  boxOfPoints,
  convexHull,
  growBox,
  type Placement,
  type Ring,
  type Solid,
  solidPolygons,
} from "@tracewright/geometry";
import { type Area, type AreaAlgebra, areaOf } from "./areas.ts";
import { GrownShapes } from "./grown-shapes.ts";
import { padFooting, viaFooting } from "./layer-items.ts";
import { padConnection, thermalGap } from "./pad-connection.ts";
import {
  drawingClearance,
  EXTRA_CLEARANCE,
  edgeClearance,
  holeClearance,
  netClearance,
  padClearance,
} from "./pour-clearance.ts";
import type { PourTask } from "./pour-task.ts";
import { padAsRuled, trackAsRuled, viaAsRuled, zoneAsRuled } from "./rule-items.ts";
import { textBox } from "./text-box.ts";
import { lacksRing } from "./unused-rings.ts";

/** Everything of another net (or of none) that the zone keeps away from, grown by the clearance. */
export function clearanceHoles(task: PourTask, algebra: AreaAlgebra): Area {
  const { board, zone, layer } = task;
  const shapes = new GrownShapes(task);
  const isForeign = (net: Zone["net"]) => net === undefined || net !== zone.net;
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (!isForeign(pad.net) && padConnection(task, part, pad) !== "none") continue;
      const { copper, hole } = padFooting(board, part, pad, layer, "outside");
      const gap = padClearance(task, part, pad) + EXTRA_CLEARANCE;
      const ring = hole && lacksRing(board, pad, copper, layer) ? [] : hullIfAsked(pad, copper);
      shapes.add(ring, gap);
      if (hole && isForeign(pad.net)) {
        const toHole = holeClearance(task, () => padAsRuled(task, part, pad)) + EXTRA_CLEARANCE;
        shapes.add([hole], Math.max(ring.length > 0 ? 0 : gap, toHole));
      } else if (hole && ring.length === 0) shapes.add([hole], gap);
    }
  for (const via of board.vias) {
    if (!isForeign(via.net)) continue;
    const { copper, hole } = viaFooting(board, via, layer);
    const gap = netClearance(task, () => viaAsRuled(task, via), via.net) + EXTRA_CLEARANCE;
    const ring = hole && lacksRing(board, via, copper, layer) ? [] : copper;
    shapes.add(ring, gap);
    if (!hole) continue;
    const toHole = holeClearance(task, () => viaAsRuled(task, via)) + EXTRA_CLEARANCE;
    shapes.add([hole], Math.max(ring.length > 0 ? 0 : gap, toHole));
  }
  for (const track of board.tracks)
    if (track.layer === layer && isForeign(track.net)) {
      const gap = netClearance(task, () => trackAsRuled(task, track), track.net) + EXTRA_CLEARANCE;
      shapes.add(trackSolids(track, "outside"), gap);
    }
  addDrawings(task, shapes);
  return algebra.unite([...shapes.area(algebra), ...keepoutAreas(task), ...rivalFills(task, algebra)]);
}

/** Around pads that get thermal reliefs, and around holes of the zone's own net that have no copper on the layer. */
export function thermalHoles(task: PourTask, algebra: AreaAlgebra): Area {
  const { board, zone, layer } = task;
  const shapes = new GrownShapes(task);
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (zone.net === undefined || pad.net !== zone.net || padConnection(task, part, pad) !== "thermal") continue;
      const { copper, hole } = padFooting(board, part, pad, layer, "outside");
      if (copper.length > 0) shapes.add(hullIfAsked(pad, copper), thermalGap(task, part, pad));
      else if (hole) shapes.add([hole], thermalGap(task, part, pad));
    }
  return algebra.unite(shapes.area(algebra));
}

/** What zones of the same net and higher priority claim for themselves. */
export function claimedAreas({ board, zone, layer }: PourTask): Area {
  const rivals = board.zones.filter(
    (other) =>
      !other.keepout &&
      other.priority > zone.priority &&
      other.net === zone.net &&
      resolveLayers(board, other.layers).includes(layer),
  );
  return areaOf(rivals.map((other) => zoneOutline(other)));
}

/** A custom pad can ask that zones keep away from its convex hull instead of its outline. */
function hullIfAsked({ shape }: Pad, copper: readonly Solid[]): readonly Solid[] {
  if (shape.kind !== "custom" || shape.clearanceOutline !== "convexhull") return copper;
  const corners = copper.flatMap((solid) => solidPolygons(solid, { maxError: 1_000 })).flatMap(({ outer }) => outer);
  return [{ kind: "convex", points: convexHull(corners), radius: 0 }];
}

/** Graphics and texts on the layer, and the board's edge, which every layer keeps away from. */
function addDrawings(task: PourTask, shapes: GrownShapes): void {
  const { board, zone, layer } = task;
  const toDrawing = drawingClearance(board, zone) + EXTRA_CLEARANCE;
  const add = (graphics: readonly Graphic[], placement: Placement) => {
    for (const graphic of graphics)
      if (graphic.layer === "Edge.Cuts" || graphic.layer === "Margin") {
        const line = { ...graphic, stroke: { ...graphic.stroke, width: 0 }, filled: false };
        const solids = graphicSolids(line, placement, "outside");
        shapes.add(solids, edgeClearance(task, graphic, solids) + EXTRA_CLEARANCE);
      } else if (graphic.layer === layer && (graphic.net === undefined || graphic.net !== zone.net))
        shapes.add(graphicSolids(graphic, placement, "outside"), toDrawing);
  };
  add(board.graphics, AT_ORIGIN);
  for (const text of board.texts)
    if (text.layer === layer && !text.hidden) shapes.add([textBox(board, text)], toDrawing);
  for (const part of board.footprints) {
    // The copper of a net tie is joined to its pads: a pour of one of their nets runs into it.
    const isJoined = zone.net !== undefined && tiedPads(part).some(({ net }) => net === zone.net);
    add(isJoined ? part.graphics.filter((graphic) => graphic.layer !== layer) : part.graphics, part);
    for (const text of part.texts)
      if (text.layer === layer && !text.hidden) shapes.add([textBox(board, text, part)], toDrawing);
  }
}

/** Rule areas that forbid pours, exactly as drawn, and the antenna ends of known modules whose footprints draw none. */
function keepoutAreas({ board, layer }: PourTask): Area {
  const zones = [
    ...board.zones.map((zone) => ({ zone, placement: AT_ORIGIN })),
    ...board.footprints.flatMap((part) =>
      [...part.zones, ...antennaAreas(part)].map((zone) => ({ zone, placement: part })),
    ),
  ];
  return areaOf(
    zones
      .filter(({ zone }) => zone.keepout?.pours && resolveLayers(board, zone.layers).includes(layer))
      .map(({ zone, placement }) => zoneOutline(zone, placement)),
  );
}

/** Copper of other nets' zones that were filled before this one. */
function rivalFills(task: PourTask, algebra: AreaAlgebra): Area {
  const { board, zone, layer, filled, box } = task;
  const rings: Ring[] = [];
  for (const [other, fills] of filled) {
    if (other.net !== undefined && other.net === zone.net) continue;
    const least = netClearance(task, () => zoneAsRuled(task, other), other.net);
    const gap = Math.max(least, other.pour.clearance) + EXTRA_CLEARANCE;
    const reach = growBox(box, gap);
    const near = fills
      .filter((fill) => fill.layer === layer)
      .flatMap((fill) => fill.polygons)
      .filter(({ outer }) => {
        const around = boxOfPoints(outer);
        return around !== undefined && boxesTouch(reach, around);
      });
    rings.push(...algebra.inflate(areaOf(near), gap, { maxError: board.rules.maxArcError }));
  }
  return rings;
}
