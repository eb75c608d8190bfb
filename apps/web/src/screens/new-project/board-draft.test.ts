import { describe, expect, it } from "vitest";
import { type BoardProposal, draftOf, inUnit, isMade, readDraft, shareOf } from "./board-draft.ts";

const proposal: BoardProposal = {
  widthMm: 60,
  heightMm: 40,
  copperLayers: 2,
  partAreaMm2: 1200,
  parts: [],
};

describe("the outline of a board to be made", () => {
  it("begins as it is proposed", () => {
    expect(readDraft(draftOf(proposal))).toEqual({ widthMm: 60, heightMm: 40 });
    expect(shareOf(proposal, { widthMm: 60, heightMm: 40 })).toBe(0.5);
  });

  it("is the same board in mil and back", () => {
    const mil = inUnit(draftOf(proposal), "mil");
    expect(mil).toMatchObject({ unit: "mil", width: "2362.2", height: "1574.8" });
    expect(readDraft(mil)?.widthMm).toBeCloseTo(60, 3);
    expect(inUnit(mil, "mm")).toMatchObject({ width: "60", height: "40" });
  });

  it("takes a comma for a point, and nothing that is no side of a board", () => {
    const typed = (width: string) => readDraft({ ...draftOf(proposal), width })?.widthMm;
    expect(typed("33,5")).toBe(33.5);
    for (const width of ["", "wide", "-40", "4", "501", "1e3"]) expect(typed(width), width).toBeUndefined();
  });
});

it("no board is made of a schematic with a part whose pins nobody knows", () => {
  const part = {
    reference: "D1",
    kind: "D",
    value: "",
    pins: [],
    pinsWithoutPad: [],
    padsWithoutPin: [],
    wanted: "",
    footprint: null,
    source: "NONE" as const,
    remark: null,
  };
  expect(isMade({ ...proposal, parts: [{ ...part, severity: "warning" }] })).toBe(true);
  expect(isMade({ ...proposal, parts: [{ ...part, severity: "error" }] })).toBe(false);
});
