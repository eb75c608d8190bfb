import { MAX_COORDINATE } from "@tracewright/geometry";
import type { RecordList, SettingKey } from "../records/record-lists.ts";
import {
  arrayOf,
  byKind,
  exactly,
  flag,
  mapOf,
  number,
  oneOf,
  text,
  textLike,
  tuple,
  type Validator,
  whole,
} from "./validate.ts";

/**
 * What each record of a board looks like, to the last member: the board's own schema lets unknown and optional members
 * through, since our readers wrote them; what a browser sends is held against these.
 */

/** Larger than any field seen in real files; names are not storage. */
const LONGEST_ID = 200;

const nm = whole(MAX_COORDINATE);
const id = textLike(new RegExp(`^.{1,${LONGEST_ID}}$`, "su"), `not a name of 1 to ${LONGEST_ID} letters`);
const point = exactly({ x: nm, y: nm });
const size = exactly({ width: nm, height: nm });
const ring = arrayOf(point);
const box = exactly({ minX: nm, minY: nm, maxX: nm, maxY: nm });
const triple = tuple(number, 3);
const foreign = exactly({ format: oneOf("kicad", "easyeda"), version: whole(99_999_999), fragments: arrayOf(text) });

const copper = textLike(/^(F|B|In([1-9]|[12]\d|30))\.Cu$/, "not a copper layer");
const layer = textLike(
  /^((F|B|In([1-9]|[12]\d|30))\.Cu|[FB]\.(Adhes|Paste|SilkS|Mask|CrtYd|Fab)|Edge\.Cuts|Margin|(Dwgs|Cmts|Eco1|Eco2)\.User|User\.\d{1,2})$/,
  "not a layer",
);
const selector = textLike(
  /^((F|B|In([1-9]|[12]\d|30)|\*|F&B)\.Cu|[FB*]\.(Adhes|Paste|SilkS|Mask|CrtYd|Fab)|Edge\.Cuts|Margin|(Dwgs|Cmts|Eco1|Eco2)\.User|User\.\d{1,2})$/,
  "not a layer",
);

const stroke = exactly({ width: nm, style: oneOf("solid", "dash", "dot", "dash-dot", "dash-dot-dot", "default") });
const kind = (name: string) => oneOf(name);

const shape: Validator = byKind({
  line: exactly({ kind: kind("line"), start: point, end: point }),
  rect: exactly({ kind: kind("rect"), start: point, end: point }),
  circle: exactly({ kind: kind("circle"), center: point, radius: nm }),
  arc: exactly({ kind: kind("arc"), start: point, mid: point, end: point }),
  polygon: exactly({ kind: kind("polygon"), points: ring }),
  bezier: exactly({ kind: kind("bezier"), points: tuple(point, 4) }),
});

const padShape: Validator = byKind({
  circle: exactly({ kind: kind("circle"), diameter: nm }),
  rect: exactly({ kind: kind("rect"), size }),
  oval: exactly({ kind: kind("oval"), size }),
  roundrect: exactly({ kind: kind("roundrect"), size, cornerRatio: number }),
  trapezoid: exactly({ kind: kind("trapezoid"), size, delta: point }),
  chamfered: exactly({
    kind: kind("chamfered"),
    size,
    cornerRatio: number,
    chamferRatio: number,
    corners: arrayOf(oneOf("top-left", "top-right", "bottom-left", "bottom-right")),
  }),
  custom: exactly({
    kind: kind("custom"),
    anchor: oneOf("circle", "rect"),
    size,
    primitives: arrayOf(exactly({ shape, width: nm, filled: flag })),
    clearanceOutline: oneOf("outline", "convexhull"),
  }),
});

const graphic = exactly({ id, layer, shape, stroke, filled: flag }, { net: id, locked: flag, foreign });

const polygons = arrayOf(exactly({ outer: ring, holes: arrayOf(ring) }));

const letterStyle = [
  { size, horizontal: oneOf("left", "center", "right"), vertical: oneOf("top", "middle", "bottom") },
  { bold: flag, italic: flag, fontFace: text, lineSpacing: number },
] as const;

