import type { PinLink, PinName } from "../records/intent.ts";
import type { WiredPin } from "./wiring.ts";

export function pinName({ part, number }: WiredPin): PinName {
  return { reference: part.reference, pad: number };
}

/** `from` is to stand within that distance, in nanometres, of `to`. */
export function linkPins(from: WiredPin, to: WiredPin, within: number): PinLink {
  return { from: pinName(from), to: pinName(to), within };
}
