/**
 * How wide the tracks and vias of a net were drawn. A supply drawn a millimetre wide was meant so, whatever its class
 * says: what replaces such copper is as wide.
 */
import type { Board, NetId, Track, Via } from "@tracewright/board";
import type { ViaSize } from "../problem.ts";

export interface DrawnSizes {
  /** Half of the drawn length is at least so wide; 0 without tracks. */
  readonly width: number;
  /** The narrowest track. */
  readonly narrowest: number;
  /** Half of the vias are at least so large; absent without vias. */
  readonly via?: ViaSize;
}

export function drawnSizes({ tracks, vias }: Board): ReadonlyMap<NetId, DrawnSizes> {
  const tracksOf = Map.groupBy(tracks, ({ net }) => net);
  const viasOf = Map.groupBy(vias, ({ net }) => net);
  const nets = new Set([...tracksOf.keys(), ...viasOf.keys()]);
  return new Map(
    [...nets].flatMap((net): [NetId, DrawnSizes][] =>
      net === undefined ? [] : [[net, sizesOf(tracksOf.get(net) ?? [], viasOf.get(net) ?? [])]],
    ),
  );
}

function sizesOf(tracks: readonly Track[], vias: readonly Via[]): DrawnSizes {
  const byWidth = [...tracks].sort((a, b) => b.width - a.width);
  const whole = tracks.reduce((sum, track) => sum + lengthOf(track), 0);
  let reached = 0;
  let width = 0;
  for (const track of byWidth) {
    width = track.width;
    reached += lengthOf(track);
    if (2 * reached >= whole) break;
  }
  const via = [...vias].sort((a, b) => b.diameter - a.diameter || b.drill - a.drill)[(vias.length - 1) >> 1];
  return {
    width,
    narrowest: byWidth.at(-1)?.width ?? 0,
    ...(via && { via: { diameter: via.diameter, drill: via.drill } }),
  };
}

/** Of an arc the chord: it is only weighed. */
function lengthOf({ start, end }: Track): number {
  return Math.hypot(end.x - start.x, end.y - start.y);
}
