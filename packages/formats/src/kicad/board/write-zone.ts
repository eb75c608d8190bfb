import { type Keepout, type PourSettings, phrase, type Zone, type ZoneHatch } from "@tracewright/board";
import { fracturePolygon } from "@tracewright/geometry";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { type BoardWriting, flag, layerName, mm, pts, tstamp, when } from "./board-writing.ts";

const CONNECTIONS = { solid: ["yes"], thermal: [], "through-hole-thermal": ["thru_hole_only"], none: ["no"] } as const;
const ISLAND_MODES = ["always", "never", "below-area"] as const;

export function writeZone(writing: BoardWriting, zone: Zone): Written {
  const { pour, keepout, layers } = zone;
  // Version 6 knows one pen for a whole zone, and it is as wide as the least thickness.
  const withPen = zone.fills.some(({ penWidth = 0 }) => penWidth > 0);
  const penOf = (width = 0) => width === (withPen ? pour.minThickness : 0);
  const fills = zone.fills.filter(({ penWidth }) => penOf(penWidth));
  if (fills.length < zone.fills.length) writing.lose(phrase("lost-pen-fill", {}));
  return [
    "zone",
    ...flag("locked", zone.locked),
    ["net", String(writing.netNumber(zone.net))],
    ["net_name", quote(writing.netName(zone.net))],
    writeLayers(layers),
    tstamp(zone.id),
    ...when(zone.name, (name) => ["name", quote(name)]),
    ["hatch", "edge", "0.508"],
    ...(zone.priority > 0 ? [["priority", String(zone.priority)]] : []),
    ["connect_pads", ...CONNECTIONS[pour.connection], ["clearance", mm(pour.clearance)]],
    ["min_thickness", mm(pour.minThickness)],
    ...(withPen ? [] : [["filled_areas_thickness", "no"]]),
    ...when(keepout, writeKeepout),
    writePour(zone.filled, pour),
    ...zone.outline.map((ring): Written => ["polygon", pts(ring)]),
    ...fills.flatMap(({ layer, polygons }) =>
      polygons.map((polygon): Written => ["filled_polygon", layerName(layer), pts(fracturePolygon(polygon))]),
    ),
    ...writing.foreign(zone.foreign, "zone"),
  ];
}

function writeKeepout(keepout: Keepout): Written {
  const word = (forbidden: boolean) => (forbidden ? "not_allowed" : "allowed");
  return [
    "keepout",
    ["tracks", word(keepout.tracks)],
    ["vias", word(keepout.vias)],
    ["pads", word(keepout.pads)],
    ["copperpour", word(keepout.pours)],
    ["footprints", word(keepout.footprints)],
  ];
}

function writePour(filled: boolean, pour: PourSettings): Written {
  const { islandRemoval, minIslandArea, smoothing, smoothingRadius, hatch } = pour;
  return [
    "fill",
    ...flag("yes", filled),
    ...(pour.fillMode === "hatched" ? [["mode", "hatch"]] : []),
    ["thermal_gap", mm(pour.thermalGap)],
    ["thermal_bridge_width", mm(pour.thermalBridgeWidth)],
    ...(smoothing === "none" ? [] : [["smoothing", smoothing]]),
    ...when(smoothingRadius, (radius) => ["radius", mm(radius)]),
    ...(islandRemoval === "always" ? [] : [["island_removal_mode", String(ISLAND_MODES.indexOf(islandRemoval))]]),
    ...when(minIslandArea, (area) => ["island_area_min", String(area / 1e12)]),
    ...(hatch ? writeHatch(hatch) : []),
  ];
}

function writeHatch(hatch: ZoneHatch): Written[] {
  return [
    ["hatch_thickness", mm(hatch.thickness)],
    ["hatch_gap", mm(hatch.gap)],
    ["hatch_orientation", String(hatch.orientation)],
    ...when(hatch.smoothingLevel, (level) => ["hatch_smoothing_level", String(level)]),
    ...when(hatch.smoothingValue, (value) => ["hatch_smoothing_value", String(value)]),
    ...when(hatch.border, (border) => ["hatch_border_algorithm", border.replace("-", "_")]),
    ...when(hatch.minHoleArea, (area) => ["hatch_min_hole_area", String(area)]),
  ];
}

/** One layer stands alone; wildcards are a list even by themselves: KiCad 6 crashes on `(layer "F&B.Cu")`. */
function writeLayers(layers: Zone["layers"]): Written {
  const [only] = layers;
  const isPlain = layers.length === 1 && only !== undefined && !only.includes("*") && !only.includes("&");
  return isPlain ? layerName(only) : ["layers", ...layers.map(quote)];
}
