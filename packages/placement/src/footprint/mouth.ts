import { type Footprint, type Graphic, type LayerId, type Pad, padPosition } from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  fromMm,
  growBox,
  joinBoxes,
  type Point,
  placePoint,
  shapePath,
} from "@tracewright/geometry";
import { padCopper } from "./claimed-room.ts";
import { EDGE_SIDES, type EdgeSide } from "./rim.ts";

/** Where a connector opens to, as it stands. */
export interface Mouth {
  readonly side: EdgeSide;
  /** The coordinate, x for left and right, y for top and bottom, that is to lie on the rim of the board. */
  readonly line: number;
  /** Both ends of the mouth, along the rim. */
  readonly from: number;
  readonly to: number;
}

/** Pads that fasten a connector instead of carrying its contacts. */
const SHIELD = /^(S\d+|SHIELD\w*|MP\d*|SH\d*|G\d*|GND\d*|M\d*|MT\d*|)$/i;
/**
 * The body reaches this share of its length farther out on the side of the mouth than on the opposite one; where the name
 * says that there is a mouth, less is enough.
 */
const REACHES_OUT = 0.2;
const REACHES_OUT_BY_NAME = 0.02;
/** Or its middle lies this share of its length away from the middle of the contacts. */
const OFF_CENTRE = 0.1;
const LYING = /horizontal|angled|right_?angle|side_?entry|[_-]ra([_-]|$)|edge|jack|pj-?3\d\d|evq-?p7/i;
/** Wires go into screw terminals across the row of their contacts. */
const TERMINAL = /ak300|bornier|mkds|terminal_?block|screw_?terminal/i;
/** Drawn all but alike on both sides of its pins, and always with its openings down. */
const OPENS_DOWN = /ak300/i;
/** Names of what is plugged in from above, unless they say as well that it lies down. */
const UPRIGHT = /vertical|upright|straight|top_?entry|[_-]top([_-]|$)|mstbva|mcv_|pin_?socket_\d|socket_?strip/i;
const LIES_DOWN = /horizontal|angled|right_?angle|side_?entry/i;
/** What is drawn shorter than this share of the longest line is a mark. */
const MARK = 0.3;
/** A plug reaches out with all of its body but what carries its pins. */
const PLUG = /usb.*plug|plug.*usb/i;
/** The shaft of a knob goes through a panel; the body of one ends this far from its pins. */
const KNOB = /potentiometer|encoder/i;
const KNOB_BODY = 6_000_000;
const EDGE_PIN_OFFSET = /EdgePinOffset(\d+(?:\.\d+)?)mm/;
/** A connector for the edge is drawn from the edge inwards: its pads begin this near to its origin. */
const AT_ORIGIN = 150_000;
const OPPOSITE: readonly EdgeSide[] = [1, 0, 3, 2];
const OTHER_AXIS: readonly EdgeSide[] = [2, 2, 0, 0];
/** A row is this much longer than it is wide. */
const ELONGATED = 1.05;
const ANTENNA = /antenna|(^|[^a-z])(ant|ae)[_\d]/i;
const BODY: ReadonlySet<LayerId> = new Set(["F.Fab", "B.Fab", "F.SilkS", "B.SilkS", "Dwgs.User"]);
/** From a text that says "PCB edge" to the line that it means. */
const TEXT_REACH = 2_500_000;
const EDGE_TEXT = /(pcb|board)[ _-]*edge|edge of (the )?(pcb|board)/i;

/**
 * Where a connector opens to; undefined: it is plugged in from above. A line that the footprint marks as the board's edge
 * says it; otherwise what is drawn of the body reaches out from the contacts, which stand at its back.
 */
export function findMouth(footprint: Footprint): Mouth | undefined {
  const contacts = joinBoxes(contactsOf(footprint).map((pad) => padCopper(footprint, pad)));
  const pads = joinBoxes(footprint.pads.map((pad) => padCopper(footprint, pad)));
  if (!contacts || !pads) return undefined;
  const middle = { x: (pads.minX + pads.maxX) / 2, y: (pads.minY + pads.maxY) / 2 };
  const marked = findEdgeLine(footprint, middle);
  if (marked) return marked;
  const name = footprint.library.slice(footprint.library.indexOf(":") + 1);
  if (UPRIGHT.test(name) && !LIES_DOWN.test(name)) return undefined;
  const drawn = drawnBoxes(footprint, (layer) => BODY.has(layer));
  const outline = drawn.length > 0 ? drawn : drawnBoxes(footprint, (layer) => layer.endsWith(".CrtYd"));
  const body = joinBoxes([pads, ...outline]) ?? pads;
  const side =
    (OPENS_DOWN.test(name) ? sideBelow(footprint) : undefined) ??
    sideOfMouth(footprint, { body, contacts, name }) ??
    findLaunch(footprint.position, pads);
  if (side === undefined) return undefined;
  const face = PLUG.test(`${name} ${footprint.value}`) ? pads : (faceOf(footprint, pads) ?? body);
  const [from, to] = side < 2 ? [body.minY, body.maxY] : [body.minX, body.maxX];
  const line = lineFromName(footprint, name, side) ?? sideOf(face, side);
  if (!KNOB.test(name)) return { side, line, from, to };
  const most = sideOf(growBox(pads, KNOB_BODY), side);
  return { side, line: side === 0 || side === 2 ? Math.max(line, most) : Math.min(line, most), from, to };
}

