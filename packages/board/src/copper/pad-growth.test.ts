import { AT_ORIGIN, solidBox } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { itemId } from "../records/ids.ts";
import type { LayerId } from "../records/layer.ts";
import type { Pad } from "../records/pad.ts";
import { aPad } from "../testing/index.ts";
import { grownPadSolids } from "./grown-pad.ts";
import { padGrowth } from "./pad-growth.ts";

const empty = emptyBoard();
const board = { ...empty, rules: { ...empty.rules, solderMaskExpansion: 70_000, solderPasteMargin: -20_000 } };
const PAD: Pad = aPad({
  id: itemId("pad"),
  shape: { kind: "rect", size: { width: 1_000_000, height: 500_000 } },
  layers: ["F.Cu", "F.Mask", "F.Paste"],
});
const growths = (pad: Partial<Pad>, part = {}) =>
  (["F.Mask", "F.Paste"] as const).map((layer) => padGrowth(board, part, { ...PAD, ...pad }, layer));

describe("how much wider a pad is on mask and paste", () => {
  it("is the board's margin for a pad with copper, unless its part or it has its own", () => {
    expect(growths({})).toEqual([
      { x: 70_000, y: 70_000 },
      { x: -20_000, y: -20_000 },
    ]);
    expect(growths({}, { solderMaskMargin: 3 })[0]).toEqual({ x: 3, y: 3 });
    expect(growths({ solderMaskMargin: 1, solderPasteMargin: 5 }, { solderMaskMargin: 3 })).toEqual([
      { x: 1, y: 1 },
      { x: 5, y: 5 },
    ]);
  });

  it("takes a part of its size from paste", () => {
    expect(growths({ solderPasteRatio: -0.1 })[1]).toEqual({ x: -120_000, y: -70_000 });
  });

  it("is nothing for a pad that is on mask or paste alone: it is as large as it was drawn", () => {
    expect(growths({ layers: ["F.Mask"] })[0]).toEqual({ x: 0, y: 0 });
    expect(growths({ layers: ["F.Paste"], solderPasteMargin: 50_000 })[1]).toEqual({ x: 0, y: 0 });
  });

  it("is nothing on copper and silk", () => {
    for (const layer of ["F.Cu", "F.SilkS"] satisfies LayerId[])
      expect(padGrowth(board, {}, { ...PAD, solderMaskMargin: 9, solderPasteMargin: 9 }, layer)).toEqual({
        x: 0,
        y: 0,
      });
  });
});

describe("a grown pad", () => {
  const box = (by: number) =>
    grownPadSolids(PAD.shape, { x: by, y: by }, AT_ORIGIN).map((solid) => {
      const { minX, minY, maxX, maxY } = solidBox(solid);
      return [maxX - minX, maxY - minY];
    });

  it("reaches further by the growth on every side", () => {
    expect(box(100_000)).toEqual([[1_200_000, 700_000]]);
    expect(box(-100_000)).toEqual([[800_000, 300_000]]);
  });

  it("is nothing once shrinking leaves nothing", () => {
    expect(box(-250_000)).toEqual([]);
  });
});
