import type { Footprint } from "../records/footprint.ts";

/** Holes without copper and windows for paste alone are no pads to a solderer. */
export function isCopperPad({ kind, layers }: Footprint["pads"][number]): boolean {
  return kind !== "npth" && layers.some((layer) => layer.endsWith(".Cu"));
}
