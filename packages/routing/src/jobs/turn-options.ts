import type { GrowOptions } from "./grow-options.ts";

/** How a net is grown in its turn. */
export interface TurnOptions extends GrowOptions {
  /** What of the net's copper stays: all of it, or the branches without conflicts. */
  readonly keeps: "all" | "uncontested";
}
