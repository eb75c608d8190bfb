import { emptyBoard } from "@tracewright/board";
import { drawingOrder, RATSNEST_LAYER } from "@tracewright/rendering";
import { describe, expect, it } from "vitest";
import { hiddenAtFirst, hiddenBy, hiddenBySolo, LAYER_PRESETS, listedLayers } from "./layer-presets.ts";

const BOARD = emptyBoard();
const LISTED = listedLayers(BOARD);

describe("layers in the panel", () => {
  it("are all that can be drawn, each once, the ratsnest and copper from front to back first", () => {
    expect(new Set(LISTED).size).toBe(LISTED.length);
    const layers = drawingOrder(BOARD, "front").filter((id) => id.includes(".") || id === "Margin");
    expect([...LISTED].sort()).toEqual([RATSNEST_LAYER, ...layers].sort());
    expect(LISTED.slice(0, 2)).toEqual([RATSNEST_LAYER, "F.Cu"]);
    expect(LISTED.indexOf("B.Cu")).toBeLessThan(LISTED.indexOf("Edge.Cuts"));
  });

  it("show the outline by every preset, and the ratsnest wherever copper is shown", () => {
    for (const preset of LAYER_PRESETS) {
      const hidden = hiddenBy(preset, BOARD);
      expect(hidden.has("Edge.Cuts"), preset).toBe(false);
      expect(hidden.has(RATSNEST_LAYER), preset).toBe(hidden.has("F.Cu") && hidden.has("B.Cu"));
    }
  });

  it("seen alone leave the ratsnest as it was", () => {
    const alone = hiddenBySolo("F.Cu", BOARD, hiddenAtFirst(BOARD));
    expect(LISTED.filter((id) => !alone.has(id))).toEqual([RATSNEST_LAYER, "F.Cu"]);
    expect(hiddenBySolo("F.Cu", BOARD, new Set([RATSNEST_LAYER])).has(RATSNEST_LAYER)).toBe(true);
  });
});
