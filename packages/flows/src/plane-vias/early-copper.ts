import type { Board, ItemId, Track, Via } from "@tracewright/board";
import { layPlaneDrops } from "./plane-drops.ts";
import { layThermalVias } from "./thermal-vias.ts";

/** What is laid for proposed planes before pairs and tracks: those go around it. */
export interface EarlyCopper {
  readonly thermal: readonly Via[];
  /** From pads into planes on other layers. */
  readonly drops: readonly Via[];
  /** From pads to their drops. */
  readonly tracks: readonly Track[];
}

export const NO_EARLY_COPPER: EarlyCopper = { thermal: [], drops: [], tracks: [] };

export function layEarlyCopper(board: Board, isAsked: (item: Track | Via) => boolean): EarlyCopper {
  const thermal = layThermalVias(board, isAsked);
  const { tracks, vias } = layPlaneDrops(board, thermal, isAsked);
  return { thermal, drops: vias, tracks };
}

export function withEarlyCopper(board: Board, { thermal, drops, tracks }: EarlyCopper): Board {
  if (thermal.length + drops.length === 0) return board;
  return { ...board, tracks: [...board.tracks, ...tracks], vias: [...board.vias, ...thermal, ...drops] };
}

export function idsOfEarlyCopper({ thermal, drops, tracks }: EarlyCopper): ReadonlySet<ItemId> {
  return new Set([...thermal, ...drops, ...tracks].map(({ id }) => id));
}
