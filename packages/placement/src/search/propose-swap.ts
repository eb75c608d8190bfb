import type { Xorshift32 } from "@tracewright/algorithms";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import { placeAround, type SwapGroups } from "../problem/swap-groups.ts";

/** Moves that turn a part; the others exchange two. */
const TURNS = 0.4;

interface PartMove {
  readonly part: number;
  readonly place: Place;
}

/**
 * A move that leaves every place where it is: a part turns about its middle, or exchanges places with another of its
 * footprint, each then standing as the other stood.
 */
export function proposeSwap(layout: Layout, swaps: SwapGroups, part: number, random: Xorshift32): readonly PartMove[] {
  const others = swaps.members[swaps.groupOf[part]!]!;
  const place = layout.placeOf(part);
  if (others.length === 1 || random.next() < TURNS) {
    const pose = (place.pose + 1 + random.below(OWN_SIDE_POSES - 1)) % OWN_SIDE_POSES;
    return [{ part, place: placeAround(swaps, part, { ...middleOf(swaps, part, place), pose }) }];
  }
  const other = others[random.below(others.length)]!;
  if (other === part) return [];
  const otherPlace = layout.placeOf(other);
  return [
    { part, place: placeLike(swaps, part, other, otherPlace) },
    { part: other, place: placeLike(swaps, other, part, place) },
  ];
}

/** Where the part stands when it stands exactly as the other does in a place. */
function placeLike(swaps: SwapGroups, part: number, other: number, place: Place): Place {
  const quarters = swaps.turned[other]! + place.pose - swaps.turned[part]! + OWN_SIDE_POSES;
  return placeAround(swaps, part, { ...middleOf(swaps, other, place), pose: quarters % OWN_SIDE_POSES });
}

function middleOf({ middleX, middleY }: SwapGroups, part: number, { x, y, pose }: Place): { x: number; y: number } {
  const at = part * POSES + pose;
  return { x: x + middleX[at]!, y: y + middleY[at]! };
}
