import { describe, expect, it } from "vitest";
import {
  type BoardProposal,
  draftOf,
  hasRatio,
  inForm,
  inRatio,
  inUnit,
  isMade,
  readDraft,
  shareOf,
} from "./board-draft.ts";

const proposal: BoardProposal = {
  widthMm: 60,
  heightMm: 40,
  copperLayers: 2,
  partAreaMm2: 1200,
  connections: 30,
  layersFor: "NONE",
  ground: "GND",
  supply: null,
  otherGrounds: [],
  netClasses: [],
  fab: "JLCPCB",
  forms: [{ id: "credit-card", widthMm: 85.6, heightMm: 53.98 }],
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

  it("takes the size of a form, and goes back to the one proposed", () => {
    const card = inForm(draftOf(proposal), "credit-card", proposal);
    expect([card.form, readDraft(card)]).toEqual(["credit-card", { widthMm: 85.6, heightMm: 53.98 }]);
    const mil = inForm(inUnit(draftOf(proposal), "mil"), "credit-card", proposal);
    expect(mil).toMatchObject({ unit: "mil", width: "3370.1", form: "credit-card" });
    expect(inForm(card, null, proposal)).toEqual(draftOf(proposal));
  });

  it("keeps its area in another proportion, and is no form then", () => {
    const wide = inRatio(inForm(draftOf(proposal), "credit-card", proposal), 2);
    expect(wide).toMatchObject({ form: null, width: "96", height: "48" });
    const size = readDraft(wide);
    expect(size && [hasRatio(size, 2), hasRatio(size, 1)]).toEqual([true, false]);
    expect(inRatio({ ...draftOf(proposal), width: "" }, 2).width).toBe("");
    expect(inRatio({ ...draftOf(proposal), width: "500", height: "400" }, 2)).toMatchObject({
      width: "500",
      height: "316",
    });
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
