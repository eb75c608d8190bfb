import { emptyBoard } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testPart } from "../testing/test-board.ts";
import { claimRoom } from "./claimed-room.ts";

const BOARD = emptyBoard();
const LOOSE = { crowded: false };
const SHAPE = { reference: "U1", width: 6, height: 4, nets: ["A", "B"], at: mm(10, 10) };
const box = (minX: number, minY: number, maxX: number, maxY: number) => ({
  minX: fromMm(minX),
  minY: fromMm(minY),
  maxX: fromMm(maxX),
  maxY: fromMm(maxY),
});

describe("the room a part claims", () => {
  it("is its courtyard, on the side where it is drawn", () => {
    expect(claimRoom(BOARD, testPart(SHAPE), LOOSE)).toEqual({ front: box(7, 8, 13, 12), back: undefined });
    expect(claimRoom(BOARD, testPart({ ...SHAPE, side: "back" }), LOOSE)).toEqual({
      front: undefined,
      back: box(7, 8, 13, 12),
    });
  });

  it("is the whole of a courtyard that does not close, as KiCad closes it", () => {
    expect(claimRoom(BOARD, testPart({ ...SHAPE, courtyard: "open" }), LOOSE).front).toEqual(box(7, 8, 13, 12));
  });

  it("is the pads and what they keep clear where no courtyard is drawn", () => {
    // Pads of 0.4 mm, 2.4 mm apart, and half of the 0.25 mm that drills keep about them.
    expect(claimRoom(BOARD, testPart({ ...SHAPE, courtyard: "none" }), LOOSE).front).toEqual(
      box(8.475, 9.675, 11.525, 10.325),
    );
  });

  it("is nothing for a drawing without pads", () => {
    const logo = { ...testPart({ ...SHAPE, courtyard: "none" }), pads: [] };
    const graphics = testPart(SHAPE).graphics.map((graphic) => ({ ...graphic, layer: "F.SilkS" as const }));
    expect(claimRoom(BOARD, { ...logo, graphics }, LOOSE)).toEqual({ front: undefined, back: undefined });
  });

  it("is on both sides for a connector that grips the edge of the board", () => {
    const part = testPart(SHAPE);
    const pads = part.pads.map((pad, index) => (index === 0 ? pad : { ...pad, layers: ["B.Cu" as const] }));
    expect(claimRoom(BOARD, { ...part, pads }, LOOSE)).toEqual({ front: box(7, 8, 13, 12), back: box(7, 8, 13, 12) });
  });

  it("is the body that silkscreen alone shows, and no silkscreen beside a body on Fab", () => {
    const drawn = (layer: "F.SilkS" | "F.Fab", shape: typeof SHAPE) =>
      testPart(shape).graphics.map((graphic) => ({ ...graphic, layer }));
    const part = testPart({ ...SHAPE, courtyard: "none" });
    const silk = drawn("F.SilkS", { ...SHAPE, width: 8, height: 8 });
    expect(claimRoom(BOARD, { ...part, graphics: silk }, LOOSE).front).toEqual(box(6, 6, 14, 14));
    const both = [...silk, ...drawn("F.Fab", SHAPE)];
    expect(claimRoom(BOARD, { ...part, graphics: both }, LOOSE).front).toEqual(box(7, 8, 13, 12));
  });

  it("leaves out a body without a courtyard when the board is crowded", () => {
    const part = testPart({ ...SHAPE, courtyard: "none" });
    const body = testPart(SHAPE).graphics.map((graphic) => ({ ...graphic, layer: "F.Fab" as const }));
    const module = { ...part, graphics: body };
    expect(claimRoom(BOARD, module, LOOSE).front).toEqual(box(7, 8, 13, 12));
    expect(claimRoom(BOARD, module, { ...LOOSE, crowded: true }).front).toEqual(box(8.475, 9.675, 11.525, 10.325));
  });
});
