import type { Bitmap } from "./bitmap.ts";

/**
 * The share, 0 to 1, of the printed dots that no circle of `least` dots across covers within what is printed, by more than what
 * corners take off a circle: strokes that are thinner than that, and tips. Measured at the corners, sides and middles of dots.
 */
export function thinShare({ columns, rows, dots }: Bitmap, least: number): number {
  /** Places at every half dot: odd ones are middles of dots, even ones borders. */
  const [wide, high] = [columns * 2 + 1, rows * 2 + 1];
  const toEdge = new Float32Array(wide * high).fill(Number.POSITIVE_INFINITY);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      if (!isPrintedAround({ columns, rows, dots }, x, y)) toEdge[y * wide + x] = 0;
    }
  }
  spreadDistances(toEdge, wide, high);
  // Half the line, in half dots: as many as the line has dots.
  const radius = least - ROUNDING;
  const toCore = toEdge.map((squared) => (squared >= radius * radius ? 0 : Number.POSITIVE_INFINITY));
  spreadDistances(toCore, wide, high);
  // In a square corner the farthest place is this far from the middle of the circle; and half a dot for stairs.
  const reach = radius * Math.SQRT2 + 1;
  let [printed, thin] = [0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (dots[y * columns + x] !== 1) continue;
      printed++;
      if (toCore[(2 * y + 1) * wide + 2 * x + 1]! > reach * reach) thin++;
    }
  }
  return printed === 0 ? 0 : thin / printed;
}

/** A line just as wide as the least is none too thin, whatever the quotient of two lengths came to. */
const ROUNDING = 1e-6;

/** Whether all dots that a place at half dots touches are printed. */
function isPrintedAround({ columns, rows, dots }: Bitmap, x: number, y: number): boolean {
  const [left, right] = [(x - 1) >> 1, x >> 1];
  const [top, bottom] = [(y - 1) >> 1, y >> 1];
  if (left < 0 || top < 0 || right >= columns || bottom >= rows) return false;
  return (
    dots[top * columns + left] === 1 &&
    dots[top * columns + right] === 1 &&
    dots[bottom * columns + left] === 1 &&
    dots[bottom * columns + right] === 1
  );
}

/**
 * Squares of the distances to the nearest place that is 0, in place; the others come as infinite. Felzenszwalb and Huttenlocher,
 * Distance Transforms of Sampled Functions (2012): columns, then rows, each as the lower envelope of parabolas.
 */
function spreadDistances(squares: Float32Array, wide: number, high: number): void {
  const longest = Math.max(wide, high);
  const room: Envelope = {
    values: new Float64Array(longest),
    feet: new Int32Array(longest),
    bounds: new Float64Array(longest + 1),
  };
  for (let x = 0; x < wide; x++) spreadLine(squares, { from: x, step: wide, count: high }, room);
  for (let y = 0; y < high; y++) spreadLine(squares, { from: y * wide, step: 1, count: wide }, room);
}

interface Envelope {
  readonly values: Float64Array;
  readonly feet: Int32Array;
  readonly bounds: Float64Array;
}

function spreadLine(
  squares: Float32Array,
  { from, step, count }: { readonly from: number; readonly step: number; readonly count: number },
  { values, feet, bounds }: Envelope,
): void {
  for (let index = 0; index < count; index++) values[index] = squares[from + index * step]!;
  let last = -1;
  for (let index = 0; index < count; index++) {
    const value = values[index]!;
    if (value === Number.POSITIVE_INFINITY) continue;
    let bound = Number.NEGATIVE_INFINITY;
    while (last >= 0) {
      const foot = feet[last]!;
      bound = (value + index * index - values[foot]! - foot * foot) / (2 * (index - foot));
      if (bound > bounds[last]!) break;
      last--;
      bound = Number.NEGATIVE_INFINITY;
    }
    last++;
    feet[last] = index;
    bounds[last] = bound;
  }
  if (last < 0) return;
  bounds[last + 1] = Number.POSITIVE_INFINITY;
  for (let index = 0, parabola = 0; index < count; index++) {
    while (bounds[parabola + 1]! < index) parabola++;
    const foot = feet[parabola]!;
    squares[from + index * step] = (index - foot) ** 2 + values[foot]!;
  }
}
