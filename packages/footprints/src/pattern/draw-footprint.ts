import {
  type Footprint,
  type Graphic,
  itemId,
  type LayerId,
  type LayerSelector,
  type Pad,
  type PadShape,
  PLAIN_ATTRIBUTES,
  type Text,
} from "@tracewright/board";
import { fromMm, type Nm, type Shape } from "@tracewright/geometry";
import type { Land, LandPattern } from "./land-pattern.ts";
import { SILK_WIDTH, type SilkLine, silkscreenOf } from "./silkscreen.ts";

/** A footprint of the built-in library, with what a board's record of it has no place for. */
export interface LibraryFootprint {
  /** "R_0603_1608Metric". */
  readonly name: string;
  readonly description: string;
  /** The standard or drawing that its numbers come from. */
  readonly source: string;
  /** Greatest height above the board; absent where parts of this name are of different heights. */
  readonly height?: Nm;
  /** Standing at the origin on the front, without reference. Its ids are its own: `standFootprint` makes others. */
  readonly footprint: Footprint;
}

const FAB_WIDTH = 0.1;
const COURTYARD_WIDTH = 0.05;
const CUT_WIDTH = 0.1;
/** KiCad's roundrect: a quarter of the shorter side, never above 0.25 mm. */
const CORNER_RATIO = 0.25;
const MAX_CORNER = 0.25;
const TEXT_SIZE = 1;
const TEXT_THICKNESS = 0.15;
/** Share of a large pad that is pasted, as IPC-7525 advises for pads under the body. */
const PASTED_SHARE = 0.65;

/** The footprint of a land pattern, with all that follows by rule. */
export function drawFootprint(pattern: LandPattern): LibraryFootprint {
  const { name, library, description, source, mount, height } = pattern;
  const pads = pattern.lands.flatMap((land, index) => drawPad(land, `${name}/pad/${index}`));
  const courtyard = courtyardOf(pattern);
  const footprint: Footprint = {
    id: itemId(name),
    reference: "",
    value: name,
    library: `${library}:${name}`,
    position: { x: 0, y: 0 },
    rotation: 0,
    side: "front",
    locked: false,
    attributes: {
      ...PLAIN_ATTRIBUTES,
      mount,
      ...(pattern.boardOnly && { excludeFromBom: true, excludeFromPositionFiles: true }),
    },
    pads,
    graphics: [...drawGraphics(pattern, courtyard), ...drawTie(pattern)],
    texts: drawTexts(pattern, courtyard),
    zones: [],
    models: [],
    description: `${description} (${source})`,
    properties: {},
    ...(pattern.tied && { netTieGroups: [pattern.tied.pins] }),
  };
  return { name, description, source, ...(height !== undefined && { height: fromMm(height) }), footprint };
}

interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The box about pads and body with the excess, outwards to the next hundredth of a millimetre. */
function courtyardOf({ lands, body, courtyardExcess }: LandPattern): Rect {
  const outwards = (value: number): number => (Math.sign(value) * Math.ceil(Math.abs(value) * 100 - 1e-6)) / 100;
  const low = (of: (land: Land) => number, edge: number): number => Math.min(edge, ...lands.map(of));
  const high = (of: (land: Land) => number, edge: number): number => Math.max(edge, ...lands.map(of));
  return {
    minX: outwards(low(({ x, width }) => x - width / 2, body.minX) - courtyardExcess),
    minY: outwards(low(({ y, height }) => y - height / 2, body.minY) - courtyardExcess),
    maxX: outwards(high(({ x, width }) => x + width / 2, body.maxX) + courtyardExcess),
    maxY: outwards(high(({ y, height }) => y + height / 2, body.maxY) + courtyardExcess),
  };
}

