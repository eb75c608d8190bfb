import { padPosition, padSolids, readValue, type WiredPart, type WiredPin } from "@tracewright/board";
import { type Nm, solidsDistance } from "@tracewright/geometry";
import type { PadOnPart } from "./pads.ts";
import type { ReviewContext } from "./review-context.ts";

/** What larger capacitors hold up is the supply, not the edges of one pin. */
const MAX_FARADS = 11e-6;

/** A capacitor from a supply to ground that serves the edges of a pin. */
export interface DecouplingCapacitor {
  readonly part: WiredPart;
  readonly supply: WiredPin;
  readonly ground: WiredPin;
}

/** By reference. */
export function decouplingCapacitors({ wiring }: ReviewContext): ReadonlyMap<string, DecouplingCapacitor> {
  return new Map(
    wiring.parts.flatMap((part) => {
      if (part.kind !== "capacitor" || part.pins.length !== 2) return [];
      const supply = part.pins.find(({ net }) => net.role === "supply");
      const ground = part.pins.find(({ net }) => net.role === "ground");
      const farads = readValue(part.value);
      // Where the value says nothing ("u1", "DNP?") it is taken for the usual 100 nF.
      if (!supply || !ground || (farads ?? 0) > MAX_FARADS) return [];
      return [[part.reference, { part, supply, ground }]];
    }),
  );
}

/** The pads of a pin: several may share its number. */
export function padsOfPin({ part, number }: WiredPin): PadOnPart[] {
  return part.footprint.pads.filter((pad) => pad.number === number).map((pad) => ({ pad, footprint: part.footprint }));
}

/** From copper to copper, between the nearest pads of two pins. */
export function pinDistance(a: WiredPin, b: WiredPin): Nm {
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of padsOfPin(a))
    for (const other of padsOfPin(b))
      nearest = Math.min(
        nearest,
        solidsDistance(padSolids(one.footprint, one.pad), padSolids(other.footprint, other.pad)),
      );
  return nearest;
}

export function placeOf(pin: WiredPin): { readonly x: number; readonly y: number } {
  const [first] = padsOfPin(pin);
  return first ? padPosition(first.footprint, first.pad) : pin.part.footprint.position;
}
