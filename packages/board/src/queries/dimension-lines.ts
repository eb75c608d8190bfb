import { type Box, boxOfPoints, fromMm, type Nm, type Point, placePoint } from "@tracewright/geometry";
import { drawText } from "@tracewright/text";
import type { Dimension, Text } from "../records/graphic.ts";

/** KiCad's defaults (pcbnew, pcb_dimension.h): arrows, and how far the outer lines reach past the arrowed one. */
export const DIMENSION_ARROW: Nm = fromMm(1.27);
const ARROW_ANGLE = (27.5 * Math.PI) / 180;
const EXTENSION: Nm = fromMm(0.58642);

type Measure = Pick<Dimension, "kind" | "orientation" | "start" | "end" | "height">;

/** The arrowed line of an aligned or orthogonal dimension. */
export function crossbarOf({ kind, orientation, start, end, height }: Measure): readonly [Point, Point] {
  if (kind === "orthogonal") {
    if (orientation === "vertical") {
      const x = start.x + height;
      return [
        { x, y: start.y },
        { x, y: end.y },
      ];
    }
    const y = start.y + height;
    return [
      { x: start.x, y },
      { x: end.x, y },
    ];
  }
  const across = leftOf(start, end);
  return [shifted(start, across, height), shifted(end, across, height)];
}

/**
 * The lines that show a dimension, without its text, as KiCad draws them (pcbnew, pcb_dimension.cpp): of an aligned
 * or orthogonal one the outer lines from its points, and the arrowed line between them, broken where the text lies on
 * it; of a leader its arrow and the way on to the text; of a centre mark both arms; of a radial one a cross in its
 * centre, the arrow at the circle and the way on to the text.
 */
export function dimensionLines(dimension: Dimension): readonly (readonly Point[])[] {
  const { kind, start, end } = dimension;
  if (isSame(start, end)) return [[start, end]];
  switch (kind) {
    case "aligned":
    case "orthogonal":
      return measureLines(dimension);
    case "leader":
      return leaderLines(dimension);
    case "center": {
      const [x, y] = [end.x - start.x, end.y - start.y];
      return [
        [shifted(start, { x, y }, -1), end],
        [shifted(start, { x: y, y: -x }, -1), shifted(start, { x: y, y: -x }, 1)],
      ];
    }
    case "radial":
      return radialLines(dimension);
  }
}

function measureLines(dimension: Dimension): readonly (readonly Point[])[] {
  const { start, end, extensionOffset = 0, arrowLength, text } = dimension;
  const [from, to] = crossbarOf(dimension);
  // Measured across, both points may be one.
  if (isSame(from, to)) return [[start, end]];
  const outer = [
    [start, from],
    [end, to],
  ].flatMap(([point, foot]) => {
    if (!point || !foot || isSame(point, foot)) return [];
    const away = directionOf(point, foot);
    return [[shifted(point, away, extensionOffset), shifted(foot, away, EXTENSION)]];
  });
  const along = directionOf(from, to);
  return [
    ...outer,
    ...beside(text, [from, to]),
    arrowAt(from, along, arrowLength),
    arrowAt(to, { x: -along.x, y: -along.y }, arrowLength),
  ];
}

function leaderLines({ start, end, extensionOffset = 0, arrowLength, text }: Dimension): readonly (readonly Point[])[] {
  const along = directionOf(start, end);
  const tip = shifted(start, along, extensionOffset);
  return [...linesToText(text, tip, end), arrowAt(tip, along, arrowLength)];
}

function radialLines(dimension: Dimension): readonly (readonly Point[])[] {
  const { start, end, arrowLength = DIMENSION_ARROW, text } = dimension;
  const arms = [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
  ].map((arm) => [shifted(start, arm, -arrowLength), shifted(start, arm, arrowLength)]);
  const arrow = arrowAt(end, directionOf(start, end), arrowLength);
  return [...arms, ...linesToText(text, end, bendOfRadial(dimension)), arrow];
}

