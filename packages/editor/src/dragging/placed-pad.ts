import {
  type Board,
  type Footprint,
  indexBoard,
  type NetId,
  type Pad,
  padCenter,
  padLayers,
  padSolids,
} from "@tracewright/board";
import { areTouching, type Box, boxesTouch, joinBoxes, type Point, type Solid, solidBox } from "@tracewright/geometry";
import { isOnCopper } from "../copper/is-on-pad-copper.ts";

/** A pad with its copper in board coordinates, made once: a ground net has hundreds, and each is asked for every track. */
export interface PlacedPad {
  readonly footprint: Footprint;
  readonly pad: Pad;
  readonly center: Point;
  readonly layers: readonly string[];
  readonly solids: readonly Solid[];
  readonly box: Box;
}

export type PadsByNet = ReadonlyMap<NetId, readonly PlacedPad[]>;

export function placePads(board: Board, nets: ReadonlySet<NetId>): PadsByNet {
  const { padsByNet } = indexBoard(board);
  return new Map(
    [...nets].map((net) => [net, (padsByNet.get(net) ?? []).map(({ footprint, pad }) => place(board, footprint, pad))]),
  );
}

function place(board: Board, footprint: Footprint, pad: Pad): PlacedPad {
  const center = padCenter(footprint, pad);
  const solids = padSolids(footprint, pad);
  const box = joinBoxes(solids.map(solidBox)) ?? { minX: center.x, minY: center.y, maxX: center.x, maxY: center.y };
  return { footprint, pad, center, layers: padLayers(board, pad), solids, box };
}

/** Whether a track that ends here ends on the pad. */
export function isOnPad(point: Point, { center, box, solids }: PlacedPad): boolean {
  const isInBox = point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY;
  return isOnCopper(point, center, () => (isInBox ? solids : []));
}

export function touchesPad(solid: Solid, box: Box, pad: PlacedPad): boolean {
  return boxesTouch(box, pad.box) && pad.solids.some((one) => areTouching(solid, one));
}