const boardText = exactly(
  {
    id,
    role: oneOf("reference", "value", "user"),
    text,
    layer,
    position: point,
    rotation: number,
    style: exactly({ ...letterStyle[0], thickness: nm, mirrored: flag }, { ...letterStyle[1], knockout: flag }),
    hidden: flag,
  },
  {
    letters: exactly({ text, style: exactly(...letterStyle), areas: polygons }),
    keepUpright: flag,
    locked: flag,
    foreign,
  },
);

const zoneConnection = oneOf("solid", "thermal", "through-hole-thermal", "none");

const padOrViaRings = { removeUnusedLayers: flag, keepEndLayers: flag };

const pad = exactly(
  {
    id,
    number: text,
    kind: oneOf("smd", "through-hole", "npth", "edge-connector"),
    shape: padShape,
    position: point,
    rotation: number,
    layers: arrayOf(selector),
  },
  {
    layerShapes: mapOf(padShape),
    layerOffsets: mapOf(point),
    offset: point,
    drill: exactly({ size }),
    net: id,
    pinFunction: text,
    pinType: text,
    clearance: nm,
    solderMaskMargin: nm,
    solderPasteMargin: nm,
    solderPasteRatio: number,
    zoneConnection,
    thermal: exactly({}, { gap: nm, bridgeWidth: nm, bridgeAngle: number }),
    ...padOrViaRings,
    property: oneOf("bga", "fiducial-global", "fiducial-local", "test-point", "heatsink", "castellated", "mechanical"),
    dieLength: nm,
    locked: flag,
    foreign,
  },
);

const zone = exactly(
  {
    id,
    layers: arrayOf(selector),
    outline: arrayOf(ring),
    priority: whole(1_000_000),
    pour: exactly(
      {
        clearance: nm,
        minThickness: nm,
        connection: zoneConnection,
        thermalGap: nm,
        thermalBridgeWidth: nm,
        islandRemoval: oneOf("always", "never", "below-area"),
        smoothing: oneOf("none", "chamfer", "fillet"),
        fillMode: oneOf("solid", "hatched"),
      },
      {
        minIslandArea: number,
        smoothingRadius: nm,
        hatch: exactly(
          { thickness: nm, gap: nm, orientation: number },
          {
            smoothingLevel: whole(3),
            smoothingValue: number,
            border: oneOf("min-thickness", "hatch-thickness"),
            minHoleArea: number,
          },
        ),
      },
    ),
    filled: flag,
    fills: arrayOf(exactly({ layer, polygons }, { penWidth: nm })),
    locked: flag,
  },
  {
    name: text,
    net: id,
    keepout: exactly({ tracks: flag, vias: flag, pads: flag, pours: flag, footprints: flag }),
    foreign,
  },
);

const footprint = exactly(
  {
    id,
    reference: text,
    value: text,
    library: text,
    position: point,
    rotation: number,
    side: oneOf("front", "back"),
    locked: flag,
    attributes: exactly({
      mount: oneOf("smd", "through-hole", "unspecified"),
      boardOnly: flag,
      excludeFromBom: flag,
      excludeFromPositionFiles: flag,
      allowMissingCourtyard: flag,
      doNotPopulate: flag,
      allowSolderMaskBridges: flag,
    }),
    pads: arrayOf(pad),
    graphics: arrayOf(graphic),
    texts: arrayOf(boardText),
    zones: arrayOf(zone),
    models: arrayOf(
      exactly({ path: text, offsetMm: triple, scale: triple, rotation: triple }, { hidden: flag, opacity: number }),
    ),
    properties: mapOf(text),
  },
  {
    placed: flag,
    description: text,
    keywords: text,
    symbolPath: text,
    sheetName: text,
    sheetFile: text,
    netTieGroups: arrayOf(arrayOf(text)),
    componentClasses: arrayOf(text),
    antennaRoom: box,
    clearance: nm,
    solderMaskMargin: nm,
    solderPasteMargin: nm,
    solderPasteRatio: number,
    zoneConnection,
    foreign,
  },
);

