import { netNameRole } from "@tracewright/board";

/** The specification's words. */
export const NET_TYPES = ["GND", "SIGNAL", "VCC"] as const;

export type NetType = (typeof NET_TYPES)[number];

/**
 * What a net carries: by the last part of its name ("/power/GND"), else by its pins, one of which gives power or takes it.
 * `pinTypes` as designs write them: "power_in" in layouts, "power-in" in circuits.
 */
export function netTypeOf(name: string, pinTypes: readonly string[]): NetType {
  const role = netNameRole(name.slice(name.lastIndexOf("/") + 1));
  if (role === "ground") return "GND";
  return role === "supply" || pinTypes.some((type) => /^power[-_]/.test(type)) ? "VCC" : "SIGNAL";
}