function drawPad(land: Land, id: string): Pad[] {
  const { pin, x, y, drill, property, via } = land;
  const plated = land.plated !== false;
  const common = { rotation: 0, position: at(x, y) };
  const hole = typeof drill === "number" ? { width: drill, height: drill } : drill;
  const pad: Pad = {
    id: itemId(id),
    number: plated ? pin : "",
    kind: !hole ? "smd" : plated ? "through-hole" : "npth",
    shape: drawShape(land),
    ...common,
    ...(hole && { drill: { size: sizeOf(hole.width, hole.height) } }),
    layers: layersOf(land),
    ...(property && { property }),
    ...(land.maskMargin !== undefined && { solderMaskMargin: fromMm(land.maskMargin) }),
    ...(property === "heatsink" || via ? { zoneConnection: "solid" as const } : {}),
  };
  return land.paste === "windows" ? [pad, ...drawPasteWindows(land, id)] : [pad];
}

function layersOf({ drill, plated, via, paste, side }: Land): LayerSelector[] {
  if (via) return ["*.Cu"];
  if (drill !== undefined) return plated === false ? ["*.Cu", "*.Mask"] : ["*.Cu", "*.Mask"];
  if (side === "back") return paste === "none" ? ["B.Cu", "B.Mask"] : ["B.Cu", "B.Paste", "B.Mask"];
  return paste === "none" || paste === "windows" ? ["F.Cu", "F.Mask"] : ["F.Cu", "F.Paste", "F.Mask"];
}

function drawShape({ width, height, shape = "roundrect" }: Land): PadShape {
  const size = sizeOf(width, height);
  switch (shape) {
    case "circle":
      return { kind: "circle", diameter: size.width };
    case "rect":
    case "oval":
      return { kind: shape, size };
    case "roundrect":
      return { kind: shape, size, cornerRatio: Math.min(CORNER_RATIO, MAX_CORNER / Math.min(width, height)) };
  }
}

/** Paste for a large pad in windows of at most 1.5 mm with bars between. */
function drawPasteWindows({ x, y, width, height }: Land, id: string): Pad[] {
  const columns = Math.max(1, Math.ceil(width / 1.5));
  const rows = Math.max(1, Math.ceil(height / 1.5));
  const share = Math.sqrt(PASTED_SHARE);
  const size = sizeOf((width / columns) * share, (height / rows) * share);
  return Array.from({ length: columns * rows }, (_, index): Pad => {
    const column = (index % columns) - (columns - 1) / 2;
    const row = Math.floor(index / columns) - (rows - 1) / 2;
    return {
      id: itemId(`${id}/paste/${index}`),
      number: "",
      kind: "smd",
      shape: { kind: "roundrect", size, cornerRatio: CORNER_RATIO },
      position: at(x + (column * width) / columns, y + (row * height) / rows),
      rotation: 0,
      layers: ["F.Paste"],
    };
  });
}

function drawGraphics(pattern: LandPattern, courtyard: Rect): Graphic[] {
  const { name, body } = pattern;
  const silk = silkscreenOf(pattern);
  const graphics: Graphic[] = [];
  const draw = (layer: LayerId, shape: Shape, width: number): void => {
    graphics.push({
      id: itemId(`${name}/graphic/${graphics.length}`),
      layer,
      shape,
      stroke: { width: fromMm(width), style: "solid" },
      filled: false,
    });
  };
  for (const line of [...silk.outline, ...silk.mark]) draw("F.SilkS", lineShape(line), SILK_WIDTH);
  const centre = at((body.minX + body.maxX) / 2, (body.minY + body.maxY) / 2);
  const radius = (body.maxX - body.minX) / 2;
  if (silk.circle) draw("F.SilkS", { kind: "circle", center: centre, radius: fromMm(radius + 0.11) }, SILK_WIDTH);
  if (body.kind === "circle") draw("F.Fab", { kind: "circle", center: centre, radius: fromMm(radius) }, FAB_WIDTH);
  else draw("F.Fab", { kind: "polygon", points: fabCorners(pattern) }, FAB_WIDTH);
  if (pattern.mark === "cathode") draw("F.Fab", lineShape(fabBar(body)), FAB_WIDTH);
  if (pattern.cutout) {
    const [x, y] = [pattern.cutout.width / 2, pattern.cutout.height / 2];
    draw("Edge.Cuts", { kind: "rect", start: at(-x, -y), end: at(x, y) }, CUT_WIDTH);
  }
  draw(
    "F.CrtYd",
    { kind: "rect", start: at(courtyard.minX, courtyard.minY), end: at(courtyard.maxX, courtyard.maxY) },
    COURTYARD_WIDTH,
  );
  return graphics;
}

