import { type Board, type Footprint, isNetTie, type RuleBook } from "@tracewright/board";
import { boxesTouch, doOverlap, type Nm, type Point, type Solid } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { CopperCollector } from "../copper/collect-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { FlatBoxIndex } from "../copper/flat-box-index.ts";
import { MASK_SIDES, type MaskOpening, type MaskSide, maskOpening } from "../copper/mask-opening.ts";
import { findTooNear } from "../copper/nearness.ts";
import { isJoinedByTie } from "../copper/net-tie-waiver.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem, nameZone } from "../findings/names.ts";
import { inkOn } from "./silkscreen.ts";

/**
 * Copper of two nets in one opening of the solder mask, or two openings with less mask between them than a fab can make: solder
 * may flow from one to the other. solder_mask_bridge (KiCad 7).
 */
export function judgeMaskPair(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if ((!a.pad && !b.pad) || (a.net !== undefined && a.net === b.net)) return;
  if (mayBridge(copper.board, a, b) || !sink.wants("solder_mask_bridge")) return;
  for (const side of MASK_SIDES) {
    const layer = copper.bits.bitOf(side.copper);
    if ((a.reach & b.reach & layer) === 0) continue;
    const [first, second] = [maskOpening(copper.board, a, side), maskOpening(copper.board, b, side)];
    if (!first && !second) continue;
    const at =
      (first && second && meeting(first, second.solids, copper.board.rules.solderMaskMinWidth)) ??
      (first && (b.layers & layer) !== 0 ? meeting(first, copperOn(b, layer), 0) : undefined) ??
      (second && (a.layers & layer) !== 0 ? meeting(second, copperOn(a, layer), 0) : undefined);
    if (!at) continue;
    const names = `${nameItem(copper.board, a)} and ${nameItem(copper.board, b)}`;
    report(copper, { names, ids: [a.id, b.id], nets: [a.net, b.net], at, side }, sink, [a, b]);
  }
}

/** The same of a pad's opening and poured copper of another net. */
export function judgeMaskPours(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { board, zones, bits } = copper;
  if (!item.pad || !sink.wants("solder_mask_bridge") || item.footprint?.attributes.allowSolderMaskBridges) return;
  for (const side of MASK_SIDES) {
    const opening = maskOpening(board, item, side);
    if (!opening) continue;
    const layer = bits.bitOf(side.copper);
    for (const pour of zones) {
      if (pour.layer !== layer || !boxesTouch(opening.box, pour.box)) continue;
      if (pour.net !== undefined && pour.net === item.net) continue;
      const near = pour.islands.flatMap((island) =>
        opening.solids.flatMap((solid) => island.findNearest(solid, 0) ?? []),
      )[0];
      if (!near) continue;
      const names = `${nameItem(board, item)} and ${nameZone(board, pour.zone, side.copper)}`;
      const about = { names, ids: [item.id, pour.zone.id], nets: [item.net, pour.net], at: near.at, side };
      report(copper, about, sink, [item, zoneAsItem(pour.zone, layer, bits)]);
    }
  }
}

