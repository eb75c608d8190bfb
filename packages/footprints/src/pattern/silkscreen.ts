import { type Body, bodyAbout, type Land, type LandPattern } from "./land-pattern.ts";

/** A silkscreen line along an axis, in millimetres. */
export interface SilkLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const SILK_WIDTH = 0.12;
/** From a line's middle to the mask opening: half the line and a gap that printing keeps. */
const KEEP = SILK_WIDTH / 2 + 0.1;
/** From the body's edge to a line's middle: the line is seen beside the part. */
const BESIDE_BODY = 0.11;
/** Shorter ones are specks. */
const MIN_LENGTH = 0.2;
const MARK_LENGTH = 1;

interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The body's outline beside the body, and the mark that tells which way round; both stop short of the mask openings. */
export function silkscreenOf(pattern: LandPattern): { outline: SilkLine[]; mark: SilkLine[]; circle: boolean } {
  const openings = pattern.lands.filter(({ via, side }) => !via && side !== "back").map(openingOf);
  if (pattern.cutout) openings.push(growRect(bodyAbout(pattern.cutout.width, pattern.cutout.height), KEEP));
  const clip = (lines: readonly SilkLine[]): SilkLine[] => lines.flatMap((line) => cutLine(line, openings));
  const body = growRect(pattern.body, BESIDE_BODY);
  const round = pattern.body.kind === "circle";
  return {
    outline: round ? [] : clip(sidesOf(body)),
    mark: clip(markLines(pattern)),
    circle: round && isClearOfCircle(pattern.body, openings),
  };
}

function markLines({ mark, lands, body, courtyardExcess }: LandPattern): SilkLine[] {
  const first = lands.find(({ pin }) => /^(1|A1|K)$/.test(pin)) ?? lands[0];
  if (!first || mark === "none") return [];
  if (mark === "plus") return plusSign(body);
  const all = lands.map(rectOf).reduce(joinRects, body);
  if (mark === "cathode") {
    const about = growRect(all, KEEP + 0.01);
    const end = (about.minX + about.maxX) / 2;
    const side = { x1: about.minX, y1: about.minY, x2: about.minX, y2: about.maxY };
    // A round lens has its flat there.
    if (body.kind === "circle") {
      const quarter = (about.maxY - about.minY) / 4;
      return [{ ...side, y1: side.y1 + quarter, y2: side.y2 - quarter }];
    }
    return [
      side,
      { x1: about.minX, y1: about.minY, x2: end, y2: about.minY },
      { x1: about.minX, y1: about.maxY, x2: end, y2: about.maxY },
    ];
  }
  const land = rectOf(first);
  const isUnderBody =
    land.minX >= body.minX && land.maxX <= body.maxX && land.minY >= body.minY && land.maxY <= body.maxY;
  const off = isUnderBody
    ? Math.max(BESIDE_BODY + SILK_WIDTH + 0.04, Math.min(0.3, courtyardExcess - 0.1))
    : KEEP + 0.01;
  const about = growRect(isUnderBody ? body : land, off);
  const left = first.x <= (all.minX + all.maxX) / 2;
  const upper = first.y <= (all.minY + all.maxY) / 2;
  const x = left ? about.minX : about.maxX;
  const y = upper ? about.minY : about.maxY;
  const reach = (length: number): number => Math.min(MARK_LENGTH, length);
  return [
    { x1: x, y1: y, x2: x, y2: y + (upper ? 1 : -1) * reach(about.maxY - about.minY) },
    { x1: x, y1: y, x2: x + (left ? 1 : -1) * reach(about.maxX - about.minX), y2: y },
  ];
}

/** A plus in the corner that a round body leaves free of its square, on the side of pin 1. */
function plusSign(body: Body): SilkLine[] {
  const radius = (body.maxX - body.minX) / 2;
  const arm = Math.min(0.5, radius * 0.12);
  const x = body.minX + radius * 0.12;
  const y = body.minY + radius * 0.12;
  return [
    { x1: x - arm, y1: y, x2: x + arm, y2: y },
    { x1: x, y1: y - arm, x2: x, y2: y + arm },
  ];
}

function isClearOfCircle(body: Body, openings: readonly Rect[]): boolean {
  const radius = (body.maxX - body.minX) / 2 + BESIDE_BODY;
  const cx = (body.minX + body.maxX) / 2;
  const cy = (body.minY + body.maxY) / 2;
  return openings.every(({ minX, minY, maxX, maxY }) => {
    const far = Math.hypot(Math.max(cx - minX, maxX - cx), Math.max(cy - minY, maxY - cy));
    return far < radius;
  });
}

/** What is left of a line along an axis outside the openings. */
function cutLine(line: SilkLine, openings: readonly Rect[]): SilkLine[] {
  const level = line.y1 === line.y2;
  const at = level ? line.y1 : line.x1;
  const [from, to] = level ? [line.x1, line.x2] : [line.y1, line.y2];
  let pieces: (readonly [number, number])[] = [[Math.min(from, to), Math.max(from, to)]];
  for (const { minX, minY, maxX, maxY } of openings) {
    const [low, high, start, end] = level ? [minY, maxY, minX, maxX] : [minX, maxX, minY, maxY];
    if (at <= low || at >= high) continue;
    pieces = pieces.flatMap(([a, b]): (readonly [number, number])[] =>
      b <= start || a >= end
        ? [[a, b]]
        : [
            [a, Math.min(b, start)],
            [Math.max(a, end), b],
          ],
    );
  }
  return pieces
    .filter(([a, b]) => b - a >= MIN_LENGTH)
    .map(([a, b]) => (level ? { x1: a, y1: at, x2: b, y2: at } : { x1: at, y1: a, x2: at, y2: b }));
}

/** The rectangle a line's middle may not enter: the mask opening of a land, the hole of a bare one, and the gap. */
function openingOf(land: Land): Rect {
  return growRect(rectOf(land), KEEP + Math.max(0, land.maskMargin ?? 0));
}

function rectOf({ x, y, width, height }: Land): Rect {
  return { minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 };
}

function sidesOf({ minX, minY, maxX, maxY }: Rect): SilkLine[] {
  return [
    { x1: minX, y1: minY, x2: maxX, y2: minY },
    { x1: maxX, y1: minY, x2: maxX, y2: maxY },
    { x1: minX, y1: maxY, x2: maxX, y2: maxY },
    { x1: minX, y1: minY, x2: minX, y2: maxY },
  ];
}

function growRect({ minX, minY, maxX, maxY }: Rect, by: number): Rect {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

function joinRects(a: Rect, b: Rect): Rect {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}
