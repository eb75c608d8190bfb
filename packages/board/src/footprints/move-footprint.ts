import { type Degrees, normalizeDegrees, type Point } from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";

/** The part standing elsewhere. Its insides are in its own frame and stay as they are. */
export function moveFootprint(
  footprint: Footprint,
  to: { readonly position?: Point; readonly rotation?: Degrees },
): Footprint {
  return {
    ...footprint,
    position: to.position ?? footprint.position,
    rotation: to.rotation === undefined ? footprint.rotation : normalizeDegrees(to.rotation),
    ...(footprint.placed === false ? { placed: true } : {}),
  };
}