/** What is drawn on the mask itself bares copper: of one net at most. */
export function judgeDrawnMask(
  context: Pick<CopperContext, "book" | "bits" | "zones"> & { readonly now: Board },
  sink: FindingSink,
): void {
  const { now: board, bits, zones } = context;
  if (!sink.wants("solder_mask_bridge")) return;
  for (const side of MASK_SIDES) {
    const drawn = inkOn(board, side.mask).filter(({ part }) => !part?.attributes.allowSolderMaskBridges);
    if (drawn.length === 0) continue;
    const layer = bits.bitOf(side.copper);
    const items = new CopperCollector(board).collect().filter(({ layers }) => (layers & layer) !== 0);
    const index = new FlatBoxIndex(items.map(({ box }) => box));
    for (const { id, name, part, solids, box } of drawn) {
      const opening = { solids, box };
      let first: CopperItem | undefined;
      for (const entry of index.search(box, 0)) {
        const item = items[entry]!;
        // A drawing without a net belongs to what it touches, and the ring of an unplated hole to nothing.
        if (item.net === undefined && (!item.pad || item.pad.kind === "npth")) continue;
        const at = meeting(opening, copperOn(item, layer), 0);
        if (!at) continue;
        first ??= item;
        if (first === item || first.net === item.net) continue;
        if (part && isNetTie(part) && first.footprint === part && item.footprint === part) continue;
        const names = `${nameItem(board, first)} and ${nameItem(board, item)} in ${name}`;
        const about = { names, ids: [id, first.id, item.id], nets: [first.net, item.net], at, side };
        report(context, about, sink, [first, item]);
        break;
      }
      for (const pour of zones) {
        if (pour.layer !== layer || pour.net === undefined || !first || first.net === pour.net) continue;
        if (!boxesTouch(box, pour.box)) continue;
        const near = pour.islands.flatMap((island) => solids.flatMap((solid) => island.findNearest(solid, 0) ?? []))[0];
        if (!near) continue;
        const names = `${nameItem(board, first)} and ${nameZone(board, pour.zone, side.copper)} in ${name}`;
        const about = { names, ids: [id, first.id, pour.zone.id], nets: [first.net, pour.net], at: near.at, side };
        report(context, about, sink, [first, zoneAsItem(pour.zone, layer, bits)]);
      }
    }
  }
}

/** Pads that are one, that a part joins on purpose, or between which its maker or the project lets solder flow. */
function mayBridge({ rules }: Board, a: CopperItem, b: CopperItem): boolean {
  if (a.footprint === undefined || a.footprint !== b.footprint)
    return allows(a) || allows(b) || isOnTie(a, b) || isOnTie(b, a);
  if (rules.allowMaskBridgesInFootprints || a.footprint.attributes.allowSolderMaskBridges) return true;
  if (a.pad && b.pad && a.pad.number !== "" && a.pad.number === b.pad.number) return true;
  return isNetTie(a.footprint) && areTied(a.footprint, a, b);
}

/** A part whose openings may bridge says so for all of them. */
function allows({ footprint, pad }: CopperItem): boolean {
  return pad !== undefined && footprint?.attributes.allowSolderMaskBridges === true;
}

/** Copper of a net on what is drawn in a part that joins the net with others. */
function isOnTie(item: CopperItem, drawn: CopperItem): boolean {
  return drawn.kind === "graphic" && isJoinedByTie(item, drawn);
}

function areTied({ netTieGroups = [] }: Footprint, a: CopperItem, b: CopperItem): boolean {
  const [first, second] = [a.pad?.number, b.pad?.number];
  // The copper that ties them lies in their openings.
  if (first === undefined || second === undefined || netTieGroups.length === 0) return true;
  return netTieGroups.some((group) => group.includes(first) && group.includes(second));
}

/** Where an opening and a shape overlap, or come nearer than the gap. Edges that only touch leave no way for solder. */
function meeting(opening: MaskOpening, solids: readonly Solid[], gap: Nm): Point | undefined {
  if (gap > 0) return findTooNear(opening.solids, solids, gap)?.at;
  for (const one of opening.solids)
    for (const other of solids) if (doOverlap(one, other)) return findTooNear([one], [other], 0)?.at;
  return undefined;
}

interface Bridge {
  readonly names: string;
  readonly ids: Parameters<FindingSink["add"]>[0]["items"];
  readonly nets: readonly CopperItem["net"][];
  readonly at: Point;
  readonly side: MaskSide;
}

/** A custom rule of `bridged_mask` says how grave it is, or excuses it. */
function report(
  { book, bits }: { readonly book: RuleBook; readonly bits: CopperContext["bits"] },
  { names, ids, nets, at, side }: Bridge,
  sink: FindingSink,
  [a, b]: readonly [Parameters<RuleBook["bridgedMaskRule"]>[0], Parameters<RuleBook["bridgedMaskRule"]>[0]],
): void {
  const by = book.bridgedMaskRule(a, b, bits.bitOf(side.copper));
  sink.add({
    rule: "solder_mask_bridge",
    message: `one opening of the mask on ${side.mask} bares ${names}`,
    items: ids,
    nets: nets.filter((net) => net !== undefined),
    position: at,
    layer: side.mask,
    ...(by && { by }),
  });
}