/** Where the line of a radial dimension, straight away from the centre until then, turns to the text. */
export function bendOfRadial({
  start,
  end,
  arrowLength = DIMENSION_ARROW,
  leaderLength = 3 * arrowLength,
}: Pick<Dimension, "start" | "end" | "arrowLength" | "leaderLength">): Point {
  return isSame(start, end) ? end : shifted(end, directionOf(start, end), leaderLength);
}

/** From the tip to the bend, and on to the text; where the text begins the line ends. */
function linesToText(text: Text | undefined, tip: Point, bend: Point): readonly (readonly Point[])[] {
  const [first = [tip, tip] as const] = beside(text, [tip, bend], rowsOf);
  const isShort = !isSame(first[1], bend);
  const way =
    text && !isShort && !isSame(bend, text.position) ? beside(text, [bend, text.position], rowsOf)[0] : undefined;
  return [first, ...(way && isSame(way[0], bend) ? [way] : [])];
}

/** From the top to the foot of a text in its own frame, by what its letters take. */
type Extent = (text: Text, letters: Box) => Pick<Box, "minY" | "maxY">;

const lettersOf: Extent = (_text, letters) => letters;

/** By its rows, as KiCad counts them for a leader: 1.61 heights each, and the pen one and a half times. */
const rowsOf: Extent = ({ text, style: { size, thickness, vertical } }, letters) => {
  if (vertical !== "middle") return letters;
  const half = (1.61 * size.height * text.split("\n").length + 1.5 * thickness) / 2;
  return { minY: -half, maxY: half };
};

/** What is left of a line where a text lies on it. */
function beside(
  text: Text | undefined,
  [from, to]: readonly [Point, Point],
  extentOf = lettersOf,
): (readonly [Point, Point])[] {
  if (!text) return [[from, to]];
  const { position, rotation, style } = text;
  const { paths, thickness } = drawText(text.text, { position: { x: 0, y: 0 }, rotation: 0, style });
  const box = boxOfPoints(paths.flat());
  if (!box) return [[from, to]];
  const { minY, maxY } = extentOf(text, box);
  // The line in the text's own frame, where KiCad widens the text by half a letter at either end.
  const [a, b] = [from, to].map((point) =>
    placePoint({ x: point.x - position.x, y: point.y - position.y }, { x: 0, y: 0 }, -rotation),
  ) as [Point, Point];
  const reach = style.size.width / 2 + thickness / 2;
  let [enters, leaves] = [0, 1];
  for (const [start, way, least, most] of [
    [a.x, b.x - a.x, box.minX - reach, box.maxX + reach],
    [a.y, b.y - a.y, minY, maxY],
  ] as const) {
    if (way === 0 && (start < least || start > most)) return [[from, to]];
    if (way === 0) continue;
    const [first, last] = [(least - start) / way, (most - start) / way].sort((one, other) => one - other) as [
      number,
      number,
    ];
    enters = Math.max(enters, first);
    leaves = Math.min(leaves, last);
  }
  if (enters >= leaves) return [[from, to]];
  const at = (share: number): Point => shifted(from, { x: to.x - from.x, y: to.y - from.y }, share);
  return [...(enters > 0 ? [[from, at(enters)] as const] : []), ...(leaves < 1 ? [[at(leaves), to] as const] : [])];
}

/** Both barbs and the tip between them; `inwards`: the way that the line takes from the tip, of length 1. */
function arrowAt(tip: Point, inwards: Direction, length = DIMENSION_ARROW): readonly Point[] {
  const barb = (angle: number): Point => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const way = { x: inwards.x * cos + inwards.y * sin, y: inwards.y * cos - inwards.x * sin };
    return shifted(tip, way, length);
  };
  return [barb(ARROW_ANGLE), tip, barb(-ARROW_ANGLE)];
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Of length 1, square to the way from a to b. */
function leftOf(a: Point, b: Point): Direction {
  const { x, y } = directionOf(a, b);
  return { x: -y, y: x };
}

/** Of length 1. */
function directionOf(a: Point, b: Point): Direction {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function shifted({ x, y }: Point, along: Direction, by: number): Point {
  return { x: Math.round(x + along.x * by) + 0, y: Math.round(y + along.y * by) + 0 };
}
