import type { PinLink, PinName } from "@tracewright/board";
import type { Pin } from "./wiring.ts";

export function pinName({ part, number }: Pin): PinName {
  return { reference: part.reference, pad: number };
}

/** `from` is to stand within that distance, in nanometres, of `to`. */
export function linkPins(from: Pin, to: Pin, within: number): PinLink {
  return { from: pinName(from), to: pinName(to), within };
}
