import { type DesignRules, type Footprint, type Pad, padBox, padCenter } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 };

/**
 * A library's footprint with its thermal vias as wide as the fab drills: KiCad draws many with 0.2 mm, where fabs make
 * two layers with 0.3 mm and more. Vias lie in a pad of their own number, so wider ones are in nobody's way. The same
 * footprint where none is too narrow.
 */
export function widenThermalVias(
  footprint: Footprint,
  { minThroughHoleDiameter, minViaAnnularWidth }: Pick<DesignRules, "minThroughHoleDiameter" | "minViaAnnularWidth">,
): Footprint {
  const isNarrow = (pad: Pad): boolean =>
    pad.kind === "through-hole" &&
    pad.shape.kind === "circle" &&
    narrowest(pad) < minThroughHoleDiameter &&
    footprint.pads.some((other) => other !== pad && isAround(other, pad));
  if (!footprint.pads.some(isNarrow)) return footprint;
  const drill = { size: { width: minThroughHoleDiameter, height: minThroughHoleDiameter } };
  const least = minThroughHoleDiameter + 2 * minViaAnnularWidth;
  return {
    ...footprint,
    pads: footprint.pads.map((pad) =>
      isNarrow(pad) && pad.shape.kind === "circle"
        ? { ...pad, drill, shape: { ...pad.shape, diameter: Math.max(pad.shape.diameter, least) } }
        : pad,
    ),
  };
}

function narrowest({ drill }: Pad): Nm {
  return drill ? Math.min(drill.size.width, drill.size.height) : Number.POSITIVE_INFINITY;
}

/** A pad without a hole, of the same number, that has the via's middle in it. */
function isAround(pad: Pad, via: Pad): boolean {
  if (pad.number !== via.number || pad.drill) return false;
  const { minX, minY, maxX, maxY } = padBox(AT_ORIGIN, pad);
  const { x, y } = padCenter(AT_ORIGIN, via);
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
