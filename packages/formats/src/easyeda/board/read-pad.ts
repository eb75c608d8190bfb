import { type Drill, type LayerSelector, type Pad, type PadShape, phrase } from "@tracewright/board";
import { type Nm, normalizeDegrees, type Point, rotatePoint, type Size } from "@tracewright/geometry";
import { toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { easyedaLayer } from "./board-layers.ts";
import type { BoardReading, Content, Frame } from "./board-reading.ts";

/** Expansions below this (an inch) are EasyEDA's way of saying "none at all"; as far above zero none is believed. */
const NO_OPENING = -100;
/** Slots no longer than this beyond their width are round holes (10 µm): conversions leave such. */
const SLOT_SLACK = 0.04;

/**
 * PAD~shape~x~y~width~height~layer~net~number~holeRadius~points~rotation~id~slotLength~slotPoints~plated~locked~
 * pasteExpansion~maskExpansion~holeCentre; angles and places are those of the board, in a part too.
 */
export function readPad(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const center = shape.point(2, "its-place");
  const size = { width: toNm(shape.extent(4, "its-width")), height: toNm(shape.extent(5, "its-height")) };
  const layerId = shape.text(6);
  const layer = easyedaLayer(layerId, frame.side);
  const holeRadius = layer.kind === "multi" ? shape.extentOr(9, 0, "its-hole-radius") : 0;
  const angle = shape.numberOr(11, 0, "its-angle");
  const isPlated = shape.text(15) !== "N";
  // Of a polygon the points are the shape, whatever size stands beside them.
  if ((size.width === 0 || size.height === 0) && shape.text(1) !== "POLYGON")
    shape.fail(phrase("without-size", { width: shape.text(4).slice(0, 40), height: shape.text(5).slice(0, 40) }));
  if (layer.kind === "unused" || layer.kind === "drawing") shape.fail(phrase("on-no-copper", {}));
  const copper = readPadShape(shape, { size, center, angle });
  const drill = readDrill(shape, { holeRadius, angle });
  if (shape.problem !== undefined || layer.kind === "unused" || layer.kind === "drawing") return;
  reading.usedLayers.add(layerId);
  const rotation = normalizeDegrees(angle - frame.rotation);
  const place = frame.place(center);
  const hole = drill && readHoleCenter(shape, center);
  const position = hole ? frame.place(hole) : place;
  const offset = rotatePoint({ x: place.x - position.x, y: place.y - position.y }, -rotation);
  const net = reading.net(shape.text(7));
  const margins = readMargins(shape);
  const isThrough = layer.kind === "multi";
  const kind = !isThrough ? "smd" : isPlated ? "through-hole" : "npth";
  into.pads.push({
    id: reading.id(shape.text(12)),
    number: shape.text(8),
    kind,
    shape: copper,
    position,
    rotation,
    ...((offset.x !== 0 || offset.y !== 0) && { offset }),
    ...(drill && { drill }),
    layers: layer.kind === "copper" ? smdLayers(layer.layer, margins) : ["*.Cu", "*.Mask"],
    ...(net && { net }),
    ...(margins.mask !== undefined && { solderMaskMargin: margins.mask }),
    ...(margins.paste !== undefined && !isThrough && { solderPasteMargin: margins.paste }),
    ...(shape.text(16) === "1" && { locked: true }),
  });
  into.counted.push({ kind: "pads", what: "read", by: 1 });
}

/** HOLE~x~y~radius~id~locked: a bare hole without copper. */
export function holePad(reading: BoardReading, shape: ShapeRecord, frame: Frame): Pad | undefined {
  const center = shape.point(1, "its-place");
  const diameter = 2 * toNm(shape.extent(3, "its-radius"));
  if (diameter === 0) shape.fail(phrase("radius-zero", {}));
  if (shape.problem !== undefined) return undefined;
  return {
    id: reading.id(shape.text(4)),
    number: "",
    kind: "npth",
    shape: { kind: "circle", diameter },
    position: frame.place(center),
    rotation: 0,
    drill: { size: { width: diameter, height: diameter } },
    layers: ["*.Cu", "*.Mask"],
  };
}

function readPadShape(
  shape: ShapeRecord,
  { size, center, angle }: { readonly size: Size; readonly center: RawPoint; readonly angle: number },
): PadShape {
  switch (shape.text(1)) {
    case "ELLIPSE":
      return size.width === size.height ? { kind: "circle", diameter: size.width } : customPad(ellipseRing(size));
    case "OVAL":
      return size.width === size.height ? { kind: "circle", diameter: size.width } : { kind: "oval", size };
    case "RECT":
      return { kind: "rect", size };
    case "POLYGON": {
      const corners = shape.points(10, "its-points");
      if (corners.length < 3) shape.fail(phrase("outline-of-few-points", { count: corners.length }));
      const ring = corners.map(({ x, y }) => rotatePoint({ x: toNm(x - center.x), y: toNm(y - center.y) }, -angle));
      return customPad(ring);
    }
    default:
      shape.fail(phrase("form-unknown", { form: shape.text(1).slice(0, 20) }));
      return { kind: "rect", size };
  }
}

/** The anchor, where tracks end, is as small as KiCad allows to be drawn: the polygon is the pad. */
function customPad(ring: readonly Point[]): PadShape {
  const anchor = 10_000;
  return {
    kind: "custom",
    anchor: "circle",
    size: { width: anchor, height: anchor },
    primitives: [{ shape: { kind: "polygon", points: ring }, width: 0, filled: true }],
    clearanceOutline: "outline",
  };
}

function ellipseRing({ width, height }: Size): Point[] {
  const count = 64;
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    return { x: Math.round((width / 2) * Math.cos(turn)) + 0, y: Math.round((height / 2) * Math.sin(turn)) + 0 };
  });
}

