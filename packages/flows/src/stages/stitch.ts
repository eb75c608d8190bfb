import { type JudgedCopper, type PlaneVias, withPlaneVias } from "../plane-vias/with-plane-vias.ts";
import { laysPlaneVias } from "./lay-for-planes.ts";
import type { Matched } from "./match-pairs.ts";

export interface Stitched extends Matched {
  readonly done: JudgedCopper & { readonly vias: PlaneVias };
}

/** Stitches proposed planes, where there is time. */
export async function stitch({ best, early, scope, options }: Matched): Promise<Pick<Stitched, "done">> {
  if (laysPlaneVias(options) && !(options.isLate?.() ?? false))
    return { done: await withPlaneVias(best, { early, isAsked: scope.holds }) };
  const { board, judged } = best;
  return { done: { board, judged, vias: { thermal: early.thermal.length, drops: early.drops.length, stitching: 0 } } };
}