export const RECORD_SCHEMAS: Readonly<Record<RecordList, Validator>> = {
  nets: exactly({ id, name: text }, { netClass: text }),
  footprints: footprint,
  tracks: exactly(
    { id, start: point, end: point, width: nm, layer: copper, locked: flag },
    { mid: point, net: id, foreign },
  ),
  vias: exactly(
    {
      id,
      kind: oneOf("through", "blind", "micro"),
      position: point,
      diameter: nm,
      drill: nm,
      layers: tuple(copper, 2),
      locked: flag,
    },
    { layerDiameters: mapOf(nm), net: id, free: flag, ...padOrViaRings, foreign },
  ),
  zones: zone,
  graphics: graphic,
  texts: boardText,
  dimensions: exactly(
    {
      id,
      kind: oneOf("aligned", "orthogonal", "leader", "center", "radial"),
      layer,
      start: point,
      end: point,
      height: nm,
      stroke,
    },
    {
      orientation: oneOf("horizontal", "vertical"),
      leaderLength: nm,
      arrowLength: nm,
      extensionOffset: nm,
      text: boardText,
      isTextPlaced: flag,
      locked: flag,
      foreign,
    },
  ),
  groups: exactly(
    { id, name: text, members: arrayOf(id) },
    {
      locked: flag,
      foreign,
      block: exactly({
        use: id,
        document: textLike(/^[0-9a-f]{64}$/, "not a SHA-256"),
        anchor: exactly({ part: id, rotation: number, side: oneOf("front", "back") }),
        mode: oneOf("rigid", "soft"),
        margin: nm,
        ports: arrayOf(exactly({ key: id, name: text, pads: arrayOf(id) })),
      }),
    },
  ),
};

const classLengths = {
  clearance: nm,
  trackWidth: nm,
  viaDiameter: nm,
  viaDrill: nm,
  microviaDiameter: nm,
  microviaDrill: nm,
  diffPairWidth: nm,
  diffPairGap: nm,
  diffPairViaGap: nm,
};

/** The settings; "foreign" is left out, since no edit of a person's makes pieces of a file. */
export const SETTING_SCHEMAS: Readonly<Record<Exclude<SettingKey, "foreign">, Validator>> = {
  title: exactly({}, { title: text, date: text, revision: text, company: text, comments: arrayOf(text) }),
  paper: text,
  layers: arrayOf(exactly({ id: layer }, { userName: text, role: oneOf("signal", "power", "mixed", "jumper") })),
  stackup: exactly(
    {
      boardThickness: nm,
      layers: arrayOf(
        exactly(
          { name: text, kind: oneOf("copper", "core", "prepreg", "solder-mask", "solder-paste", "silkscreen") },
          { copper, thickness: nm, material: text, color: text, epsilonR: number, lossTangent: number },
        ),
      ),
    },
    { copperFinish: text },
  ),
  rules: exactly(
    {
      minClearance: nm,
      minTrackWidth: nm,
      minViaDiameter: nm,
      minViaAnnularWidth: nm,
      minThroughHoleDiameter: nm,
      minMicroviaDiameter: nm,
      minMicroviaDrill: nm,
      minHoleClearance: nm,
      minHoleToHole: nm,
      copperToEdge: nm,
      silkClearance: nm,
      solderMaskExpansion: nm,
      solderMaskMinWidth: nm,
      solderPasteMargin: nm,
      solderPasteRatio: number,
      allowBlindBuriedVias: flag,
      allowMicrovias: flag,
      maxArcError: nm,
      netClasses: arrayOf(exactly({ name: text }, { ...classLengths, priority: whole(2_147_483_647) })),
      assignments: arrayOf(exactly({ pattern: text, netClass: text })),
      severities: mapOf(oneOf("error", "warning", "ignore")),
    },
    {
      minConnectionWidth: nm,
      minTextHeight: nm,
      minTextThickness: nm,
      minGrooveWidth: nm,
      minResolvedSpokes: whole(1_000),
      allowMaskBridgesInFootprints: flag,
      predefinedTrackWidths: arrayOf(nm),
      predefinedViaSizes: arrayOf(exactly({ diameter: nm, drill: nm })),
      exclusions: arrayOf(exactly({ entry: text }, { comment: text })),
      knowsComponentClasses: flag,
      customRules: text,
      uncheckedRules: arrayOf(text),
    },
  ),
  auxOrigin: point,
  gridOrigin: point,
  properties: mapOf(text),
};
