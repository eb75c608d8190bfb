/** Where the text of a part could lie, best first. Costs are millimetres that a reader would be led astray by. */
import { type Box, boxDistance, type Nm, type Size } from "@tracewright/geometry";

/** A box for the ink of a text, read from below or, turned by 90°, from the right. */
export interface TextPlace {
  readonly box: Box;
  readonly angle: 0 | 90;
  readonly cost: number;
  /** From the part it belongs to; 0 inside of it. */
  readonly distance: Nm;
}

/** What a text goes around: all that is drawn of its part, and of that the body, which will cover what lies under it. */
export interface TextHost {
  readonly figure: Box;
  readonly body: Box | undefined;
}

const MM = 1_000_000;
/** From the figure, beyond the least gap. */
const RINGS = [0, 0.3, 0.7, 1.2, 2].map((mm) => mm * MM);
/** Places along a side of the figure are so far apart, and at most so many. */
const SLIDE_STEP = 0.5 * MM;
const MAX_SLIDES = 24;
const INSIDE_STEP = 0.5 * MM;
const MAX_INSIDE = 12;

/** People look above a part first. */
const SIDES = [
  { name: "above", cost: 0 },
  { name: "right", cost: 0.1 },
  { name: "below", cost: 0.15 },
  { name: "left", cost: 0.2 },
] as const;
/** Turned beside a part that stands upright itself; turned otherwise. */
const TURNED_COST = { along: 0.1, across: 0.5 };
/** A millimetre off the middle of the part. */
const SLIDE_COST = 0.15;
/** Under the body a text is seen until the part is on the board, which is when it is needed least. */
const COVERED_COST = 2.5;

/** Places beside a part and on it, the cheapest first. `size` is that of the text unturned. */
export function textPlaces(host: TextHost, size: Size, gap: Nm): TextPlace[] {
  const places = ([0, 90] as const).flatMap((angle) => {
    const box = angle === 0 ? size : { width: size.height, height: size.width };
    const turning = angle === 0 ? 0 : turnedCost(host.figure, size);
    return [...besidePlaces(host, box, gap), ...insidePlaces(host, box)].map((place) => ({
      ...place,
      angle,
      cost: place.cost + turning + coveredCost(host, place.box),
    }));
  });
  // Ties go by where the text lies, so that the same part gets the same text.
  return places.sort((a, b) => a.cost - b.cost || a.box.minY - b.box.minY || a.box.minX - b.box.minX);
}

/** What the place that a text was carried to is worth, by the same measure. */
export function standingPlace(host: TextHost, box: Box, { angle, gap }: { angle: 0 | 90; gap: Nm }): TextPlace {
  const { figure } = host;
  const distance = boxDistance(box, figure);
  const off = Math.min(
    Math.abs(box.minX + box.maxX - figure.minX - figure.maxX),
    Math.abs(box.minY + box.maxY - figure.minY - figure.maxY),
  );
  const cost = Math.max(0, distance - gap) / MM + (SLIDE_COST * off) / 2 / MM + coveredCost(host, box);
  return { box, angle, cost, distance };
}

function besidePlaces({ figure }: TextHost, size: Size, gap: Nm): Omit<TextPlace, "angle">[] {
  const middle = { x: (figure.minX + figure.maxX) / 2, y: (figure.minY + figure.maxY) / 2 };
  return RINGS.flatMap((ring) => {
    const distance = gap + ring;
    return SIDES.flatMap(({ name, cost }) => {
      const isUpright = name === "above" || name === "below";
      const [from, to] = isUpright
        ? [figure.minX - size.width - gap, figure.maxX + gap]
        : [figure.minY - size.height - gap, figure.maxY + gap];
      const centred = isUpright ? middle.x - size.width / 2 : middle.y - size.height / 2;
      const flush = isUpright ? [figure.minX, figure.maxX - size.width] : [figure.minY, figure.maxY - size.height];
      return slides(from, to, [centred, ...flush]).map((at) => {
        const box = boxAt(
          isUpright
            ? { x: at, y: name === "above" ? figure.minY - distance - size.height : figure.maxY + distance }
            : { x: name === "left" ? figure.minX - distance - size.width : figure.maxX + distance, y: at },
          size,
        );
        // Slid past an end, it is farther away than its row.
        return {
          box,
          distance: boxDistance(box, figure),
          cost: cost + ring / MM + (SLIDE_COST * Math.abs(at - centred)) / MM,
        };
      });
    });
  });
}

/** The places asked for, and others between the ends. */
function slides(from: number, to: number, asked: readonly number[]): number[] {
  const count = Math.min(MAX_SLIDES, Math.floor((to - from) / SLIDE_STEP));
  const between = Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / Math.max(1, count));
  return [...new Set([...asked, ...between].map(Math.round))];
}

/** On the part itself: in the middle of a large one, in the corner that a small one leaves free. */
function insidePlaces({ figure }: TextHost, size: Size): Omit<TextPlace, "angle">[] {
  const room = { x: figure.maxX - figure.minX - size.width, y: figure.maxY - figure.minY - size.height };
  if (room.x < 0 || room.y < 0) return [];
  const steps = (length: number) => {
    const count = Math.min(MAX_INSIDE, 2 * Math.ceil(length / INSIDE_STEP / 2));
    return count === 0 ? [length / 2] : Array.from({ length: count + 1 }, (_, step) => (length * step) / count);
  };
  return steps(room.x).flatMap((x) =>
    steps(room.y).map((y) => {
      const off = Math.hypot(x - room.x / 2, y - room.y / 2);
      const corner = { x: Math.round(figure.minX + x), y: Math.round(figure.minY + y) };
      return { box: boxAt(corner, size), distance: 0, cost: (SLIDE_COST * off) / MM };
    }),
  );
}

function turnedCost(figure: Box, size: Size): number {
  const [width, height] = [figure.maxX - figure.minX, figure.maxY - figure.minY];
  return height > width && size.width > width ? TURNED_COST.along : TURNED_COST.across;
}

/** By the share of the text that the body covers. */
function coveredCost({ body }: TextHost, box: Box): number {
  if (!body) return 0;
  const x = Math.min(body.maxX, box.maxX) - Math.max(body.minX, box.minX);
  const y = Math.min(body.maxY, box.maxY) - Math.max(body.minY, box.minY);
  if (x <= 0 || y <= 0) return 0;
  return (COVERED_COST * (x * y)) / ((box.maxX - box.minX) * (box.maxY - box.minY));
}

function boxAt({ x, y }: { x: number; y: number }, { width, height }: Size): Box {
  return { minX: Math.round(x), minY: Math.round(y), maxX: Math.round(x) + width, maxY: Math.round(y) + height };
}
