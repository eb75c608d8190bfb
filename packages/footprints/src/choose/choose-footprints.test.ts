import { type Footprint, isStandIn, itemId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { findFootprint } from "../find-footprint.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { chooseFootprints, NO_SYMBOL } from "./choose-footprints.ts";

const choose = (part: Parameters<typeof samplePart>, files: readonly Footprint[] = []) => {
  const [choice] = chooseFootprints(sampleCircuit([samplePart(...part)]), { files });
  if (!choice) throw new Error("the part was passed over");
  return choice;
};

const sot23 = findFootprint("SOT-23")?.footprint;

describe("chooseFootprints", () => {
  it("takes the project's own footprint before ours", () => {
    if (!sot23) throw new Error("there is no SOT-23");
    const own = { ...sot23, library: "mine:R_0603_1608Metric", value: "own" };
    const choice = choose(["R1", "Resistor_SMD:R_0603_1608Metric", { 1: "A", 2: "B" }], [own]);
    expect(choice.source).toBe("files");
    expect(choice.template).toBe(own);
    expect(choice.remark).toBeUndefined();
  });

  it("takes none for a part whose symbol did not come along, whatever footprint it names", () => {
    const part = samplePart("R1", "Resistor_SMD:R_0603_1608Metric", {});
    const circuit = sampleCircuit([part]);
    const [sheet] = circuit.sheets;
    if (!sheet) throw new Error("there is no sheet");
    const placed = {
      id: itemId("symbol"),
      component: part.id,
      // Every record answers to this name.
      librarySymbol: "constructor",
      unit: 1,
      style: 1,
      position: { x: 0, y: 0 },
      rotation: 0,
      mirror: "none",
      texts: [],
    } as const;
    const [choice] = chooseFootprints({ ...circuit, sheets: [{ ...sheet, symbols: [placed] }] }, {});
    expect(choice).toMatchObject({ source: "none", remark: { severity: "error", code: NO_SYMBOL, subjects: ["R1"] } });
    expect(choice?.template).toBeUndefined();
  });

  it("takes ours where the name is the same, and says nothing", () => {
    const choice = choose(["R1", "Resistor_SMD:R_0603_1608Metric", { 1: "A", 2: "B" }]);
    expect(choice.source).toBe("family");
    expect(choice.remark).toBeUndefined();
  });

  it("says what stands in for a name that is not ours", () => {
    const choice = choose(["R1", "R0603", { 1: "A", 2: "B" }]);
    expect(choice.source).toBe("relative");
    expect(choice.remark?.severity).toBe("info");
    expect(choice.remark?.message).toContain("R_0603_1608Metric is used instead");
  });

  it("takes no relative whose pads lack a pin of the symbol", () => {
    const choice = choose(["U1", "SOT-223-3_L6.5-W3.4-P2.30-LS7.0-BR", { 1: "A", 2: "B", 3: "C", 4: "B" }]);
    expect(choice.template?.library).toBe("Package_TO_SOT_SMD:SOT-223");
    expect(choose(["U1", "SOT-23-5_L3.0-W1.7-P0.95-LS2.8-BL", { 1: "A", 2: "B", 7: "C" }]).source).toBe("stand-in");
  });

  it("knows a shell by another number", () => {
    const pins = { A1: "GND", A4: "VBUS", A5: "CC1", B5: "CC2", A6: "P", A7: "N", SH: "GND" };
    const choice = choose(["J1", "Connector_USB:USB_C_Receptacle_HRO_TYPE-C-31-M-12", pins]);
    expect(choice.remark).toBeUndefined();
    expect(choice.template?.pads.filter(({ number }) => number === "SH")).toHaveLength(4);
  });

  it("gives a land that two contacts share to the one pin that a symbol draws for them", () => {
    const pins = { A1B12: "GND", B1_A12: "GND", A4B9: "VBUS", B4A9: "VBUS", A5: "CC1", B5: "CC2", S1: "GND" };
    const choice = choose(["J1", "USB_C_Receptacle_16P", pins]);
    expect(choice.source).toBe("relative");
    const numbers = choice.template?.pads.map(({ number }) => number) ?? [];
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(pins)));
    expect(numbers).not.toContain("B12");
  });

  it("names part, pins and footprint where the one that is named lacks a pad, and refuses nothing", () => {
    const choice = choose(["U7", "SOT-23-5", { 1: "A", 2: "B", 3: "C", 4: "D", 5: "E", 6: "F" }]);
    expect(choice.source).toBe("family");
    expect(choice.remark?.severity).toBe("warning");
    expect(choice.remark?.message).toBe(
      "U7 (U7 value): pin 6 of the symbol has no pad on SOT-23-5, which has 5 numbered pads.",
    );
    expect(choice.remark?.subjects).toEqual(["U7"]);
  });

  it("guesses where the schematic names none, and asks for review", () => {
    const choice = choose(["C3", "", { 1: "A", 2: "B" }]);
    expect(choice.source).toBe("proposed");
    expect(choice.remark?.severity).toBe("warning");
    expect(choice.remark?.message).toContain("needs review");
  });

  it.each([
    ["C24", "Capacitor_SMD:C_2917_7343Metric"],
    ["L1", "Inductors:L_Bourns_SDR0604"],
    ["R9", "R_0508_1220Metric"],
    ["C1", "Capacitors:CP_35V_8x10"],
  ])("guesses no size for %s, which names %s: unknown is not 0603", (reference, footprint) => {
    const choice = choose([reference, footprint, { 1: "A", 2: "B" }]);
    expect(choice.source).toBe("stand-in");
    expect(choice.remark?.message).toContain(footprint);
  });

  it("gives a chip for high voltage the size that it names", () => {
    const choice = choose(["C24", "Capacitor_SMD:C_2225_5664Metric", { 1: "A", 2: "B" }]);
    expect([choice.source, choice.template?.library]).toEqual(["family", "Capacitor_SMD:C_2225_5664Metric"]);
  });

  it("guesses the size of a chip whose footprint names its kind alone", () => {
    expect(choose(["R1", "Device:Resistor_SMD", { 1: "A", 2: "B" }]).source).toBe("proposed");
  });

  it("gives a particular part that nobody knows a stand-in with a pad for every pin", () => {
    const choice = choose(["U2", "Modules:ESP-99", { 1: "A", 2: "B", 3: "C", 10: "D", 9: "E", EP: "F" }]);
    expect(choice.source).toBe("stand-in");
    expect(choice.template && isStandIn(choice.template)).toBe(true);
    expect(choice.template?.pads.map(({ number }) => number)).toEqual(["1", "2", "3", "9", "10", "EP"]);
    expect(choice.remark?.severity).toBe("warning");
    expect(choice.remark?.message).toBe(
      "U2 (U2 value): Modules:ESP-99 is in no library; a stand-in with 6 pads holds its place. Choose its footprint before you order.",
    );
  });

  it("takes KiCad's library before our own, and the project's before both", () => {
    if (!sot23) throw new Error("there is no SOT-23");
    const theirs = { ...sot23, library: "Package_TO_SOT_SMD:SOT-23" };
    const official = { find: (name: string) => (name === theirs.library ? theirs : undefined) };
    const circuit = sampleCircuit([samplePart("Q1", theirs.library, { 1: "A", 2: "B", 3: "C" })]);
    const sourceOf = (sources: Parameters<typeof chooseFootprints>[1]) => chooseFootprints(circuit, sources)[0]?.source;
    expect(sourceOf({ official })).toBe("official");
    expect(sourceOf({ official, files: [theirs] })).toBe("files");
    expect(sourceOf({})).toBe("family");
  });

  it("proposes the chip size that the rest of the design has, or a larger one for the value", () => {
    const others = ["R1", "R2", "C9"].map((reference) =>
      samplePart(reference, `Resistor_SMD:R_0402_1005Metric`, { 1: "A", 2: "B" }),
    );
    const nameless = { ...samplePart("C1", "", { 1: "A", 2: "B" }), value: "100n" };
    const strong = { ...samplePart("R5", "", { 1: "A", 2: "B" }), value: "10 1/4W" };
    const choices = chooseFootprints(sampleCircuit([...others, nameless, strong]));
    expect(choices.slice(-2).map(({ template }) => template?.library)).toEqual([
      "Capacitor_SMD:C_0402_1005Metric",
      "Resistor_SMD:R_1206_3216Metric",
    ]);
  });

  it("leaves out what has neither pins nor a footprint we know, and says so", () => {
    const choice = choose(["G1", "Art:Logo", {}]);
    expect(choice.source).toBe("none");
    expect(choice.remark?.severity).toBe("info");
  });

  it("leaves out artwork with a pin that joins nothing, but nothing that joins two pins", () => {
    const logo = samplePart("L1", "own:lily58_logo", { 1: "A" });
    const shield = samplePart("L2", "own:shield_logo", { 1: "GND" });
    const other = samplePart("U1", "own:Odd", { 1: "GND" });
    const choices = chooseFootprints(sampleCircuit([logo, shield, other]));
    expect(choices.map(({ source }) => source)).toEqual(["none", "stand-in", "stand-in"]);
    expect(choices[0]?.remark).toMatchObject({ severity: "info", code: "left-out", subjects: ["L1"] });
  });

  it("leaves out what drives a simulation", () => {
    const part = { ...samplePart("V1", "", { 1: "A", 2: "B" }), librarySymbol: "Simulation_SPICE:VDC" };
    expect(chooseFootprints(sampleCircuit([part]))[0]).toMatchObject({
      source: "none",
      remark: { severity: "info", message: "V1 (V1 value) is a source for simulation; it was left out." },
    });
  });

  it("passes over parts that are not on the board", () => {
    const part = { ...samplePart("R1", "", { 1: "A" }), onBoard: false };
    expect(chooseFootprints(sampleCircuit([part]))).toEqual([]);
  });

  describe("of what somebody chose", () => {
    const part = samplePart(
      "U1",
      "Mine:SOIC8_narrow_P1.27",
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [n, `N${n}`])),
    );
    const chooseWith = (sources: Parameters<typeof chooseFootprints>[1], component = part) =>
      chooseFootprints(sampleCircuit([component]), sources)[0];
    const SOIC = "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm";

    it("takes that before all else, and says so", () => {
      const named = samplePart("R1", "Resistor_SMD:R_0603_1608Metric", { 1: "A", 2: "B" });
      const choice = chooseWith({ chosen: () => ({ footprint: "Resistor_SMD:R_1206_3216Metric" }) }, named);
      expect(choice).toMatchObject({ source: "chosen", template: { library: "Resistor_SMD:R_1206_3216Metric" } });
      expect(choice?.remark).toMatchObject({ severity: "info", code: "chosen-footprint", subjects: ["R1"] });
    });

    it("names pins that it leaves without a pad", () => {
      const choice = chooseWith({ chosen: () => ({ footprint: "Package_TO_SOT_SMD:SOT-23" }) });
      expect(choice?.source).toBe("chosen");
      expect(choice?.differences).toEqual(["pins 4, 5, 6, 7, 8 of the symbol have no pad"]);
      expect(choice?.remark?.code).toBe("pins-without-pad");
    });

    it("goes on as if nothing was chosen where nobody has what was", () => {
      expect(chooseWith({ chosen: () => ({ footprint: "Nobody:Knows" }) })?.source).not.toBe("chosen");
    });

    it("takes the very library that was chosen before one of the files with the same name", () => {
      const own = findFootprint(SOIC)?.footprint;
      const files = own ? [{ ...own, library: "mine:SOIC-8_3.9x4.9mm_P1.27mm" }] : [];
      expect(chooseWith({ files, chosen: () => ({ footprint: SOIC }) })?.template?.library).toBe(SOIC);
    });

    it("takes what was chosen for the name before only where nobody has the name, and never against it", () => {
      const unknown = samplePart(
        "U1",
        "Mine:Odd_P1.27mm",
        Object.fromEntries(part.pins.map(({ number }) => [number, "N"])),
      );
      expect(chooseWith({ remembered: () => ({ footprint: SOIC }) }, unknown)).toMatchObject({
        source: "remembered",
        reason: "chosen for Odd_P1.27mm before",
      });
      const finer = { ...unknown, footprint: "Mine:Odd_P0.5mm" };
      expect(chooseWith({ remembered: () => ({ footprint: SOIC }) }, finer)?.source).toBe("stand-in");
      const known = { ...unknown, footprint: "Package_SO:MSOP-8_3x3mm_P0.65mm" };
      expect(chooseWith({ remembered: () => ({ footprint: SOIC }) }, known)?.source).toBe("family");
    });

    it("takes a remembered footprint that no source has any more as it was", () => {
      const template = findFootprint(SOIC)?.footprint;
      if (!template) throw new Error("there is no SOIC-8");
      const kept = { footprint: "private:SO8", template: { ...template, library: "private:SO8" } };
      const unknown = { ...part, footprint: "Mine:Odd" };
      expect(chooseWith({ remembered: () => kept }, unknown)?.template?.library).toBe("private:SO8");
    });
  });
});
