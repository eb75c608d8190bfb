import { MAX_COORDINATE } from "@tracewright/geometry";
import { arrayOf, byKind, flag, mapOf, number, object, oneOf, text, type Validator, whole } from "./validate.ts";

const nm = whole(MAX_COORDINATE);
const point = object({ x: nm, y: nm });
const size = object({ width: nm, height: nm });
const ring = arrayOf(point);
const box = object({ minX: nm, minY: nm, maxX: nm, maxY: nm });
const stroke = object({ width: nm, style: text });

export const shape: Validator = byKind({
  line: object({ start: point, end: point }),
  rect: object({ start: point, end: point }),
  circle: object({ center: point, radius: nm }),
  arc: object({ start: point, mid: point, end: point }),
  polygon: object({ points: ring }),
  bezier: object({ points: ring }),
});

const padShape = byKind({
  circle: object({ diameter: nm }),
  rect: object({ size }),
  oval: object({ size }),
  roundrect: object({ size, cornerRatio: number }),
  trapezoid: object({ size, delta: point }),
  chamfered: object({ size, cornerRatio: number, chamferRatio: number, corners: arrayOf(text) }),
  custom: object({
    anchor: oneOf("circle", "rect"),
    size,
    primitives: arrayOf(object({ shape, width: nm, filled: flag })),
    clearanceOutline: oneOf("outline", "convexhull"),
  }),
});

const graphic = object({ id: text, layer: text, shape, stroke, filled: flag }, { net: text, locked: flag });

const boardText = object({
  id: text,
  role: oneOf("reference", "value", "user"),
  text,
  layer: text,
  position: point,
  rotation: number,
  style: object({ size, thickness: nm, horizontal: text, vertical: text, mirrored: flag }),
  hidden: flag,
});

const pad = object(
  {
    id: text,
    number: text,
    kind: oneOf("smd", "through-hole", "npth", "edge-connector"),
    shape: padShape,
    position: point,
    rotation: number,
    layers: arrayOf(text),
  },
  {
    net: text,
    offset: point,
    drill: object({ size }),
    layerShapes: mapOf(padShape),
    layerOffsets: mapOf(point),
    clearance: nm,
  },
);

const zone = object(
  {
    id: text,
    layers: arrayOf(text),
    outline: arrayOf(ring),
    priority: number,
    pour: object({ clearance: nm, minThickness: nm }),
    filled: flag,
    fills: arrayOf(
      object({ layer: text, polygons: arrayOf(object({ outer: ring, holes: arrayOf(ring) })) }, { penWidth: nm }),
    ),
    locked: flag,
  },
  { net: text, name: text, keepout: mapOf(flag) },
);

const footprint = object(
  {
    id: text,
    reference: text,
    value: text,
    library: text,
    position: point,
    rotation: number,
    side: oneOf("front", "back"),
    locked: flag,
    attributes: object({ mount: text }),
    pads: arrayOf(pad),
    graphics: arrayOf(graphic),
    texts: arrayOf(boardText),
    zones: arrayOf(zone),
    models: arrayOf(object({ path: text })),
    properties: mapOf(text),
  },
  {
    placed: flag,
    clearance: nm,
    netTieGroups: arrayOf(arrayOf(text)),
    componentClasses: arrayOf(text),
    antennaRoom: box,
  },
);

const rules = object(
  {
    minClearance: nm,
    minTrackWidth: nm,
    minViaDiameter: nm,
    minViaAnnularWidth: nm,
    minThroughHoleDiameter: nm,
    minHoleClearance: nm,
    minHoleToHole: nm,
    copperToEdge: nm,
    netClasses: arrayOf(object({ name: text }, { clearance: nm, trackWidth: nm, viaDiameter: nm, viaDrill: nm })),
    assignments: arrayOf(object({ pattern: text, netClass: text })),
    severities: mapOf(oneOf("error", "warning", "ignore")),
  },
  { predefinedTrackWidths: arrayOf(nm), predefinedViaSizes: arrayOf(object({ diameter: nm, drill: nm })) },
);

const blockUse = object({
  use: text,
  document: text,
  anchor: object({ part: text, rotation: number, side: oneOf("front", "back") }),
  mode: oneOf("rigid", "soft"),
  margin: nm,
  ports: arrayOf(object({ key: text, name: text, pads: arrayOf(text) })),
});

/** What a board document of the current version looks like. */
export const boardSchema: Validator = object(
  {
    schemaVersion: number,
    title: object({}),
    layers: arrayOf(object({ id: text }, { userName: text, role: oneOf("signal", "power", "mixed", "jumper") })),
    stackup: object({ boardThickness: nm, layers: arrayOf(object({ name: text, kind: text })) }),
    rules,
    nets: arrayOf(object({ id: text, name: text }, { netClass: text })),
    footprints: arrayOf(footprint),
    tracks: arrayOf(
      object({ id: text, start: point, end: point, width: nm, layer: text, locked: flag }, { mid: point, net: text }),
    ),
    vias: arrayOf(
      object(
        {
          id: text,
          kind: oneOf("through", "blind", "micro"),
          position: point,
          diameter: nm,
          drill: nm,
          layers: arrayOf(text),
          locked: flag,
        },
        { net: text, layerDiameters: mapOf(nm) },
      ),
    ),
    zones: arrayOf(zone),
    graphics: arrayOf(graphic),
    texts: arrayOf(boardText),
    dimensions: arrayOf(object({ id: text, layer: text, start: point, end: point, height: nm, stroke })),
    groups: arrayOf(object({ id: text, name: text, members: arrayOf(text) }, { block: blockUse })),
    properties: mapOf(text),
  },
  { paper: text, auxOrigin: point, gridOrigin: point },
);
