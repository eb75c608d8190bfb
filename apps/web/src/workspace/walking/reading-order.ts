import { type Board, type Footprint, padBox } from "@tracewright/board";
import { type Box, joinBoxes } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";

/**
 * The parts as one reads them, row by row from the top, each row from the left; on a board that is looked at from below left is
 * the other way. A row holds every part whose middle lies above the bottom of the row's uppermost part.
 */
export function readingOrder(board: Board, isFromBelow: boolean): readonly Footprint[] {
  const orders = isFromBelow ? fromBelow : fromAbove;
  let order = orders.get(board);
  if (!order) {
    order = sortParts(board.footprints, isFromBelow ? -1 : 1);
    orders.set(board, order);
  }
  return order;
}

const fromAbove = new WeakMap<Board, readonly Footprint[]>();
const fromBelow = new WeakMap<Board, readonly Footprint[]>();

function sortParts(parts: readonly Footprint[], rightwards: 1 | -1): Footprint[] {
  const boxed = parts.map((part) => ({ part, box: boxOfPart(part) }));
  boxed.sort((a, b) => a.box.minY - b.box.minY || compareParts(a.part, b.part));
  const sorted: Footprint[] = [];
  let rest = boxed;
  while (rest.length > 0) {
    const bottom = rest[0]!.box.maxY;
    const row = rest.filter(({ box }, index) => index === 0 || (box.minY + box.maxY) / 2 < bottom);
    const taken = new Set(row);
    rest = rest.filter((one) => !taken.has(one));
    row.sort((a, b) => rightwards * (middleX(a.box) - middleX(b.box)) || compareParts(a.part, b.part));
    sorted.push(...row.map(({ part }) => part));
  }
  return sorted;
}

function middleX({ minX, maxX }: Box): number {
  return (minX + maxX) / 2;
}

function compareParts(a: Footprint, b: Footprint): number {
  return compareNaturally(a.reference, b.reference) || compareNaturally(a.id, b.id);
}

/** About the pads; a part without pads is where it is. */
function boxOfPart(part: Footprint): Box {
  const { x, y } = part.position;
  return joinBoxes(part.pads.map((pad) => padBox(part, pad))) ?? { minX: x, minY: y, maxX: x, maxY: y };
}
