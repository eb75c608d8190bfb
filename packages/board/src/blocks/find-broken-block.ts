import { normalizeDegrees } from "@tracewright/geometry";
import { isAlike } from "../documents/is-alike.ts";
import { type Item, itemsById } from "../items/item.ts";
import { motionOnto } from "../motion/motion-onto.ts";
import { moveItem } from "../motion/move-item.ts";
import type { Board, Group } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { ItemId, NetId } from "../records/ids.ts";
import type { Zone } from "../records/zone.ts";
import { rigidMembers } from "./rigid-members.ts";

/** Why an edit may not be made: it takes a rigid block apart. */
export interface BrokenBlock {
  readonly group: Group;
  /** `turns`: it is whole, but turned by another angle than quarters, which would round its places. */
  readonly reason: "changed" | "turns";
}

/**
 * The first rigid block that a change of some records takes apart: its items keep their places towards each other, their
 * sizes and their inner nets. The block may be moved, turned by quarters, turned over and removed as a whole, and opened;
 * references, values, texts, fills and what its ports are joined to may change.
 */
export function findBrokenBlock(board: Board, after: Board, touched: ReadonlySet<string>): BrokenBlock | undefined {
  const members = rigidMembers(board);
  if (members.size === 0) return undefined;
  for (const group of new Set(members.values())) {
    if (!touched.has(group.id) && !group.members.some((member) => touched.has(member))) continue;
    const now = after.groups.find(({ id }) => id === group.id);
    // Removed as a whole, or opened.
    if (!now && group.members.every((member) => !itemsById(after).has(member))) continue;
    if (now && now.block?.mode !== "rigid") continue;
    const reason = now ? judge(board, after, { group, now }) : "changed";
    if (reason) return { group, reason };
  }
  return undefined;
}

function judge(
  board: Board,
  after: Board,
  { group, now }: { group: Group; now: Group },
): BrokenBlock["reason"] | undefined {
  if (!isAlike(group.members, now.members) || group.block?.use !== now.block?.use) return "changed";
  const anchor = partOf(board, group.block?.anchor.part);
  const moved = partOf(after, group.block?.anchor.part);
  if (!anchor || !moved) return "changed";
  if (!isQuarter(turnBetween(anchor, moved))) return "turns";
  const motion = motionOnto(anchor, moved);
  const ports = { before: portNets(board, group), after: portNets(after, group) };
  const isKept = group.members.every((id) => {
    const [item, twin] = [itemsById(board).get(id), itemsById(after).get(id)];
    if (!item || !twin) return item === twin;
    return isAlikeInside(moveItem(item, motion, board), twin, ports);
  });
  return isKept ? undefined : "changed";
}

function partOf(board: Board, id: ItemId | undefined): Footprint | undefined {
  const item = id === undefined ? undefined : itemsById(board).get(id);
  return item?.list === "footprints" ? item.record : undefined;
}

function turnBetween(from: Footprint, to: Footprint): number {
  const isFlip = from.side !== to.side;
  return normalizeDegrees(to.rotation - (isFlip ? 180 - from.rotation : from.rotation));
}

function isQuarter(turn: number): boolean {
  return Math.abs(turn / 90 - Math.round(turn / 90)) < 1e-9;
}

interface PortNets {
  readonly before: ReadonlySet<NetId | undefined>;
  readonly after: ReadonlySet<NetId | undefined>;
}

function portNets(board: Board, { members, block }: Group): ReadonlySet<NetId | undefined> {
  const ports = new Set(block?.ports.flatMap(({ pads }) => pads));
  const parts = members.flatMap((id) => partOf(board, id) ?? []);
  return new Set(parts.flatMap(({ pads }) => pads.filter(({ id }) => ports.has(id)).map(({ net }) => net)));
}

function isAlikeInside(item: Item, twin: Item, ports: PortNets): boolean {
  if (item.list !== twin.list) return false;
  const isJoined = (net: NetId | undefined, now: NetId | undefined) =>
    net === now || (ports.before.has(net) && ports.after.has(now));
  switch (item.list) {
    case "footprints": {
      const { record } = twin as Extract<Item, { list: "footprints" }>;
      const { position, rotation, side, pads, library } = item.record;
      return (
        isAlike([position, side, library], [record.position, record.side, record.library]) &&
        normalizeDegrees(rotation - record.rotation) === 0 &&
        pads.length === record.pads.length &&
        pads.every((pad, index) => {
          const other = record.pads[index];
          if (!other) return false;
          const { net: _net, ...own } = pad;
          const { net: _other, ...theirs } = other;
          return isAlike(own, theirs) && isJoined(pad.net, other.net);
        })
      );
    }
    case "tracks":
    case "vias": {
      const { net, locked: _locked, ...own } = item.record;
      const { net: other, locked: _other, ...theirs } = twin.record as typeof item.record;
      return isAlike(own, theirs) && isJoined(net, other);
    }
    case "zones": {
      const other = (twin as Extract<Item, { list: "zones" }>).record;
      return isAlike(areaOf(item.record), areaOf(other)) && isJoined(item.record.net, other.net);
    }
    case "graphics": {
      const { locked: _locked, ...own } = item.record;
      const { locked: _other, ...theirs } = (twin as Extract<Item, { list: "graphics" }>).record;
      return isAlike(own, theirs);
    }
    default:
      return true;
  }
}

function areaOf({ layers, outline, keepout, pour }: Zone): Pick<Zone, "layers" | "outline" | "keepout" | "pour"> {
  return { layers, outline, pour, ...(keepout && { keepout }) };
}
