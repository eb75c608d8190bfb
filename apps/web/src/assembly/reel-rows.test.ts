import type { AssemblyPart } from "@tracewright/assembly";
import { describe, expect, it } from "vitest";
import { reelRows, usualReel, withReels, withRotations } from "./reel-rows.ts";

const part = (reference: string, numbers: readonly string[], isPlaced = true): AssemblyPart => ({
  reference,
  value: "10k",
  footprintName: "R_0603",
  fields: {
    manufacturer: "",
    manufacturerPart: "",
    supplierParts: numbers.map((partNumber, index) => ({ supplier: ["LCSC", "Mouser"][index] ?? "", partNumber })),
    ratings: "",
    description: "",
    datasheet: "",
  },
  mount: "smd",
  isPlaced,
});

describe("the reels of a board", () => {
  it("are the suppliers' parts that are placed, each with all its references", () => {
    const rows = reelRows([part("R1", ["C1", "603-1"]), part("R2", ["C1"]), part("R3", ["C9"], false), part("R4", [])]);
    expect(rows).toEqual([
      { partNumber: "C1", supplier: "LCSC", references: ["R1", "R2"], footprints: ["R_0603"] },
      { partNumber: "603-1", supplier: "Mouser", references: ["R1"], footprints: ["R_0603"] },
    ]);
  });

  const reel = (partNumber: string, of: object) => ({ ...usualReel(partNumber), ...of });

  it("keep what was said of parts that are not on this board, and forget what is 0", () => {
    const before = [
      reel("C1", { rotation: 90 }),
      reel("C2", { rotation: 180, offsetX: 1, isChecked: true }),
      reel("elsewhere", { rotation: 270 }),
    ];
    const rotations = new Map([
      ["C1", 0],
      ["C2", -90],
      ["C3", 0],
    ]);
    expect(withRotations(before, rotations)).toEqual([
      reel("elsewhere", { rotation: 270 }),
      reel("C2", { rotation: -90, offsetX: 1 }),
    ]);
  });

  it("keep a part that was found right as it is drawn, for that is said too", () => {
    const right = reel("C1", { isChecked: true });
    expect(withReels([], [right, usualReel("C2")])).toEqual([right]);
    expect(withReels([right], [usualReel("C1")])).toEqual([]);
  });
});
