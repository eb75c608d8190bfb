import { type Footprint, footprintCourtyard, type Pad, padBox } from "@tracewright/board";
import { type Box, boxOfPoints, toMm } from "@tracewright/geometry";

const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 } as const;

/** What a courtyard may be larger or smaller: the levels of IPC-7351B are as far apart. */
const COURTYARD_TOLERANCE_MM = 0.25;

/** Whether pads, lands and courtyards are alike; what is not is reported. */
export function differencesBetween(ours: Footprint, theirs: Footprint, toleranceMm: number): string[] {
  const [own, other] = [ours.pads.filter(isLand).length, theirs.pads.filter(isLand).length];
  return [
    ...(own === other ? [] : [`${own} lands, theirs ${other}`]),
    ...padDifferences(ours, theirs, toleranceMm),
    ...courtyardDifferences(ours, theirs),
  ];
}

/** KiCad's pads without an equal built-in pad within the tolerance. */
export function padDifferences(ours: Footprint, theirs: Footprint, toleranceMm: number): string[] {
  const [own, other] = [ours.pads.filter(isLand), theirs.pads.filter(isLand)];
  if (numbersOf(own) !== numbersOf(other)) return [`pads ${numbersOf(own)}, theirs ${numbersOf(other)}`];
  return other.flatMap((their) => {
    const isLike = (pad: Pad) =>
      pad.number === their.number &&
      measuresOf(pad).every(
        (measure, index) => Math.abs(toMm(measure - measuresOf(their)[index]!)) <= toleranceMm + 1e-9,
      );
    return own.some(isLike) || isPiecewise(their, own, toleranceMm)
      ? []
      : [`pad ${their.number}: ${measuresOf(their).map(toMm).join(", ")} mm`];
  });
}

/** Whether a pad of any outline is drawn by lands of its number that lie in its box and fill it from side to side. */
function isPiecewise(their: Pad, own: readonly Pad[], toleranceMm: number): boolean {
  if (their.shape.kind !== "custom") return false;
  const tolerance = toleranceMm * 1e6 + 1;
  const whole = padBox(AT_ORIGIN, their);
  const pieces = own
    .filter(({ number }) => number === their.number)
    .map((pad) => padBox(AT_ORIGIN, pad))
    .filter(({ minX, minY, maxX, maxY }) =>
      [whole.minX - minX, whole.minY - minY, maxX - whole.maxX, maxY - whole.maxY].every((out) => out <= tolerance),
    );
  const reach = {
    minX: Math.min(...pieces.map(({ minX }) => minX)),
    minY: Math.min(...pieces.map(({ minY }) => minY)),
    maxX: Math.max(...pieces.map(({ maxX }) => maxX)),
    maxY: Math.max(...pieces.map(({ maxY }) => maxY)),
  };
  return (["minX", "minY", "maxX", "maxY"] as const).every((side) => Math.abs(reach[side] - whole[side]) <= tolerance);
}

/** Middle, size and drill. The box of a pad says as much of a rounded or chamfered one as of a plain one. */
function measuresOf(pad: Pad): readonly number[] {
  const { minX, minY, maxX, maxY } = padBox(AT_ORIGIN, pad);
  const { width = 0, height = 0 } = pad.drill?.size ?? {};
  return [(minX + maxX) / 2, (minY + maxY) / 2, maxX - minX, maxY - minY, width, height];
}

function courtyardDifferences(ours: Footprint, theirs: Footprint): string[] {
  const [own, other] = [courtyardBox(ours), courtyardBox(theirs)];
  if (!own || !other) return [];
  const sides = (["minX", "minY", "maxX", "maxY"] as const).filter(
    (side) => Math.abs(toMm(own[side] - other[side])) > COURTYARD_TOLERANCE_MM + 1e-9,
  );
  return sides.map((side) => `courtyard ${side}: ${toMm(own[side])} mm, theirs ${toMm(other[side])} mm`);
}

function courtyardBox(footprint: Footprint): Box | undefined {
  const { front, derived } = footprintCourtyard(footprint);
  return derived ? undefined : boxOfPoints(front.flatMap(({ outer }) => outer));
}

function numbersOf(pads: readonly Pad[]): string {
  return [...new Set(pads.map(({ number }) => number))].sort().join();
}

/** Pads on the front that carry a contact: not the windows of the paste, nor vias in the land, nor what cools on the back. */
function isLand({ number, kind, drill, shape, layers }: Pad): boolean {
  if (number === "" || !layers.some((layer) => layer === "F.Cu" || layer === "*.Cu")) return false;
  return !(kind === "through-hole" && drill && shape.kind === "circle" && drill.size.width <= 300_000);
}
