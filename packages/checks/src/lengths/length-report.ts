/**
 * How long the copper of every net is, alone and by group. Lengths are those of track centre lines; copper poured in zones
 * has none. What a designer matches is the way from pad to pad, so nets of two pads have it separately.
 */
import { type Board, type CopperLayerId, indexBoard, netClassOf } from "@tracewright/board";
import { connectCopper } from "../connections/clusters.ts";
import { prepareCopper } from "../copper/board-copper.ts";
import { directLength } from "./direct-length.ts";
import { findPadWay } from "./find-pad-way.ts";
import { findLengthGroups, type LengthGroup } from "./length-groups.ts";
import type { LayerLength, NetLength } from "./net-length.ts";
import { trackLength } from "./track-length.ts";

export interface LengthReport {
  /** Nets with at least two pads or with track, in the board's order. */
  readonly nets: readonly NetLength[];
  /** Pairs first, then buses, then net classes. */
  readonly groups: readonly LengthGroup[];
}

/** Measures every net of the board. Pure: equal boards give equal reports. */
export function measureLengths(board: Board): LengthReport {
  const { padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const connectivity = connectCopper(prepareCopper(board));
  const { items } = connectivity.copper;
  const nets = board.nets.flatMap(({ id, name }): NetLength[] => {
    const pads = padsByNet.get(id) ?? [];
    const tracks = tracksByNet.get(id) ?? [];
    if (pads.length < 2 && tracks.length === 0) return [];
    const byLayer = new Map<CopperLayerId, number>();
    for (const track of tracks) byLayer.set(track.layer, (byLayer.get(track.layer) ?? 0) + trackLength(track));
    const ends = (connectivity.nodesByNet.get(id) ?? []).filter((node) => items[node]?.kind === "pad");
    const layers = connectivity.copper.bits.names.flatMap((layer): LayerLength[] => {
      const length = byLayer.get(layer);
      return length === undefined ? [] : [{ layer, length: Math.round(length) }];
    });
    const padToPad = findPadWay(connectivity, id);
    return [
      {
        net: id,
        name,
        netClass: netClassOf(board, id).name,
        pads: pads.length,
        open: Math.max(0, new Set(ends.map((node) => connectivity.rootOf(node))).size - 1),
        length: layers.reduce((sum, { length }) => sum + length, 0),
        byLayer: layers,
        vias: viasByNet.get(id)?.length ?? 0,
        direct: directLength(pads),
        ...(padToPad && { padToPad }),
      },
    ];
  });
  return { nets, groups: findLengthGroups(board, nets) };
}
