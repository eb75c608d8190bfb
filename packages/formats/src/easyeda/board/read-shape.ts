import { type CopperLayerId, phrase } from "@tracewright/board";
import { wordTable } from "../../word-table.ts";
import { toNm } from "../document-reading.ts";
import type { ShapeRecord } from "../shape-record.ts";
import { isVitalLayer } from "./board-layers.ts";
import { addContent, type BoardReading, type Content, emptyContent, type Frame } from "./board-reading.ts";
import { readCopperArea, readPlaneZone, readSolidRegion } from "./read-areas.ts";
import { readArc, readCircle, readRect, readTrack } from "./read-line-shapes.ts";
import { holePad, readPad } from "./read-pad.ts";
import { readDimension, readSvgNode } from "./read-picture.ts";
import { readText } from "./read-text.ts";
import { singlePadFootprint } from "./single-pad-footprint.ts";

export type ShapeReader = (reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content) => void;

const READERS: Readonly<Record<string, ShapeReader>> = wordTable({
  TRACK: readTrack,
  ARC: readArc,
  CIRCLE: readCircle,
  RECT: readRect,
  VIA: readVia,
  PAD: readBoardPad,
  HOLE: readHole,
  COPPERAREA: readCopperArea,
  PLANEZONE: readPlaneZone,
  SOLIDREGION: readSolidRegion,
  TEXT: readText,
  DIMENSION: readDimension,
  SVGNODE: readSvgNode,
  LIB: (_, shape) => shape.fail(phrase("part-within-part", {})),
});

/** Kinds that make the board whatever their layer is. */
const VITAL_KINDS: ReadonlySet<string> = new Set(["LIB", "PAD", "VIA", "HOLE", "COPPERAREA", "PLANEZONE"]);
/** Where the kinds that may be mere drawings name their layer. */
const LAYER_FIELDS: Readonly<Record<string, number>> = wordTable({
  TRACK: 2,
  ARC: 2,
  CIRCLE: 5,
  RECT: 5,
  SOLIDREGION: 1,
});

/**
 * Reads shapes into `into`. What cannot be read and is copper, a hole, a part or outline refuses the file; a drawing is
 * left out. Either way it is said which. Parts are read by `readPart`; without it (within a part) there may be none.
 */
export function readShapes(
  reading: BoardReading,
  shapes: readonly ShapeRecord[],
  { frame, into, readPart }: { readonly frame: Frame; readonly into: Content; readonly readPart?: ShapeReader },
): void {
  for (const shape of shapes) {
    const known = Object.hasOwn(READERS, shape.kind) ? READERS[shape.kind] : undefined;
    const reader = shape.kind === "LIB" ? (readPart ?? known) : known;
    if (!reader) {
      reading.drop(shape, phrase("kind-unknown", { kind: shape.kind.slice(0, 30) }), {
        kind: "unknown shapes",
        place: frame.home,
      });
      continue;
    }
    const content = emptyContent();
    reader(reading, shape, frame, content);
    if (shape.problem === undefined) addContent(into, content);
    else if (isVital(shape)) reading.refuse(shape, shape.problem);
    else reading.drop(shape, shape.problem, { place: frame.home });
  }
}

function isVital(shape: ShapeRecord): boolean {
  if (VITAL_KINDS.has(shape.kind)) return true;
  const field = LAYER_FIELDS[shape.kind];
  return field !== undefined && isVitalLayer(shape.text(field));
}

/** VIA~x~y~diameter~net~holeRadius~id~locked. */
function readVia(reading: BoardReading, shape: ShapeRecord, _: Frame, into: Content): void {
  const center = shape.point(1, "its-place");
  const diameter = toNm(shape.extent(3, "its-diameter"));
  const drill = toNm(2 * shape.extent(5, "its-hole-radius"));
  if (drill === 0 || diameter <= drill)
    shape.fail(
      phrase("hole-leaves-no-ring", { hole: shape.text(5).slice(0, 40), diameter: shape.text(3).slice(0, 40) }),
    );
  if (shape.problem !== undefined) return;
  const net = reading.net(shape.text(4));
  const layers: [CopperLayerId, CopperLayerId] = ["F.Cu", "B.Cu"];
  into.vias.push({
    id: reading.id(shape.text(6)),
    kind: "through",
    position: reading.point(center),
    diameter,
    drill,
    layers,
    ...(net && { net }),
    locked: shape.text(7) === "1",
  });
  into.counted.push({ kind: "vias", what: "read", by: 1 });
}

function readBoardPad(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  readPad(reading, shape, frame, into);
  const [pad] = into.pads;
  if (frame.inFootprint || !pad) return;
  into.pads.length = 0;
  into.footprints.push(singlePadFootprint(reading, pad, { reference: `PAD${pad.number}`, library: "EasyEDA:Pad" }));
}

function readHole(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const pad = holePad(reading, shape, frame);
  if (!pad) return;
  into.counted.push({ kind: "holes", what: "read", by: 1 });
  if (frame.inFootprint) into.pads.push(pad);
  else into.footprints.push(singlePadFootprint(reading, pad, { reference: "HOLE", library: "EasyEDA:Hole" }));
}
