import type { Board, ItemId, Track, Via } from "@tracewright/board";
import { layPlaneDrops, padsToDrop } from "./plane-drops.ts";
import { PlaneReach } from "./plane-reach.ts";
import { layThermalVias } from "./thermal-vias.ts";

/** What is laid for planes before pairs and tracks: those go around it. */
export interface EarlyCopper {
  readonly thermal: readonly Via[];
  /** From pads into planes on other layers. */
  readonly drops: readonly Via[];
  /** From pads to their drops. */
  readonly tracks: readonly Track[];
}

export const NO_EARLY_COPPER: EarlyCopper = { thermal: [], drops: [], tracks: [] };

export function layEarlyCopper(board: Board, isAsked: (item: Track | Via) => boolean): EarlyCopper {
  const reach = new PlaneReach(board);
  const thermal = layThermalVias(board, reach, isAsked);
  const withThermal = { ...board, vias: [...board.vias, ...thermal] };
  const { tracks, vias } = layPlaneDrops(withThermal, padsToDrop(board, reach), { reach, room: "passage", isAsked });
  return { thermal, drops: vias, tracks };
}

export function withEarlyCopper(board: Board, { thermal, drops, tracks }: EarlyCopper): Board {
  if (thermal.length + drops.length === 0) return board;
  return { ...board, tracks: [...board.tracks, ...tracks], vias: [...board.vias, ...thermal, ...drops] };
}

export function idsOfEarlyCopper({ thermal, drops, tracks }: EarlyCopper): ReadonlySet<ItemId> {
  return new Set([...thermal, ...drops, ...tracks].map(({ id }) => id));
}
