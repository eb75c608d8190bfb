import { areTouching, BoxIndex, joinBoxes, locateInPolygon, type Solid, solidBox } from "@tracewright/geometry";
import { withBlocksHeld } from "../blocks/with-blocks-held.ts";
import {
  graphicSolids,
  hasPadCopper,
  padLayers,
  trackSolids,
  viaLayers,
  viaSolid,
  zoneOutline,
} from "../copper/copper-solids.ts";
import { padPosition, padSolids } from "../copper/pad-solids.ts";
import { resolveLayers } from "../layers/resolve-layers.ts";
import { indexBoard } from "../queries/index-board.ts";
import { isTeardrop } from "../queries/teardrops.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { ItemId } from "../records/ids.ts";
import { isCopperLayer, type LayerId } from "../records/layer.ts";
import type { Zone } from "../records/zone.ts";
import { findDrawnCopper } from "./find-drawn-copper.ts";

export interface HeldCopper {
  /** Tracks, vias and zones that no run takes away or moves: locked, without a net, or drawn and no connection. */
  readonly items: ReadonlySet<ItemId>;
  /** Parts with a pad on such copper, or on a shape drawn on copper: they stay where they are. */
  readonly parts: ReadonlySet<ItemId>;
}

/** An electrode is read by one part, and a second one protects or damps it. */
const MAX_ON_ART = 2;

const known = new WeakMap<Board, HeldCopper>();

/** What people drew as copper and a run leaves alone; found once per board object. */
export function heldCopper(board: Board): HeldCopper {
  let held = known.get(board);
  if (!held) {
    held = findHeld(withBlocksHeld(board));
    known.set(board, held);
  }
  return held;
}

function findHeld(board: Board): HeldCopper {
  const drawn = findDrawnCopper(board);
  const isHeld = ({ id, net, locked }: { id: ItemId; net?: unknown; locked: boolean }) =>
    locked || net === undefined || drawn.has(id);
  const tracks = board.tracks.filter(isHeld);
  const vias = board.vias.filter(isHeld);
  const zones = board.zones.filter(
    (zone) => !zone.keepout && (isTeardrop(zone) ? zone.locked : isHeld(zone) || joinsNothing(board, zone)),
  );
  const art = board.graphics.flatMap(({ layer, ...graphic }) =>
    isCopperLayer(layer) ? [{ layers: [layer], solids: graphicSolids({ layer, ...graphic }) }] : [],
  );
  const pads = new PadSearch(board);
  const parts = new Set<ItemId>();
  for (const track of tracks) for (const id of pads.partsOn([track.layer], trackSolids(track))) parts.add(id);
  for (const via of vias) for (const id of pads.partsOn(viaLayers(board, via), [viaSolid(via)])) parts.add(id);
  for (const { layers, solids } of art) {
    // A shape that carries pads of more parts is a plane, and their place says nothing.
    const on = pads.partsOn(layers, solids);
    if (on.size <= MAX_ON_ART) for (const id of on) parts.add(id);
  }
  for (const zone of zones) if (zone.net !== undefined) for (const id of partsIn(board, zone)) parts.add(id);
  return { items: new Set([...tracks, ...vias, ...zones].map(({ id }) => id)), parts };
}

/** A zone of a net that holds fewer than two of its pads, vias and tracks. */
function joinsNothing(board: Board, zone: Zone): boolean {
  if (zone.net === undefined) return false;
  const { tracksByNet, viasByNet } = indexBoard(board);
  const outline = zoneOutline(zone);
  const layers = resolveLayers(board, zone.layers);
  const isIn = (place: Parameters<typeof locateInPolygon>[0]) => locateInPolygon(place, outline) !== "outside";
  let count = padsIn(board, zone).length;
  for (const { layer, start, end } of tracksByNet.get(zone.net) ?? [])
    if (count < 2 && layers.includes(layer) && (isIn(start) || isIn(end))) count += 1;
  for (const via of viasByNet.get(zone.net) ?? [])
    if (count < 2 && viaLayers(board, via).some((layer) => layers.includes(layer)) && isIn(via.position)) count += 1;
  return count < 2;
}

function padsIn(board: Board, zone: Zone): readonly Footprint[] {
  const outline = zoneOutline(zone);
  const layers = resolveLayers(board, zone.layers);
  const pads = zone.net === undefined ? [] : (indexBoard(board).padsByNet.get(zone.net) ?? []);
  return pads.flatMap(({ footprint, pad }) => {
    const isOn = padLayers(board, pad).some((layer) => layers.includes(layer));
    return isOn && locateInPolygon(padPosition(footprint, pad), outline) !== "outside" ? [footprint] : [];
  });
}

function partsIn(board: Board, zone: Zone): ItemId[] {
  return padsIn(board, zone).map(({ id }) => id);
}

/** Side of the finest squares of the search: 1 mm. */
const BUCKET = 1_000_000;

class PadSearch {
  readonly #index = new BoxIndex(BUCKET);
  readonly #pads: { readonly part: ItemId; readonly layers: readonly LayerId[]; readonly solids: readonly Solid[] }[];

  constructor(board: Board) {
    this.#pads = board.footprints.flatMap((footprint) =>
      footprint.pads.filter(hasPadCopper).map((pad) => ({
        part: footprint.id,
        layers: padLayers(board, pad),
        solids: padSolids(footprint, pad),
      })),
    );
    for (const [entry, { solids }] of this.#pads.entries()) {
      const box = joinBoxes(solids.map(solidBox));
      if (box) this.#index.add(entry, box);
    }
  }

  partsOn(layers: readonly LayerId[], solids: readonly Solid[]): Set<ItemId> {
    const found = new Set<ItemId>();
    for (const solid of solids)
      for (const entry of this.#index.search(solidBox(solid))) {
        const pad = this.#pads[entry]!;
        const isOn = pad.layers.some((layer) => layers.includes(layer));
        if (isOn && pad.solids.some((other) => areTouching(solid, other))) found.add(pad.part);
      }
    return found;
  }
}
