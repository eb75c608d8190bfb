import { describe, expect, it } from "vitest";
import { maskGrowth, pasteGrowth } from "./pad-growth.ts";
import { sampleBoard } from "./sample-board.ts";

const board = sampleBoard();
const rules = { ...board.rules, solderMaskExpansion: 70_000, solderPasteMargin: -20_000 };
const part = board.footprints.find(({ pads }) => pads.length > 0);
const [pad] = part?.pads ?? [];
if (!part || !pad) throw new Error("the sample has a part with pads");
const growths = (layers: typeof pad.layers, own: { solderMaskMargin?: number; solderPasteMargin?: number } = {}) => {
  const { solderMaskMargin: _, solderPasteMargin: __, solderPasteRatio: ___, ...plain } = pad;
  const changed = { ...plain, ...own, layers };
  const ruled = { ...board, rules };
  return [maskGrowth(ruled, part, changed).x, pasteGrowth(ruled, part, changed, changed.shape).x];
};

describe("margins of mask and paste", () => {
  it("are the board's for a pad with copper, unless the pad has its own", () => {
    expect(growths(["F.Cu", "F.Mask", "F.Paste"])).toEqual([70_000, -20_000]);
    expect(growths(["F.Cu", "F.Mask"], { solderMaskMargin: 1, solderPasteMargin: 5 })).toEqual([1, 5]);
  });

  it("are none for a pad that is on mask or paste alone: it is as large as it was drawn", () => {
    expect(growths(["F.Mask"])).toEqual([0, 0]);
    expect(growths(["F.Paste"], { solderMaskMargin: 50_000, solderPasteMargin: 50_000 })).toEqual([0, 0]);
  });
});
