import { type Pad, type PadPrimitive, type PadShape, phrase } from "@tracewright/board";
import type { Degrees, Size } from "@tracewright/geometry";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { at, type BoardWriting, flag, mm, tstamp, when, xy } from "./board-writing.ts";
import { ZONE_CONNECTIONS } from "./read-pad.ts";
import { writeShape } from "./write-graphic.ts";

const PAD_KINDS: Readonly<Record<Pad["kind"], string>> = {
  smd: "smd",
  "through-hole": "thru_hole",
  npth: "np_thru_hole",
  "edge-connector": "connect",
};

const SHAPES: Readonly<Record<PadShape["kind"], string>> = {
  circle: "circle",
  rect: "rect",
  oval: "oval",
  roundrect: "roundrect",
  trapezoid: "trapezoid",
  chamfered: "roundrect",
  custom: "custom",
};

const PROPERTIES: Readonly<Record<NonNullable<Pad["property"]>, string | undefined>> = {
  bga: "pad_prop_bga",
  "fiducial-global": "pad_prop_fiducial_glob",
  "fiducial-local": "pad_prop_fiducial_loc",
  "test-point": "pad_prop_testpoint",
  heatsink: "pad_prop_heatsink",
  castellated: "pad_prop_castellated",
  mechanical: undefined,
};

export function writePad(writing: BoardWriting, pad: Pad, footprintRotation: Degrees): Written {
  if (pad.layerShapes) writing.lose(phrase("lost-pad-shapes", {}));
  const property = pad.property && PROPERTIES[pad.property];
  if (pad.thermal?.bridgeAngle !== undefined) writing.lose(phrase("lost-spoke-angle", {}));
  if (pad.property && !property) writing.lose(phrase("lost-pad-property", {}));
  const { shape, net, drill, offset, thermal, zoneConnection } = pad;
  const size = sizeOf(shape);
  return [
    "pad",
    quote(pad.number),
    PAD_KINDS[pad.kind],
    SHAPES[shape.kind],
    ...flag("locked", pad.locked),
    at(pad.position, pad.rotation + footprintRotation),
    ["size", mm(size.width), mm(size.height)],
    ...(shape.kind === "trapezoid" ? [["rect_delta", mm(shape.delta.x), mm(shape.delta.y)]] : []),
    ...(drill || offset ? [writeDrill(drill?.size, offset)] : []),
    ...when(property, (name) => ["property", name]),
    ["layers", ...pad.layers.map(quote)],
    ...(pad.removeUnusedLayers ? [["remove_unused_layers"]] : []),
    ...(pad.keepEndLayers ? [["keep_end_layers"]] : []),
    ...(shape.kind === "roundrect" ? [["roundrect_rratio", ratio(shape.cornerRatio)]] : []),
    ...(shape.kind === "chamfered"
      ? [
          ["roundrect_rratio", ratio(shape.cornerRatio)],
          ["chamfer_ratio", ratio(shape.chamferRatio)],
          ["chamfer", ...shape.corners.map((corner) => corner.replace("-", "_"))],
        ]
      : []),
    ...(net === undefined ? [] : [["net", String(writing.netNumber(net)), quote(writing.netName(net))]]),
    ...when(pad.pinFunction, (name) => ["pinfunction", quote(name)]),
    ...when(pad.pinType, (type) => ["pintype", quote(type)]),
    ...when(pad.dieLength, (length) => ["die_length", mm(length)]),
    ...when(pad.solderMaskMargin, (margin) => ["solder_mask_margin", mm(margin)]),
    ...when(pad.solderPasteMargin, (margin) => ["solder_paste_margin", mm(margin)]),
    ...when(pad.solderPasteRatio, (value) => ["solder_paste_margin_ratio", ratio(value)]),
    ...when(pad.clearance, (clearance) => ["clearance", mm(clearance)]),
    ...when(zoneConnection, (connection) => ["zone_connect", String(ZONE_CONNECTIONS.indexOf(connection))]),
    ...when(thermal?.bridgeWidth, (width) => ["thermal_width", mm(width)]),
    ...when(thermal?.gap, (gap) => ["thermal_gap", mm(gap)]),
    ...(shape.kind === "custom"
      ? [
          ["options", ["clearance", shape.clearanceOutline], ["anchor", shape.anchor]],
          ["primitives", ...shape.primitives.map(writePrimitive)],
        ]
      : []),
    tstamp(pad.id),
    ...writing.foreign(pad.foreign, "pad"),
  ];
}

/** Enough digits to read the same number again, without an exponent. */
function ratio(value: number): string {
  return String(Number(value.toFixed(15)));
}

function sizeOf(shape: PadShape): Size {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}

function writeDrill(size: Size | undefined, offset: Pad["offset"]): Written {
  const { width, height } = size ?? { width: 0, height: 0 };
  const words = width === height ? (size ? [mm(width)] : []) : ["oval", mm(width), mm(height)];
  return ["drill", ...words, ...when(offset, (shift) => xy("offset", shift))];
}

function writePrimitive({ shape, width, filled }: PadPrimitive): Written {
  const [name, ...points] = writeShape(shape, "gr");
  const canFill = shape.kind !== "line" && shape.kind !== "arc" && shape.kind !== "bezier";
  return [name, ...points, ["width", mm(width)], ...(canFill ? [["fill", filled ? "yes" : "none"]] : [])];
}
