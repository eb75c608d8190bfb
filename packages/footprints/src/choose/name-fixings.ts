import type { Component, Footprint } from "@tracewright/board";

/** What symbols and footprints call a shell, a fixing or a pad for heat: "S1" here is "SH" or "MP" there. */
const FIXING = /^(S\d*|SH\d*|SHIELD|SHELL|MP\d*|EP|PAD|TAB)$/i;

/**
 * The footprint with its fixing called as the symbol calls its own: where the symbol has one such pin that has no pad, and the
 * footprint one such number that has no pin, they are the same thing.
 */
export function nameFixings(footprint: Footprint, { pins }: Component): Footprint {
  const pinNumbers = new Set(pins.map(({ number }) => number));
  const padNumbers = new Set(footprint.pads.map(({ number }) => number));
  const [pin, ...morePins] = [...pinNumbers].filter((number) => FIXING.test(number) && !padNumbers.has(number));
  const [pad, ...morePads] = [...padNumbers].filter((number) => FIXING.test(number) && !pinNumbers.has(number));
  if (pin === undefined || pad === undefined || morePins.length + morePads.length > 0) return footprint;
  return { ...footprint, pads: footprint.pads.map((each) => (each.number === pad ? { ...each, number: pin } : each)) };
}