/** Where the lower side of the footprint, as it is drawn, looks on the board; undefined: at an odd angle. */
function sideBelow({ rotation, position, side }: Footprint): EdgeSide | undefined {
  if (rotation % 90 !== 0) return undefined;
  const below = placePoint({ x: 0, y: fromMm(side === "front" ? 1 : -1) }, position, rotation);
  const [dx, dy] = [below.x - position.x, below.y - position.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 0 : 1;
  return dy < 0 ? 2 : 3;
}

/**
 * Along which axis the contacts of a part stand in a row: that is what is to lie along the edge, whatever the body;
 * undefined: neither.
 */
export function rowAxisOf(footprint: Footprint): "x" | "y" | undefined {
  const places = boxOfPoints(contactsOf(footprint).map((pad) => padPosition(footprint, pad)));
  if (!places) return undefined;
  const [width, height] = [places.maxX - places.minX, places.maxY - places.minY];
  if (width > height * ELONGATED) return "x";
  return height > width * ELONGATED ? "y" : undefined;
}

/** KiCad names some connectors by how far the edge of the board is from the row of pins next to it. */
function lineFromName(footprint: Footprint, name: string, side: EdgeSide): number | undefined {
  const offset = Number(EDGE_PIN_OFFSET.exec(name)?.[1]);
  const rows = boxOfPoints(contactsOf(footprint).map((pad) => padPosition(footprint, pad)));
  return Number.isFinite(offset) && rows ? sideOf(growBox(rows, fromMm(offset)), side) : undefined;
}

/** The side on which the body reaches out from the contacts, or lies beside their middle. */
function sideOfMouth(
  footprint: Footprint,
  { body, contacts, name }: { body: Box; contacts: Box; name: string },
): EdgeSide | undefined {
  if (TERMINAL.test(name)) return sideOfTerminal(footprint, contacts);
  const length = (side: EdgeSide) => Math.max(1, side < 2 ? body.maxX - body.minX : body.maxY - body.minY);
  // An antenna lies along the edge, with its feed at one end.
  const isAntenna = ANTENNA.test(`${footprint.library} ${footprint.reference}`);
  const sides = EDGE_SIDES.filter((side) => !isAntenna || length(side) <= length(OTHER_AXIS[side]!));
  const excess = (side: EdgeSide) => outward(body, contacts, side) - outward(body, contacts, OPPOSITE[side]!);
  const best = sides.reduce((a, b) => (excess(b) > excess(a) ? b : a));
  if (excess(best) >= (LYING.test(name) ? REACHES_OUT_BY_NAME : REACHES_OUT) * length(best)) return best;
  const places = contactsOf(footprint).map((pad) => padPosition(footprint, pad));
  const dx = (body.minX + body.maxX) / 2 - places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const dy = (body.minY + body.maxY) / 2 - places.reduce((sum, { y }) => sum + y, 0) / places.length;
  const beside: EdgeSide = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 0 : 1) : dy < 0 ? 2 : 3;
  return Math.max(Math.abs(dx), Math.abs(dy)) >= OFF_CENTRE * length(beside) ? beside : undefined;
}

/**
 * Into which side of a screw terminal wires go. Its marks for the first pin reach out of the body and say nothing; where
 * the body is drawn alike on both sides, what is drawn inside lies more to where the openings are.
 */
function sideOfTerminal(footprint: Footprint, contacts: Box): EdgeSide | undefined {
  const boxes = drawnBoxes(footprint, (layer) => BODY.has(layer));
  const longest = Math.max(0, ...boxes.map(lengthOf));
  const body = joinBoxes(boxes.filter((box) => lengthOf(box) >= longest * MARK));
  if (!body) return undefined;
  const isAlongX = contacts.maxX - contacts.minX > contacts.maxY - contacts.minY;
  const [low, high]: readonly [EdgeSide, EdgeSide] = isAlongX ? [2, 3] : [0, 1];
  const depth = isAlongX ? body.maxY - body.minY : body.maxX - body.minX;
  const excess = outward(body, contacts, high) - outward(body, contacts, low);
  if (Math.abs(excess) >= REACHES_OUT_BY_NAME * depth) return excess > 0 ? high : low;
  const inside = boxes.filter((box) => lengthOf(box) > 0 && isIn(box, body));
  const total = inside.reduce((sum, box) => sum + lengthOf(box), 0);
  const middleOf = (box: Box) => (isAlongX ? box.minY + box.maxY : box.minX + box.maxX) / 2;
  const drawn = inside.reduce((sum, box) => sum + middleOf(box) * lengthOf(box), 0) / Math.max(1, total);
  const off = drawn - middleOf(body);
  return Math.abs(off) >= REACHES_OUT_BY_NAME * depth ? (off > 0 ? high : low) : undefined;
}

