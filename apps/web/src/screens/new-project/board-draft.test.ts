import { describe, expect, it } from "vitest";
import {
  type BoardProposal,
  draftOf,
  dragged,
  hasRatio,
  inForm,
  inRatio,
  inUnit,
  isMade,
  readDraft,
  shareOf,
  tightnessOf,
} from "./board-draft.ts";

const proposal: BoardProposal = {
  widthMm: 60,
  heightMm: 40,
  copperLayers: 2,
  partAreaMm2: 1200,
  largestPart: { widthMm: 30, heightMm: 12 },
  connections: 30,
  routablePerCm2: { twoLayers: 12, fourLayers: 25 },
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

  it("is dragged in whole millimetres or 50 mils, within what the server takes, and is no form then", () => {
    const card = inForm(draftOf(proposal), "credit-card", proposal);
    expect(dragged(card, { widthMm: 61.4, heightMm: 0.2 })).toMatchObject({ width: "61", height: "5", form: null });
    expect(dragged(card, { widthMm: 900, heightMm: 40.6 })).toMatchObject({ width: "500", height: "41" });
    const mil = dragged(inUnit(card, "mil"), { widthMm: 61.4, heightMm: 40 });
    expect(mil).toMatchObject({ unit: "mil", width: "2400", height: "1550" });
  });

  it("says what stands against it: the largest part, all parts, connections by layers, little room", () => {
    const against = (widthMm: number, heightMm: number, layers: 2 | 4 = 2, connections = 30) =>
      tightnessOf({ ...proposal, connections }, { widthMm, heightMm }, layers);
    expect(against(60, 40)).toBeUndefined();
    // Either way round.
    expect([against(11, 200), against(200, 11), against(29, 29), against(12, 150)]).toEqual([
      "part",
      "part",
      "part",
      undefined,
    ]);
    expect(against(30, 39)).toBe("parts");
    expect(against(40, 40)).toBe("crowded");
    expect([against(60, 40, 2, 288), against(60, 40, 2, 289), against(60, 40, 4, 289)]).toEqual([
      undefined,
      "connections",
      undefined,
    ]);
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
