import type {
  Keepout,
  LayerId,
  LayerSelector,
  PourSettings,
  Zone,
  ZoneConnection,
  ZoneFill,
  ZoneHatch,
} from "@tracewright/board";
import type { Nm, Ring } from "@tracewright/geometry";
import { isYes, type NodeReader } from "../../sexpr/node-reader.ts";
import { wordTable } from "../../word-table.ts";
import type { BoardReading } from "./board-reading.ts";
import { withoutUndefined } from "./read-pad.ts";
import { readPoints } from "./read-points.ts";

const FIRST_PENLESS_VERSION = 20220211;

const CONNECTIONS: Readonly<Record<string, ZoneConnection>> = wordTable({
  yes: "solid",
  no: "none",
  thru_hole_only: "through-hole-thermal",
});
const HATCH_BORDERS: Readonly<Record<string, ZoneHatch["border"]>> = wordTable({
  min_thickness: "min-thickness",
  hatch_thickness: "hatch-thickness",
});
const ISLAND_MODES = ["always", "never", "below-area"] as const;

/** A copper zone or a rule area. */
export function readZone(reading: BoardReading, node: NodeReader): Zone {
  reading.subject = "a zone";
  const net = reading.takeNet(node);
  node.take("net_name");
  const locked = node.takeFlag("locked");
  const name = node.takeText("name");
  const layers: LayerSelector[] = [...reading.selectors(node.take("layer")), ...reading.selectors(node.take("layers"))];
  const id = reading.id(node, "zone");
  const priority = reading.takeNumber(node, "priority") ?? 0;
  const keepout = readKeepout(node.take("keepout"));
  // How the outline is hatched on the screen: of no consequence for the board.
  node.take("hatch");
  const drawnWithPen = takePenSwitch(reading, node);
  const fill = node.take("fill");
  const pour = readPour(reading, node, fill);
  const outline = node.takeAll("polygon").map((polygon) => readPoints(reading, polygon.take("pts")));
  const fills = readFills(reading, node, { layers, penWidth: drawnWithPen ? pour.minThickness : 0 });
  reading.count(keepout ? "rule areas" : "zones", "read");
  return {
    id,
    ...(name !== undefined && name !== "" && { name }),
    layers,
    outline,
    ...(net && { net }),
    priority,
    ...(keepout && { keepout }),
    pour,
    filled: fill ? isYes(fill.peekAtom() ?? "no") : false,
    fills,
    locked,
    ...reading.foreign(node, "zones"),
  };
}

function readKeepout(list: NodeReader | undefined): Keepout | undefined {
  if (!list) return undefined;
  const forbids = (what: string) => list.takeText(what) === "not_allowed";
  return {
    tracks: forbids("tracks"),
    vias: forbids("vias"),
    pads: forbids("pads"),
    pours: forbids("copperpour"),
    footprints: forbids("footprints"),
  };
}

function readPour(reading: BoardReading, node: NodeReader, fill: NodeReader | undefined): PourSettings {
  const connect = node.take("connect_pads");
  const connection = CONNECTIONS[connect?.takeAtom() ?? ""] ?? "thermal";
  const length = (parent: NodeReader | undefined, name: string, fallback: number) =>
    (parent && reading.takeExtent(parent, name)) ?? fallback;
  const smoothing = fill?.takeText("smoothing");
  const radius = fill && reading.takeLength(fill, "radius");
  const islandMode = (fill && reading.takeNumber(fill, "island_removal_mode")) ?? 0;
  const islandArea = fill && reading.takeNumber(fill, "island_area_min");
  const mode = fill?.takeText("mode");
  const hatch = fill && readHatch(reading, fill);
  return {
    clearance: length(connect, "clearance", 0),
    minThickness: length(node, "min_thickness", 250_000),
    connection,
    thermalGap: length(fill, "thermal_gap", 500_000),
    thermalBridgeWidth: length(fill, "thermal_bridge_width", 500_000),
    islandRemoval: ISLAND_MODES[islandMode] ?? "always",
    ...(islandArea !== undefined && { minIslandArea: Math.round(islandArea * 1e12) }),
    smoothing: smoothing === "chamfer" || smoothing === "fillet" ? smoothing : "none",
    ...(radius !== undefined && { smoothingRadius: radius }),
    fillMode: mode === "hatch" ? "hatched" : "solid",
    ...(hatch && { hatch }),
  };
}

function readHatch(reading: BoardReading, fill: NodeReader): ZoneHatch | undefined {
  const thickness = reading.takeLength(fill, "hatch_thickness");
  const gap = reading.takeLength(fill, "hatch_gap");
  const orientation = reading.takeNumber(fill, "hatch_orientation") ?? 0;
  const level = reading.takeNumber(fill, "hatch_smoothing_level");
  const smoothingValue = reading.takeNumber(fill, "hatch_smoothing_value");
  const border = HATCH_BORDERS[fill.takeText("hatch_border_algorithm") ?? ""];
  const minHoleArea = reading.takeNumber(fill, "hatch_min_hole_area");
  if (thickness === undefined || gap === undefined) return undefined;
  const smoothingLevel = level && Math.min(3, Math.max(0, Math.round(level)));
  return {
    thickness,
    gap,
    orientation,
    ...withoutUndefined({ smoothingLevel, smoothingValue, border, minHoleArea }),
  };
}

/** Up to version 6 fills are drawn with a pen as wide as the least thickness, unless the zone says no; later never. */
function takePenSwitch(reading: BoardReading, node: NodeReader): boolean {
  const word = node.takeText("filled_areas_thickness");
  return word === undefined ? reading.version < FIRST_PENLESS_VERSION : isYes(word);
}

function readFills(
  reading: BoardReading,
  node: NodeReader,
  { layers, penWidth }: { readonly layers: readonly LayerSelector[]; readonly penWidth: Nm },
): ZoneFill[] {
  const byLayer = new Map<string, { layer: LayerId; polygons: { outer: Ring; holes: Ring[] }[] }>();
  for (const polygon of node.takeAll("filled_polygon")) {
    const layer = reading.layer(polygon.takeText("layer") ?? layers[0]);
    polygon.takeFlag("island");
    if (!layer) continue;
    const fill = byLayer.get(layer) ?? { layer, polygons: [] };
    byLayer.set(layer, fill);
    fill.polygons.push({ outer: readPoints(reading, polygon.take("pts")), holes: [] });
  }
  // Version 5 could store fills as strokes; the next filling makes them polygons.
  for (const _ of node.takeAll("fill_segments")) reading.count("zone fills as strokes", "dropped");
  return [...byLayer.values()].map((fill) => (penWidth > 0 ? { ...fill, penWidth } : fill));
}