function lengthOf({ minX, minY, maxX, maxY }: Box): number {
  return Math.max(maxX - minX, maxY - minY);
}

function isIn(box: Box, body: Box): boolean {
  return EDGE_SIDES.every((side) => outward(box, body, side) <= 0);
}

/** The side on which pads that begin at the origin end: the origin marks the edge of the board. */
function findLaunch({ x, y }: Point, pads: Box): EdgeSide | undefined {
  const middle = { x: (pads.minX + pads.maxX) / 2, y: (pads.minY + pads.maxY) / 2 };
  const ends = [pads.minX - x, x - pads.maxX, pads.minY - y, y - pads.maxY];
  const isCentred = (side: EdgeSide) =>
    side < 2 ? Math.abs(middle.y - y) < AT_ORIGIN : Math.abs(middle.x - x) < AT_ORIGIN;
  return EDGE_SIDES.find((side) => Math.abs(ends[side]!) < AT_ORIGIN && isCentred(side));
}

function contactsOf(footprint: Footprint): readonly Pad[] {
  const joined = footprint.pads.filter(({ net }) => net !== undefined);
  const contacts = joined.filter(({ number }) => !SHIELD.test(number));
  const inner = contacts.filter(({ number }) => !isFastener(contacts, number));
  return inner.length > 0 ? inner : contacts.length > 0 ? contacts : joined;
}

/** Tabs of one number, such as the grounded ones of a slide switch, between which a row of three contacts or more is. */
function isFastener(contacts: readonly Pad[], tab: string): boolean {
  const tabs = contacts.filter(({ number }) => number === tab);
  const others = contacts.filter(({ number }) => number !== tab);
  if (tabs.length < 2 || others.length < 3) return false;
  return (["x", "y"] as const).some((axis) => {
    const at = tabs.map(({ position }) => position[axis]);
    const [low, high] = [Math.min(...at), Math.max(...at)];
    const isFlank = (place: number) => place === low || place === high;
    return at.every(isFlank) && others.every(({ position }) => position[axis] > low && position[axis] < high);
  });
}

/** The body as it is drawn for fabrication, else on silkscreen; undefined: on neither. */
function faceOf(footprint: Footprint, pads: Box): Box | undefined {
  const fab = drawnBoxes(footprint, (layer) => layer.endsWith(".Fab"));
  const silk = drawnBoxes(footprint, (layer) => layer.endsWith(".SilkS"));
  const face = fab.length > 0 ? fab : silk;
  return face.length > 0 ? joinBoxes([pads, ...face]) : undefined;
}

/** The line beside a text that says that the board ends there. */
function findEdgeLine(footprint: Footprint, middle: Point): Mouth | undefined {
  const text = footprint.texts.find(({ text: words, role }) => role === "user" && EDGE_TEXT.test(words));
  if (!text) return undefined;
  const at = place(footprint, text.position);
  const lines = footprint.graphics.flatMap(({ layer, shape }) => {
    if (shape.kind !== "line" || /Cu$|CrtYd$|Edge\.Cuts|Mask$|Paste$/.test(layer)) return [];
    const [a, b] = [place(footprint, shape.start), place(footprint, shape.end)];
    const isUpright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
    const away = isUpright ? Math.abs(a.x - at.x) : Math.abs(a.y - at.y);
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    const isStraight = Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 1_000;
    return isStraight && away < TEXT_REACH && length > TEXT_REACH ? [{ a, b, isUpright, away }] : [];
  });
  const line = lines.sort((a, b) => a.away - b.away)[0];
  if (!line) return undefined;
  const { a, b, isUpright } = line;
  return isUpright
    ? { side: a.x < middle.x ? 0 : 1, line: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) }
    : { side: a.y < middle.y ? 2 : 3, line: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) };
}

function drawnBoxes(footprint: Footprint, isWanted: (layer: LayerId) => boolean): Box[] {
  return footprint.graphics.flatMap((graphic: Graphic) => {
    if (!isWanted(graphic.layer)) return [];
    return boxOfPoints(shapePath(graphic.shape).map((point) => place(footprint, point))) ?? [];
  });
}

function place({ position, rotation }: Footprint, point: Point): Point {
  return placePoint(point, position, rotation);
}

/** How far a box reaches over another on a side. */
function outward(box: Box, over: Box, side: EdgeSide): number {
  return side === 0 || side === 2 ? sideOf(over, side) - sideOf(box, side) : sideOf(box, side) - sideOf(over, side);
}

function sideOf({ minX, minY, maxX, maxY }: Box, side: EdgeSide): number {
  return [minX, maxX, minY, maxY][side]!;
}
