import type { StartOptions } from "@tracewright/routing";
import { type EarlyCopper, idsOfEarlyCopper, layEarlyCopper, NO_EARLY_COPPER } from "../plane-vias/early-copper.ts";
import type { RouteBoardOptions } from "../route-request.ts";
import type { Stripped } from "./strip.ts";

export interface WithEarlyCopper extends Stripped {
  readonly early: EarlyCopper;
  /** Of the engine. */
  readonly asked: StartOptions;
}

/** Lays what proposed planes ask for, before everything else: the run goes around it. */
export async function layForPlanes({
  stripped,
  options,
  scope,
}: Stripped): Promise<Pick<WithEarlyCopper, "early" | "asked">> {
  const early = laysPlaneVias(options) ? layEarlyCopper(stripped, scope.holds) : NO_EARLY_COPPER;
  const fixed = idsOfEarlyCopper(early);
  const asked = {
    ...options.control,
    seed: options.seed,
    ...(options.crew && { crew: options.crew }),
    ...(fixed.size > 0 && { fixed }),
  };
  return { early, asked };
}

/** A run that only improves adds no vias. */
export function laysPlaneVias({ control }: RouteBoardOptions): boolean {
  return control?.task !== "optimise";
}
