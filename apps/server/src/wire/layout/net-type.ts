/** The specification's words. */
export const NET_TYPES = ["GND", "SIGNAL", "VCC"] as const;

export type NetType = (typeof NET_TYPES)[number];

/** "AGND", "GND_1", "VSS": what the voltages of a board are measured against. */
const GROUND = /^(?:[A-Z]{0,2}GND(?:[A-Z0-9_]*)|VSS[A-Z0-9]*)$/i;

/** "+3V3", "-12V", "VCC", "VDDA", "VBUS", "5V": named as supplies are named. */
const SUPPLY = /^(?:[+-]\d+(?:[.V]\d*)?V?\w*|\d+(?:\.\d+)?V\d*|V(?:CC|DD|BUS|BAT|IN|EE|SYS)\w*)$/i;

/**
 * What a net carries: by the last part of its name ("/power/GND"), else by its pins, one of which gives power or takes it.
 * `pinTypes` as designs write them: "power_in" in layouts, "power-in" in circuits.
 */
export function netTypeOf(name: string, pinTypes: readonly string[]): NetType {
  const own = name.slice(name.lastIndexOf("/") + 1);
  if (GROUND.test(own)) return "GND";
  return SUPPLY.test(own) || pinTypes.some((type) => /^power[-_]/.test(type)) ? "VCC" : "SIGNAL";
}
