import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { familyFacts } from "./family-facts.ts";
import { type FoundFootprint, indexFootprints } from "./footprint-index.ts";
import { suggestFootprints } from "./suggest-footprints.ts";

const official = (name: string, facts: Partial<FoundFootprint> = {}): FoundFootprint => ({
  name,
  description: "",
  keywords: "",
  pads: 8,
  mount: "smd",
  source: "official",
  ...facts,
});

const SOIC = official("Package_SO:SOIC-8_3.9x4.9mm_P1.27mm", {
  keywords: "SOIC SO",
  pitch: fromMm(1.27),
  body: { width: fromMm(3.9), height: fromMm(4.9) },
});
const WITH_PAD = official("Package_SO:SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm", {
  pads: 9,
  pitch: fromMm(1.27),
  body: { width: fromMm(3.9), height: fromMm(4.9) },
});
const MSOP = official("Package_SO:MSOP-8_3x3mm_P0.65mm", {
  pitch: fromMm(0.65),
  body: { width: fromMm(3), height: fromMm(3) },
});
const USB = official("Connector_USB:USB_C_Receptacle_HRO_TYPE-C-31-M-12", {
  pads: 17,
  description: "USB Type-C receptacle for USB 2.0 and PD",
  pitch: fromMm(0.5),
});
const index = indexFootprints([WITH_PAD, SOIC, MSOP, USB]);
const names = (query: Parameters<typeof index.search>[0]) => index.search(query, 10).hits.map(({ name }) => name);

describe("searching footprints", () => {
  it("finds by words of name, keywords and description in any order, the name itself first", () => {
    expect(names({ words: "soic 8" })).toEqual([SOIC.name, WITH_PAD.name]);
    expect(names({ words: "SOIC-8" })).toEqual([SOIC.name, WITH_PAD.name]);
    expect(names({ words: "receptacle usb" })).toEqual([USB.name]);
    expect(names({ words: "MSOP-8_3x3mm_P0.65mm" })).toEqual([MSOP.name]);
    expect(names({ words: "soic bga" })).toEqual([]);
  });

  it("puts a whole word of the name before a piece of one: 0603 is no 0603Metric", () => {
    const [metric, inch] = ["R_0201_0603Metric", "R_0603_1608Metric"].map((name) => official(`Resistor_SMD:${name}`));
    const chips = indexFootprints([metric, inch].flatMap((chip) => chip ?? []));
    expect(chips.search({ words: "resistor 0603" }, 1).hits).toEqual([inch]);
  });

  it("holds pads, pitch and mount as they are stated, and bodies either way round within what makers round", () => {
    expect(names({ pads: 8 })).toEqual([MSOP.name, SOIC.name]);
    expect(names({ pitch: fromMm(0.65) })).toEqual([MSOP.name]);
    expect(names({ pitch: fromMm(0.635) })).toEqual([]);
    expect(names({ mount: "through-hole" })).toEqual([]);
    expect(names({ body: { width: fromMm(5), height: fromMm(4) } })).toEqual([SOIC.name, WITH_PAD.name]);
    expect(names({ body: { width: fromMm(5.5), height: fromMm(4) } })).toEqual([]);
  });

  it("counts all hits and gives as many as are wanted; without a question it gives everything", () => {
    expect(index.search({ words: "package" }, 1)).toMatchObject({ total: 3, hits: [{ name: MSOP.name }] });
    expect(index.search({}, 10).total).toBe(4);
  });

  it("has one footprint of a name, that of the first source", () => {
    const family = { ...SOIC, source: "family" as const, keywords: "ours" };
    expect(indexFootprints([SOIC, family]).search({}, 10)).toEqual({ total: 1, hits: [SOIC] });
  });

  it("takes texts of libraries and queries for what they are", () => {
    const odd = official("a:__proto__", { description: "(.*)+$ <script>" });
    const found = indexFootprints([odd]);
    expect(found.search({ words: "(.*)+$ <SCRIPT>" }, 5).total).toBe(1);
    expect(found.search({ words: "constructor" }, 5).total).toBe(0);
  });

  it("knows our own families, all that are listed", () => {
    const ours = indexFootprints(familyFacts());
    expect(ours.size).toBeGreaterThan(300);
    const [first] = ours.search({ words: "soic", pads: 8, pitch: fromMm(1.27) }, 1).hits;
    expect(first).toMatchObject({ name: "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm", source: "family", pads: 8 });
  });
});

describe("what is suggested for a part", () => {
  const suggest = (need: Partial<Parameters<typeof suggestFootprints>[1]>) =>
    suggestFootprints(index, { wanted: "", kind: "U", value: "", pins: 8, ...need }, 5).map(({ name }) => name);

  it("has a pad for every pin, those with as many first", () => {
    expect(suggest({})).toEqual([MSOP.name, SOIC.name, WITH_PAD.name]);
    expect(suggest({ pins: 9 })).toEqual([WITH_PAD.name]);
    expect(suggest({ kind: "J", pins: 16 })).toEqual([USB.name]);
  });

  it("follows the words of the wanted name, and what the design uses", () => {
    expect(suggest({ wanted: "Mine:SOIC8_narrow" })[0]).toBe(SOIC.name);
    expect(suggest({ used: new Set([SOIC.name]) })[0]).toBe(SOIC.name);
  });

  it("finds the series of a part number whose last letters say how it is packed", () => {
    const coils = ["L_Bourns_SRN6045TA", "L_Bourns_SRN8040_8x8.15mm", "L_Bourns-SRN4018"].map((name) =>
      official(`Inductor_SMD:${name}`, { pads: 2 }),
    );
    const need = { wanted: "Mine:Bourns_SRN8040TA", kind: "L", value: "22uH", pins: 2 };
    expect(suggestFootprints(indexFootprints(coils), need, 1)).toMatchObject([{ name: coils[1]?.name }]);
    const byNumber = { ...need, wanted: "", value: "22uH SRN8040-220M" };
    expect(suggestFootprints(indexFootprints(coils), byNumber, 1)).toMatchObject([{ name: coils[1]?.name }]);
  });

  it("is never of other measures than the name states", () => {
    expect(suggest({ wanted: "Mine:SOP-8_P0.65mm" })).toEqual([MSOP.name]);
    expect(suggest({ wanted: "Mine:SOP-8_P0.5mm" })).toEqual([]);
  });

  it("is nothing where only the number of pads is alike", () => {
    expect(suggest({ kind: "ZZ" })).toEqual([]);
  });
});
