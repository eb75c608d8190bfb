import {
  type Board,
  grownPadSolids,
  type LayerId,
  padCenter,
  padGrowth,
  padRotation,
  padShapeOn,
  resolveLayers,
} from "@tracewright/board";
import { type Box, joinBoxes, type Solid, solidBox } from "@tracewright/geometry";
import type { CopperItem } from "./copper-item.ts";

/** Where the solder mask leaves a pad bare on one side. */
export interface MaskOpening {
  readonly solids: readonly Solid[];
  readonly box: Box;
}

export const MASK_SIDES = [
  { mask: "F.Mask", copper: "F.Cu" },
  { mask: "B.Mask", copper: "B.Cu" },
] as const satisfies readonly { readonly mask: LayerId; readonly copper: LayerId }[];

export type MaskSide = (typeof MASK_SIDES)[number];

/** Items never change: an opening is found once for each. */
const known = new WeakMap<CopperItem, Map<string, MaskOpening | undefined>>();

/** The opening of a pad on a side, grown by its margin; none where the mask covers it, and around a hole without copper. */
export function maskOpening(board: Board, item: CopperItem, side: MaskSide): MaskOpening | undefined {
  let ofItem = known.get(item);
  if (!ofItem) {
    ofItem = new Map();
    known.set(item, ofItem);
  }
  if (!ofItem.has(side.mask)) ofItem.set(side.mask, findOpening(board, item, side));
  return ofItem.get(side.mask);
}

function findOpening(
  board: Board,
  { pad, footprint, layers }: CopperItem,
  { mask, copper }: MaskSide,
): MaskOpening | undefined {
  // A hole that is as wide as its pad opens nothing that was not drilled away.
  if (!pad || !footprint || (pad.kind === "npth" && layers === 0)) return undefined;
  if (!resolveLayers(board, pad.layers).includes(mask)) return undefined;
  const placement = { position: padCenter(footprint, pad, copper), rotation: padRotation(footprint, pad) };
  const solids = grownPadSolids(padShapeOn(pad, copper), padGrowth(board, footprint, pad, mask), placement);
  const box = joinBoxes(solids.map(solidBox));
  return box && { solids, box };
}
