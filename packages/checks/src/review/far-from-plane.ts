import { type PartClass, padSolids } from "@tracewright/board";
import { growSolid, type Nm, solidsDistance } from "@tracewright/geometry";
import { type Drop, dropsOfPins, measureDrops } from "./measures/measure-drops.ts";
import { distanceToPad, holesOf } from "./pads.ts";
import type { ReviewContext } from "./review-context.ts";

/** A longer way to the next via is a finding. */
export const MAX_DROP: Nm = 2_000_000;
/** A pour near the pad that is smaller, in nm², or has fewer ways into the plane, is a wide track. */
const MIN_POUR = 10e12;
const MIN_HOLES = 2;
/** A spoke is as long. */
const JOINED: Nm = 600_000;
/** To the thermal pad of the same part: what is nearer is joined to it at once. */
const BESIDE_THERMAL: Nm = 1_000_000;
/** Parts whose inductance to ground does not matter. */
const UNCRITICAL: ReadonlySet<PartClass> = new Set(["switch", "test-point", "jumper", "mechanical", "fuse"]);

/** Pins whose way into their plane is long, and not through a pour or a thermal pad that has vias. */
export function farFromPlane(context: ReviewContext): Drop[] {
  return dropsOfPins(measureDrops(context)).filter(
    (drop) =>
      drop.distance > MAX_DROP &&
      !UNCRITICAL.has(context.wiring.partByReference.get(drop.footprint.reference)?.kind ?? "other") &&
      !isInPour(context, drop) &&
      !isAtThermalPad(context, drop),
  );
}

/** The pad is joined to a pour on its own side that has several ways into the plane. */
function isInPour(context: ReviewContext, { pad, footprint, net }: Drop): boolean {
  const solids = padSolids(footprint, pad).map((solid) => growSolid(solid, JOINED));
  const holes = holesOf(context, net);
  return context.pours.some(
    (pour) =>
      pour.net === net &&
      pad.layers.includes(pour.layer) &&
      pour.islands.some(
        (island) =>
          island.area >= MIN_POUR &&
          solids.some((solid) => island.isNearer(solid, 0)) &&
          holes.filter((hole) => island.holds(hole)).length >= MIN_HOLES,
      ),
  );
}

/** A larger pad of the part, of the same net and with vias in it, is beside the pad. */
function isAtThermalPad(context: ReviewContext, { pad, footprint, net }: Drop): boolean {
  const holes = holesOf(context, net);
  const own = padSolids(footprint, pad);
  return footprint.pads.some(
    (other) =>
      other.id !== pad.id &&
      other.net === net &&
      holes.some((hole) => distanceToPad({ pad: other, footprint }, hole) === 0) &&
      solidsDistance(own, padSolids(footprint, other)) <= BESIDE_THERMAL,
  );
}
