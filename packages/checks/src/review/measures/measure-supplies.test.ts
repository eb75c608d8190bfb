import type { Board, Zone } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "../../testing/board-builder.ts";
import { prepareReview } from "../review-context.ts";
import { measureSupplies } from "./measure-supplies.ts";

/** Ohms a square of copper 35 µm thick. */
const SHEET = 1.7241e-8 / 35e-6;

/** A regulator at x = 5 and a load at x = 55, and what joins them. */
function supply(copper: Partial<Board>, layers = 2): Board {
  const source = footprint("U1", 5, 5, [
    smdPad("o", "+3V3", 0, 0, { number: "1", pinFunction: "VOUT", pinType: "power_out" }),
  ]);
  const load = footprint("U2", 55, 5, [
    smdPad("i", "+3V3", 0, 0, { number: "8", pinFunction: "VDD", pinType: "power_in" }),
  ]);
  return boardWith({ footprints: [source, load], ...copper }, layers);
}

const dropsOf = (board: Board): number[] => measureSupplies(prepareReview({ board })).map(({ drop }) => drop);

describe("the drop of a supply for one ampere", () => {
  it("over a track is that of its squares", () => {
    const board = supply({ tracks: [track("t", "+3V3", [5, 5], [55, 5], { width: 250_000 })] });
    expect(dropsOf(board)).toEqual([expect.closeTo((50 / 0.25) * SHEET, 5)]);
  });

  it("halves where a second way of the same length runs beside, and doubles at half the width", () => {
    const way = (y: number) => [
      track(`a${y}`, "+3V3", [5, 5], [5, y], { width: 500_000 }),
      track(`b${y}`, "+3V3", [5, y], [55, y], { width: 500_000 }),
      track(`c${y}`, "+3V3", [55, y], [55, 5], { width: 500_000 }),
    ];
    const [one = 0] = dropsOf(supply({ tracks: way(15) }));
    const [both = 0] = dropsOf(supply({ tracks: [...way(15), ...way(-5)] }));
    expect(one).toBeCloseTo((70 / 0.5) * SHEET, 4);
    expect(both / one).toBeCloseTo(0.5, 2);
  });

  it("counts the part of a track that carries current, not its stub", () => {
    const tracks = [
      track("t", "+3V3", [0, 5], [30, 5], { width: 250_000 }),
      track("u", "+3V3", [30, 5], [55, 5], { width: 250_000 }),
    ];
    expect(dropsOf(supply({ tracks }))).toEqual([expect.closeTo((50 / 0.25) * SHEET, 4)]);
  });

  it("through vias adds their barrels", () => {
    const tracks = [
      track("t", "+3V3", [5, 5], [20, 5], { width: 500_000 }),
      track("u", "+3V3", [20, 5], [40, 5], { width: 500_000, layer: "B.Cu" }),
      track("v", "+3V3", [40, 5], [55, 5], { width: 500_000 }),
    ];
    const vias = [via("a", "+3V3", 20, 5), via("b", "+3V3", 40, 5)];
    const barrel = (1.7241e-8 * 1.6e-3) / (Math.PI * (vias[0]!.drill / 1e9 + 20e-6) * 20e-6);
    expect(dropsOf(supply({ tracks, vias }))).toEqual([expect.closeTo(100 * SHEET + 2 * barrel, 4)]);
  });

  it("over a pour lies between that of its full width and that of the pads' width", () => {
    const pour: Zone = zone("z", "+3V3", [3, 0, 57, 10]);
    const [drop = 0] = dropsOf(supply({ zones: [pour] }));
    expect(drop).toBeGreaterThan((50 / 10) * SHEET);
    expect(drop).toBeLessThan((50 / 10 + 6) * SHEET);
  });

  it("over two zones that overlap is that of one as long as both", () => {
    const [one = 0] = dropsOf(supply({ zones: [zone("z", "+3V3", [3, 3, 57, 7])] }));
    const [two = 0] = dropsOf(
      supply({ zones: [zone("y", "+3V3", [3, 3, 30, 7]), zone("z", "+3V3", [29.5, 3, 57, 7])] }),
    );
    expect(two / one).toBeCloseTo(1, 1);
  });

  it("is not given while a load is open, or where no pin says that it feeds", () => {
    expect(dropsOf(supply({ tracks: [track("t", "+3V3", [5, 5], [50, 5])] }))).toEqual([]);
    const plain = footprint("U1", 5, 5, [throughPad("o", "+3V3", 0, 0)]);
    const { footprints, ...rest } = supply({ tracks: [track("t", "+3V3", [5, 5], [55, 5])] });
    expect(dropsOf({ ...rest, footprints: [plain, footprints[1]!] })).toEqual([]);
  });
});
