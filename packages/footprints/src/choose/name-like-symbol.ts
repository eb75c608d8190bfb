import type { Component, Footprint } from "@tracewright/board";

/** What symbols and footprints call a shell, a fixing or a pad for heat: "S1" here is "SH" or "MP" there. */
const FIXING = /^(S\d*|SH\d*|SHIELD|SHELL|MP\d*|EP|PAD|TAB)$/i;

/** The footprint with its pads called as the symbol calls its pins, where that is sure. */
export function nameLikeSymbol(footprint: Footprint, component: Component): Footprint {
  return nameFixing(joinSharedLands(footprint, component), component);
}

const JOINED = /^([AB]\d{1,2})_?([AB]\d{1,2})$/;

/** Symbols that draw two contacts of a land as one pin, "A1B12", get that land as one pad. */
function joinSharedLands(footprint: Footprint, { pins }: Component): Footprint {
  let { pads } = footprint;
  for (const { number } of pins) {
    const [, first, second] = JOINED.exec(number) ?? [];
    const one = pads.find((pad) => pad.number === first);
    const other = pads.find((pad) => pad.number === second);
    const isShared = one && other && one.position.x === other.position.x && one.position.y === other.position.y;
    if (isShared) pads = pads.filter((pad) => pad !== other).map((pad) => (pad === one ? { ...pad, number } : pad));
  }
  return pads === footprint.pads ? footprint : { ...footprint, pads };
}

/**
 * The footprint with its fixing called as the symbol calls its own: where the symbol has one such pin that has no pad, and the
 * footprint one such number that has no pin, they are the same thing.
 */
function nameFixing(footprint: Footprint, { pins }: Component): Footprint {
  const pinNumbers = new Set(pins.map(({ number }) => number));
  const padNumbers = new Set(footprint.pads.map(({ number }) => number));
  const [pin, ...morePins] = [...pinNumbers].filter((number) => FIXING.test(number) && !padNumbers.has(number));
  const [pad, ...morePads] = [...padNumbers].filter((number) => FIXING.test(number) && !pinNumbers.has(number));
  if (pin === undefined || pad === undefined || morePins.length + morePads.length > 0) return footprint;
  return { ...footprint, pads: footprint.pads.map((each) => (each.number === pad ? { ...each, number: pin } : each)) };
}
