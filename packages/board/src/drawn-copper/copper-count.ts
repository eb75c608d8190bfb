import { indexBoard } from "../queries/index-board.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { NetId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";
import { heldCopper } from "./held-copper.ts";

/** Copper that a run takes away, reported before it starts. */
export interface CopperCount {
  readonly tracks: number;
  readonly vias: number;
  readonly zones: number;
  /** Zones that stay and are refilled. */
  readonly refilled: number;
  /** By net, most first. */
  readonly nets: readonly {
    readonly name: string;
    readonly tracks: number;
    readonly vias: number;
    readonly zones: number;
  }[];
}

/** What `goes` of the copper that nothing holds. */
export function countCopper(board: Board, goes: (item: Track | Via | Zone) => boolean, refilled = 0): CopperCount {
  const held = heldCopper(board).items;
  const may = (item: Track | Via | Zone) => !held.has(item.id) && goes(item);
  const tracks = board.tracks.filter(may);
  const vias = board.vias.filter(may);
  const zones = board.zones.filter((zone) => !zone.keepout && may(zone));
  const { netById } = indexBoard(board);
  const nets = new Map<NetId, { name: string; tracks: number; vias: number; zones: number }>();
  const add = (kind: "tracks" | "vias" | "zones", { net }: Track | Via | Zone): void => {
    if (net === undefined) return;
    const counts = nets.get(net) ?? { name: netById.get(net)?.name ?? net, tracks: 0, vias: 0, zones: 0 };
    counts[kind] += 1;
    nets.set(net, counts);
  };
  for (const track of tracks) add("tracks", track);
  for (const via of vias) add("vias", via);
  for (const zone of zones) add("zones", zone);
  const size = (counts: { tracks: number; vias: number; zones: number }) => counts.tracks + counts.vias + counts.zones;
  return {
    tracks: tracks.length,
    vias: vias.length,
    zones: zones.length,
    refilled,
    nets: [...nets.values()].sort((a, b) => size(b) - size(a)),
  };
}

/** What goes when these parts move: the connections of their nets. Single tracks under a pad's new place may go beside. */
export function countCopperOfParts(board: Board, parts: readonly Pick<Footprint, "pads">[]): CopperCount {
  const nets = new Set(parts.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  const refilled = parts.length === 0 ? 0 : board.zones.filter(({ fills }) => fills.length > 0).length;
  const goes = (item: Track | Via | Zone) => !("outline" in item) && item.net !== undefined && nets.has(item.net);
  return countCopper(board, goes, refilled);
}

/** Whether nothing is removed; refilling does not count. */
export function isNothing({ tracks, vias, zones }: CopperCount): boolean {
  return tracks + vias + zones === 0;
}