/** Copper from the middle of the first tied pad to that of the last. */
function drawTie({ name, lands, tied }: LandPattern): Graphic[] {
  const ends = tied?.pins.flatMap((pin) => lands.find((land) => land.pin === pin)?.x ?? []) ?? [];
  if (!tied || ends.length < 2) return [];
  const half = tied.width / 2;
  return [
    {
      id: itemId(`${name}/tie`),
      layer: "F.Cu",
      shape: { kind: "rect", start: at(Math.min(...ends), -half), end: at(Math.max(...ends), half) },
      stroke: { width: 0, style: "solid" },
      filled: true,
    },
  ];
}

/** The body with the corner of pin 1 cut, if pin 1 must be marked. */
function fabCorners({ body, lands, mark }: LandPattern): ReturnType<typeof at>[] {
  const { minX, minY, maxX, maxY } = body;
  const cut = mark === "pin-1" ? Math.min(1, 0.25 * Math.min(maxX - minX, maxY - minY)) : 0;
  const first = lands.find(({ pin }) => pin === "1" || pin === "A1");
  const upper = !first || first.y <= (minY + maxY) / 2 || lands.every(({ y }) => y === first.y);
  const left = !first || first.x <= (minX + maxX) / 2 || lands.every(({ x }) => x === first.x);
  if (cut === 0) return [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)];
  return [
    ...(upper && left ? [at(minX, minY + cut), at(minX + cut, minY)] : [at(minX, minY)]),
    ...(upper && !left ? [at(maxX - cut, minY), at(maxX, minY + cut)] : [at(maxX, minY)]),
    ...(!upper && !left ? [at(maxX, maxY - cut), at(maxX - cut, maxY)] : [at(maxX, maxY)]),
    ...(!upper && left ? [at(minX + cut, maxY), at(minX, maxY - cut)] : [at(minX, maxY)]),
  ];
}

/** A bar at the cathode's end of the body. */
function fabBar({ minX, minY, maxX, maxY }: Rect): SilkLine {
  const x = minX + 0.25 * (maxX - minX);
  return { x1: x, y1: minY, x2: x, y2: maxY };
}

function drawTexts({ name, body }: LandPattern, courtyard: Rect): Text[] {
  const centreX = (courtyard.minX + courtyard.maxX) / 2;
  const room = Math.min(body.maxX - body.minX, body.maxY - body.minY);
  const within = Math.min(TEXT_SIZE, Math.max(0.25, room / 4));
  const gap = 0.2 + TEXT_SIZE / 2;
  const text = (role: Text["role"], content: string, layer: LayerId, x: number, y: number, size: number): Text => ({
    id: itemId(`${name}/text/${role}`),
    role,
    text: content,
    layer,
    position: at(x, y),
    rotation: 0,
    hidden: false,
    keepUpright: true,
    style: {
      size: sizeOf(size, size),
      thickness: fromMm(TEXT_THICKNESS * size),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
  });
  return [
    text("reference", "REF**", "F.SilkS", centreX, courtyard.minY - gap, TEXT_SIZE),
    text("value", name, "F.Fab", centreX, courtyard.maxY + gap, TEXT_SIZE),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of KiCad's, replaced where the text is drawn.
    text("user", "${REFERENCE}", "F.Fab", (body.minX + body.maxX) / 2, (body.minY + body.maxY) / 2, within),
  ];
}

function lineShape({ x1, y1, x2, y2 }: SilkLine): Shape {
  return { kind: "line", start: at(x1, y1), end: at(x2, y2) };
}

/** To the micrometre, halves outwards on either side: finer digits would be noise of the arithmetic. */
function toNm(mm: number): Nm {
  return Math.sign(mm) * Math.round(Math.abs(mm) * 1000 + 1e-6) * 1000 + 0;
}

function at(x: number, y: number): { x: Nm; y: Nm } {
  return { x: toNm(x), y: toNm(y) };
}

function sizeOf(width: number, height: number): { width: Nm; height: Nm } {
  return { width: toNm(width), height: toNm(height) };
}
