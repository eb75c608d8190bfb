import {
  type CopperLayerId,
  type Keepout,
  type LayerSelector,
  type NetId,
  type PourSettings,
  phrase,
  type Zone,
  type ZoneFill,
} from "@tracewright/board";
import { fracturePolygon, type Nm, nestRings, type Ring } from "@tracewright/geometry";
import { isNestedDeeperThan } from "../../json/json-depth.ts";
import { toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { flattenSubPath, readSvgPath } from "../svg-path.ts";
import { easyedaLayer } from "./board-layers.ts";
import { type BoardReading, type Content, type Frame, OUTER_COPPER } from "./board-reading.ts";
import { addArea, CURVE_ERROR } from "./read-line-shapes.ts";

/** Above every pour: a solid region is copper as drawn, and pours give way to it. */
const REGION_PRIORITY = 10_000;
/** The order of a pour lies below; 1 is filled first. */
const MAX_ORDER = 1_000;
const MIN_NECK: Nm = 100_000;
const FILL_DEPTH = 8;
/** More rings are not sorted into areas and holes: that takes time by the square. */
const MAX_NESTED = 2_000;

const NO_POURS: Keepout = { tracks: false, vias: false, pads: false, pours: true, footprints: false };

/**
 * COPPERAREA~width~layer~net~path~clearance~fill~id~thermal~keepIsland~fills~locked~name~order…: a pour. Its
 * fills come along as the file computed them; how wide its spokes are, `withSpokes` says.
 */
export function readCopperArea(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const pen = shape.extentOr(1, 0, "its-line-width");
  const layer = easyedaLayer(shape.text(2), frame.side);
  const rings = readRings(shape, 4);
  const clearance = toNm(shape.extentOr(5, 0, "its-clearance"));
  const order = shape.numberOr(13, MAX_ORDER, "its-order");
  if (layer.kind === "unused" || layer.kind === "drawing") shape.fail(phrase("on-no-copper", {}));
  if (rings.length === 0) shape.fail(phrase("outline-without-area", {}));
  if (shape.problem !== undefined || layer.kind === "unused" || layer.kind === "drawing") return;
  reading.usedLayers.add(shape.text(2));
  const layers = layer.kind === "multi" ? OUTER_COPPER : [layer.layer];
  const isFilled = shape.text(6) !== "none";
  const penWidth = toNm(pen);
  const fills = isFilled && layer.kind === "copper" ? readFills(shape, { layer: layer.layer, frame }) : [];
  const net = reading.net(shape.text(3));
  const pour: PourSettings = {
    ...plainPour(clearance),
    minThickness: Math.max(MIN_NECK, penWidth),
    connection: shape.text(8) === "direct" ? "solid" : "thermal",
    islandRemoval: shape.text(9) === "yes" ? "never" : "always",
  };
  for (const ring of rings)
    into.zones.push({
      id: reading.id(shape.text(7)),
      layers,
      outline: [ring.map((corner) => frame.place(corner))],
      ...(net && { net }),
      priority: Math.max(0, MAX_ORDER - Math.max(0, Math.min(MAX_ORDER, Math.round(order)))),
      pour,
      filled: fills.length > 0,
      fills: ring === rings[0] ? fills : [],
      locked: shape.text(11) === "1",
    });
  into.counted.push({ kind: "zones", what: "read", by: 1 });
}

/**
 * PLANEZONE~layer~net~type~id#@$id~path#@$…: what a net has of an inner plane, as filled, each path an area with its
 * holes. The file keeps neither clearance nor joints for planes; ten mil and thermal joints are the editor's own.
 */
export function readPlaneZone(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const layer = easyedaLayer(shape.text(1), frame.side);
  if (layer.kind !== "copper") shape.fail(phrase("on-no-copper", {}));
  const pieces = shape.parts.map((text) => readRings(shape.derive(`~${text}`), 2));
  if (pieces.every((rings) => rings.length === 0)) shape.fail(phrase("outline-without-area", {}));
  const rings = pieces.flat();
  for (const ring of rings) shape.check(ring, "its-outline");
  if (shape.problem !== undefined || layer.kind !== "copper") return;
  reading.usedLayers.add(shape.text(1));
  const net = reading.net(shape.text(2));
  const placed = rings.slice(0, MAX_NESTED).map((ring) => ring.map((corner) => frame.place(corner)));
  for (const polygon of nestRings(placed))
    into.zones.push({
      id: reading.id(shape.text(4)),
      layers: [layer.layer],
      outline: [polygon.outer],
      ...(net && { net }),
      priority: 0,
      pour: plainPour(toNm(1)),
      filled: true,
      fills: [{ layer: layer.layer, polygons: [polygon] }],
      locked: false,
    });
  into.counted.push({ kind: "plane zones", what: "converted", by: 1 });
}

/**
 * SOLIDREGION~layer~net~path~type~id~…~locked. On copper a "solid" one becomes a zone filled as drawn, a "cutout" an
 * area without pours; "npth" is cut out of the board; elsewhere it is a filled drawing.
 */
export function readSolidRegion(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const layerId = shape.text(1);
  const layer = easyedaLayer(layerId, frame.side);
  const rings = readRings(shape, 3);
  const type = shape.text(4).toLowerCase();
  if (rings.length === 0) shape.fail(phrase("outline-without-area", {}));
  if (shape.problem !== undefined) return;
  const id = shape.text(5);
  if (type === "npth") {
    for (const ring of rings)
      addArea(reading, frame, into, { ring, layers: ["Edge.Cuts"], width: 0.4, filled: false, id });
    into.counted.push({ kind: "cut-outs", what: "converted", by: 1 });
    return;
  }
  if (layer.kind === "unused") {
    shape.fail(phrase("on-foreign-layer", { layer: layer.name }));
    return;
  }
  if (layer.kind === "drawing") {
    if (type === "cutout") {
      reading.skippedCutouts.push(shape.place);
      return;
    }
    // Bodies and leads of parts are drawn in outline: filled they would hide what lies on the layer.
    const isBody = layer.layer === "F.Fab" || layer.layer === "B.Fab";
    const areas = rings.length > 1 ? filledRings(rings) : rings;
    for (const ring of areas)
      addArea(reading, frame, into, { ring, layers: [layer.layer], width: isBody ? 0.2 : 0, filled: !isBody, id });
    return;
  }
  reading.usedLayers.add(layerId);
  const net = type === "cutout" ? undefined : reading.net(shape.text(2));
  const layers: LayerSelector[] = layer.kind === "multi" ? ["*.Cu"] : [layer.layer];
  const copper = layer.kind === "multi" ? OUTER_COPPER : [layer.layer];
  for (const ring of rings)
    into.zones.push(
      regionZone({
        id: reading.id(id),
        ring: ring.map((corner) => frame.place(corner)),
        layers,
        copper,
        net,
        isCutout: type === "cutout",
      }),
    );
  into.counted.push({ kind: type === "cutout" ? "rule areas" : "solid regions", what: "converted", by: 1 });
}

function regionZone(region: {
  readonly id: Zone["id"];
  readonly ring: Ring;
  readonly layers: readonly LayerSelector[];
  readonly copper: readonly CopperLayerId[];
  readonly net: NetId | undefined;
  readonly isCutout: boolean;
}): Zone {
  const { ring, net, isCutout } = region;
  const pour: PourSettings = { ...plainPour(0), connection: "solid", islandRemoval: "never" };
  if (isCutout)
    return {
      id: region.id,
      layers: region.layers,
      outline: [ring],
      priority: 0,
      keepout: NO_POURS,
      pour,
      filled: false,
      fills: [],
      locked: false,
    };
  return {
    id: region.id,
    name: "Solid region",
    layers: region.copper,
    outline: [ring],
    ...(net && { net }),
    priority: REGION_PRIORITY,
    pour,
    filled: true,
    fills: region.copper.map((layer) => ({ layer, polygons: [{ outer: ring, holes: [] }] })),
    locked: false,
  };
}

function plainPour(clearance: Nm): PourSettings {
  return {
    clearance,
    minThickness: MIN_NECK,
    connection: "thermal",
    thermalGap: clearance,
    thermalBridgeWidth: toNm(1),
    islandRemoval: "always",
    smoothing: "none",
    fillMode: "solid",
  };
}

/** Rings of a path, or of a bare list of corners as the first editors wrote them. */
export function readRings(shape: ShapeRecord, index: number): RawPoint[][] {
  const text = shape.text(index);
  if (!/[A-Za-z]/.test(text)) {
    const corners = shape.points(index, "its-corners");
    return corners.length > 2 ? [withoutRepeats(corners)] : [];
  }
  const path = readSvgPath(text);
  if ("problem" in path) {
    shape.fail(path.problem);
    return [];
  }
  const rings = path.subPaths.map((subPath) => withoutRepeats(flattenSubPath(subPath, CURVE_ERROR)));
  const real = rings.filter((ring) => ring.length > 2);
  for (const ring of real) shape.check(ring, "its-outline");
  return real;
}

/** Areas with their holes as single rings, even-odd, as the editor fills them. */
export function filledRings(rings: readonly (readonly RawPoint[])[]): RawPoint[][] {
  if (rings.length > MAX_NESTED) return rings.map((ring) => [...ring]);
  return nestRings(rings).map((area) => [...fracturePolygon(area)]);
}

/**
 * Lists of rings, areas and their holes. They are as they will be etched: measured on boards of versions 5.8 to 6.5 they
 * keep the clearance from other nets to the micrometre, so the outline's pen is not drawn round them.
 */
function readFills(
  shape: ShapeRecord,
  { layer, frame }: { readonly layer: CopperLayerId; readonly frame: Frame },
): ZoneFill[] {
  const text = shape.text(10).trim();
  if (text === "" || text === "[]") return [];
  const lists = parseFills(text);
  if (!lists) {
    shape.fail(phrase("fill-unreadable", {}));
    return [];
  }
  const polygons = lists.flatMap((list) => {
    const rings = list.flatMap((ring) => {
      const path = readSvgPath(ring);
      if ("problem" in path) {
        shape.fail(phrase("of-its-fill", { why: path.problem }));
        return [];
      }
      return path.subPaths.flatMap((subPath) => {
        const corners = withoutRepeats(flattenSubPath(subPath, CURVE_ERROR));
        shape.check(corners, "its-fill");
        return corners.length > 2 ? [corners.map((corner) => frame.place(corner))] : [];
      });
    });
    if (rings.length <= MAX_NESTED) return nestRings(rings);
    const [outer, ...holes] = rings;
    return outer ? [{ outer, holes }] : [];
  });
  return polygons.length > 0 ? [{ layer, polygons }] : [];
}

function parseFills(text: string): string[][] | undefined {
  if (isNestedDeeperThan(text, FILL_DEPTH)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return undefined;
    return parsed.map((list: unknown) =>
      Array.isArray(list) ? list.filter((ring): ring is string => typeof ring === "string") : [],
    );
  } catch {
    return undefined;
  }
}

function withoutRepeats(points: readonly RawPoint[]): RawPoint[] {
  const line = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || point.x !== before.x || point.y !== before.y;
  });
  const [first, last] = [line[0], line.at(-1)];
  if (line.length > 1 && first && last && first.x === last.x && first.y === last.y) line.pop();
  return line;
}
