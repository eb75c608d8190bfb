import type { MappedPad } from "@tracewright/checks";

/** Pads of one part with the same number are one pin. */
export function onePerName(pads: readonly MappedPad[]): readonly MappedPad[] {
  return [...new Map(pads.map((pad) => [pad.name, pad])).values()];
}
