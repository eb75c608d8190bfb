import { type Board, footprintBody, type ItemId, type Side } from "@tracewright/board";
import { type Box, boxOfPoints, placePoint } from "@tracewright/geometry";

export interface PartBox {
  readonly id: ItemId;
  readonly reference: string;
  readonly side: Side;
  /** About its pads and its body, as they stand; nanometres. */
  readonly box: Box;
}

/** Where the parts of a board stand, the large ones first: the small ones among them stay within reach of the pointer. */
export function partBoxes(board: Board): readonly PartBox[] {
  return board.footprints
    .filter(({ placed }) => placed !== false)
    .flatMap((footprint) => {
      const body = footprintBody(footprint);
      const box =
        body &&
        boxOfPoints(
          [
            { x: body.minX, y: body.minY },
            { x: body.maxX, y: body.minY },
            { x: body.maxX, y: body.maxY },
            { x: body.minX, y: body.maxY },
          ].map((corner) => placePoint(corner, footprint.position, footprint.rotation)),
        );
      return box ? [{ id: footprint.id, reference: footprint.reference, side: footprint.side, box }] : [];
    })
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
}

function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}
