import { applyEdit, type Board, type ItemId, invertEdit, type ZoneFill } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { clearFills, takeFills } from "./fill-zones.ts";

const FILL: readonly ZoneFill[] = [
  {
    layer: "F.Cu",
    polygons: [
      {
        outer: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
        holes: [],
      },
    ],
  },
];
const fillsOf = (board: Board) => new Map<ItemId, readonly ZoneFill[]>(board.zones.map(({ id }) => [id, FILL]));
const withZones = arbitraryBoard.filter(({ zones }) => zones.length > 0);

describe("fills of zones", () => {
  it("come onto the zones they were computed for, locked ones too, go again, and leave all else alone", () => {
    fc.assert(
      fc.property(withZones, (board) => {
        const { edit } = takeFills(board, board, fillsOf(board));
        const filled = applyEdit(board, edit!);
        expect(filled).toEqual({
          ...board,
          zones: board.zones.map((zone) => ({ ...zone, filled: true, fills: FILL })),
        });
        expect(takeFills(filled, filled, fillsOf(filled)).edit).toBeUndefined();
        expect(applyEdit(filled, clearFills(filled).edit!)).toEqual(board);
        expect(applyEdit(filled, invertEdit(edit!))).toEqual(board);
      }),
    );
  });

  it("are passed over where the zone has become another task meanwhile, or is gone", () => {
    fc.assert(
      fc.property(withZones, (board) => {
        const [zone, ...others] = board.zones;
        const changed = { ...zone!, pour: { ...zone!.pour, clearance: fromMm(9) } };
        const { edit } = takeFills({ ...board, zones: [changed, ...others] }, board, fillsOf(board));
        expect(edit?.lists.flatMap(({ updated }) => updated.map(({ before }) => before.id)) ?? []).toEqual(
          others.map(({ id }) => id),
        );
        expect(takeFills({ ...board, zones: [] }, board, fillsOf(board)).edit).toBeUndefined();
      }),
    );
  });
});
