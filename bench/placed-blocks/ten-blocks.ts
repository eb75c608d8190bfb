import { takeBlock } from "@tracewright/blocks";
import {
  antennaModuleOf,
  type Board,
  type Footprint,
  type Group,
  type ItemId,
  indexBoard,
  itemId,
  type NetId,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { readIntents } from "@tracewright/placement";

/** A net of more pins says little about who belongs together. */
const MAX_PINS = 8;
const REACH = fromMm(12);
const MAX_PARTS = 7;
const MIN_PARTS = 3;
/** So many of the blocks are about a connector at the edge. */
const AT_EDGE = 3;

/**
 * The board with rigid blocks made of it: each of a part with many pins, or of a connector at the edge, and the small parts next
 * to it on its signals, with the copper that is theirs, as the board's author laid them out.
 */
export function withTenBlocks(board: Board, count = 10): Board {
  // A block with an antenna is held where it is.
  const taken = new Set<ItemId>(board.footprints.filter((part) => antennaModuleOf(part)).map(({ id }) => id));
  const atEdge = new Set(readIntents(board).flatMap((intent) => (intent.kind === "edge" ? [intent.part] : [])));
  const groups: Group[] = [];
  const add = (seed: Footprint) => {
    if (taken.has(seed.id)) return;
    const parts = clusterAround(board, seed, (part) => taken.has(part.id) || atEdge.has(part.reference));
    if (parts.length < MIN_PARTS) return;
    const block = takeBlock(board, { ids: parts.map(({ id }) => id), title: seed.reference, anchor: seed.reference });
    if (block.status === "refused" || block.items.some((id) => taken.has(id))) return;
    for (const id of block.items) taken.add(id);
    groups.push(groupOf(seed, block.items));
  };
  const seeds = [...board.footprints].sort((a, b) => b.pads.length - a.pads.length);
  for (const seed of seeds.filter(({ reference }) => atEdge.has(reference))) if (groups.length < AT_EDGE) add(seed);
  for (const seed of seeds.filter(({ reference }) => !atEdge.has(reference))) if (groups.length < count) add(seed);
  return { ...board, schemaVersion: 2, groups };
}

function groupOf(seed: Footprint, members: readonly ItemId[]): Group {
  return {
    id: itemId(`block of ${seed.id}`),
    name: `Block ${seed.reference}`,
    members,
    block: {
      use: seed.id,
      document: "0".repeat(64),
      anchor: { part: seed.id, rotation: seed.rotation, side: seed.side },
      mode: "rigid",
      margin: 0,
      ports: [],
    },
  };
}

function clusterAround(board: Board, seed: Footprint, isTaken: (part: Footprint) => boolean): Footprint[] {
  if (seed.locked || seed.pads.length < 3) return [];
  const { padsByNet } = indexBoard(board);
  const isSignal = (net: NetId) => (padsByNet.get(net) ?? []).length <= MAX_PINS;
  const nets = new Set(seed.pads.flatMap(({ net }) => (net !== undefined && isSignal(net) ? [net] : [])));
  const away = ({ position }: Footprint) => Math.hypot(position.x - seed.position.x, position.y - seed.position.y);
  const near = board.footprints
    .filter((part) => part !== seed && !isTaken(part) && !part.locked && part.pads.length <= 4)
    .filter((part) => part.pads.some(({ net }) => net !== undefined && nets.has(net)) && away(part) <= REACH)
    .sort((a, b) => away(a) - away(b));
  return [seed, ...near.slice(0, MAX_PARTS - 1)];
}