/** A slot's length is from end to end; its direction is given by two points on the board. */
function readDrill(
  shape: ShapeRecord,
  { holeRadius, angle }: { readonly holeRadius: number; readonly angle: number },
): Drill | undefined {
  if (holeRadius <= 0) return undefined;
  const diameter = toNm(holeRadius * 2);
  const length = shape.extentOr(13, 0, "its-slot-length");
  if (length <= holeRadius * 2 + SLOT_SLACK) return { size: { width: diameter, height: diameter } };
  const [start, end] = shape.points(14, "its-slot");
  const along = start && end ? rotatePoint({ x: toNm(end.x - start.x), y: toNm(end.y - start.y) }, -angle) : undefined;
  const isUpright = along ? Math.abs(along.y) > Math.abs(along.x) : false;
  if (along && Math.min(Math.abs(along.x), Math.abs(along.y)) > 0.02 * Math.hypot(along.x, along.y))
    shape.fail(phrase("slot-askew", {}));
  const long = toNm(length);
  return { size: isUpright ? { width: diameter, height: long } : { width: long, height: diameter } };
}

/** "x,y"; the pad's own place where the file says nothing. */
function readHoleCenter(shape: ShapeRecord, center: RawPoint): RawPoint {
  const [x, y] = shape.text(19).split(",").map(Number);
  if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y)) return center;
  // The file rounds pad places to a thousandth and hole places to a ten-thousandth: 0.1 µm apart is one place.
  const apart = Math.hypot(x - center.x, y - center.y);
  if (apart < 0.01) return center;
  shape.check([{ x, y }], "its-hole");
  return { x, y };
}

interface Margins {
  readonly mask?: Nm;
  readonly paste?: Nm;
  readonly noPaste: boolean;
  readonly noMask: boolean;
}

function readMargins(shape: ShapeRecord): Margins {
  const paste = shape.numberOr(17, Number.NaN, "its-paste-expansion");
  const mask = shape.numberOr(18, Number.NaN, "its-mask-expansion");
  return {
    noPaste: paste < NO_OPENING,
    noMask: mask < NO_OPENING,
    ...(isMargin(paste) && { paste: toNm(paste) }),
    ...(isMargin(mask) && { mask: toNm(mask) }),
  };
}

function isMargin(expansion: number): boolean {
  return expansion >= NO_OPENING && expansion <= -NO_OPENING;
}

function smdLayers(layer: LayerSelector, { noPaste, noMask }: Margins): LayerSelector[] {
  if (layer !== "F.Cu" && layer !== "B.Cu") return [layer];
  const side = layer === "F.Cu" ? "F" : "B";
  return [layer, ...(noPaste ? [] : [`${side}.Paste` as const]), ...(noMask ? [] : [`${side}.Mask` as const])];
}
