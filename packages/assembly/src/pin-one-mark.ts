import { type Footprint, padBox, padCenter } from "@tracewright/board";

/** Parts that are the same either way round: they need no pin 1 mark. */
const TURNABLE = /^(R|L|FB)\d/;

/** Radii of marks, nanometres: on pads of fine pitch a mark is wider than its pad. */
const SMALLEST = 150_000;
const LARGEST = 400_000;

/** Where the mark of the first pin goes, and its radius, both in nanometres; undefined where none is needed. */
export function pinOneMark(
  part: Footprint,
): { readonly x: number; readonly y: number; readonly radius: number } | undefined {
  const pads = part.pads.filter(({ number }) => number !== "");
  const pins = new Set(pads.map(({ number }) => number));
  if (pins.size < 2 || (pins.size === 2 && isTurnable(part))) return undefined;
  const first = pads.find(({ number }) => number === "1") ?? pads.find(({ number }) => number === "A1");
  if (!first) return undefined;
  const { minX, minY, maxX, maxY } = padBox(part, first);
  const { x, y } = padCenter(part, first);
  const radius = Math.min(maxX - minX, maxY - minY) / 4;
  return { x, y, radius: Math.min(LARGEST, Math.max(SMALLEST, radius)) };
}

/** Of two-pin parts: resistors, inductors, beads, and capacitors unless their land pattern is for polarised ones. */
function isTurnable({ reference, library }: Footprint): boolean {
  if (/^C\d/.test(reference)) return !/(^|[:_])(CP|Polari[sz]ed|Tantal)/i.test(library);
  return TURNABLE.test(reference);
}
