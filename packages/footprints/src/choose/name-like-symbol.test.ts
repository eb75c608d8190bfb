import { type Footprint, itemId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { findFootprint } from "../find-footprint.ts";
import { samplePart } from "../testing/sample-circuit.ts";
import { nameLikeSymbol } from "./name-like-symbol.ts";

const base = findFootprint("R_0603_1608Metric")?.footprint;
if (!base) throw new Error("there is no 0603");
const [pad] = base.pads;

function withPads(...numbers: string[]): Footprint {
  if (!base || !pad) throw new Error("there is no pad");
  return { ...base, pads: numbers.map((number, index) => ({ ...pad, id: itemId(`${index}`), number })) };
}

const padsFor = (pins: Record<string, string>, ...pads: string[]) =>
  nameLikeSymbol(withPads(...pads), samplePart("J1", "", pins)).pads.map(({ number }) => number);

describe("pads that are called otherwise than the pins", () => {
  it("pieces of a land are the pin's one pad", () => {
    expect(padsFor({ 1: "A", 49: "GND" }, "1", "49_1", "49_2")).toEqual(["1", "49", "49"]);
    expect(padsFor({ 1: "A", 49: "GND", "49_1": "B" }, "1", "49_1", "49_2")).toEqual(["1", "49_1", "49"]);
  });

  it("four shield pins on one net take the shield's pads in turn", () => {
    expect(padsFor({ 1: "A", S1: "GND", S2: "GND" }, "1", "SH", "SH", "SH", "SH")).toEqual([
      "1",
      "S1",
      "S2",
      "S1",
      "S2",
    ]);
    expect(padsFor({ 1: "A", S1: "GND", S2: "B" }, "1", "SH", "SH")).toEqual(["1", "SH", "SH"]);
  });

  it("four shield pins on one net share pads that are all called as the first of them", () => {
    const shell = ["1", "S1", "S1", "S1", "S1"];
    expect(padsFor({ 1: "A", S1: "GND", S2: "GND", S3: "GND", S4: "GND" }, ...shell)).toEqual([
      "1",
      "S1",
      "S2",
      "S3",
      "S4",
    ]);
    expect(padsFor({ 1: "A", S1: "GND", S2: "B" }, ...shell)).toEqual(shell);
    expect(padsFor({ 1: "A", S1: "GND", S2: "GND" }, "1", "S1")).toEqual(["1", "S1"]);
  });

  it("two pins of one contact take its two pads", () => {
    const button = ["1", "1", "2", "2"];
    expect(padsFor({ A: "IN", "A'": "IN", B: "GND", "B'": "GND" }, ...button)).toEqual(["A", "A'", "B", "B'"]);
    expect(padsFor({ A: "IN", "A'": "IN", B: "GND" }, ...button)).toEqual(button);
  });

  it("one fixing pin takes all pads of fixings", () => {
    expect(padsFor({ 1: "A", SH: "GND" }, "1", "S1", "S2", "S3")).toEqual(["1", "SH", "SH", "SH"]);
  });

  it("a heat pad is the one pin that is left, and an ordinary pad never is", () => {
    expect(padsFor({ 1: "A", 9: "GND" }, "1", "EP")).toEqual(["1", "9"]);
    expect(padsFor({ 1: "A", PAD: "GND" }, "1", "9")).toEqual(["1", "PAD"]);
    expect(padsFor({ 1: "A", 3: "GND" }, "1", "2")).toEqual(["1", "2"]);
  });

  it("a diode's cathode is pad 1, whatever letter the symbol has for it, and no other part's pin is", () => {
    const numbersOf = (name: string, pins: Record<string, string>) => {
      const footprint = findFootprint(name)?.footprint;
      return footprint && nameLikeSymbol(footprint, samplePart("D1", "", pins)).pads.map(({ number }) => number);
    };
    expect(numbersOf("D_SOD-123", { A: "VIN", C: "OUT" })).toEqual(["C", "A"]);
    expect(numbersOf("LED_0603_1608Metric", { K: "GND", A: "VIN" })).toEqual(["K", "A"]);
    expect(numbersOf("R_0603_1608Metric", { A: "VIN", C: "OUT" })).toEqual(["1", "2"]);
    expect(numbersOf("D_SOD-123", { A: "VIN", B: "OUT" })).toEqual(["1", "2"]);
  });

  it("the only copper is the only pin's", () => {
    const numbersOf = (name: string, pins: Record<string, string>) => {
      const footprint = findFootprint(name)?.footprint;
      return footprint && nameLikeSymbol(footprint, samplePart("TP1", "", pins)).pads.map(({ number }) => number);
    };
    expect(numbersOf("TestPoint_Pad_D1.5mm", { TP: "A" })).toEqual(["TP"]);
    expect(numbersOf("Fiducial_1mm_Mask2mm", { FID: "A" })).toEqual(["FID"]);
    expect(numbersOf("MountingHole_3.2mm_M3", { 1: "GND" })).toEqual([""]);
    expect(numbersOf("TestPoint_Pad_D1.5mm", { TP: "A", 2: "B" })).toEqual(["1"]);
  });

  it("a jack's contacts are known by what the symbol calls its pins", () => {
    const jack = findFootprint("Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles")?.footprint;
    const numbersOf = (names: Record<string, string>) => {
      const part = samplePart("J1", "", names);
      const pins = part.pins.map((pin) => ({ ...pin, name: names[pin.number] ?? "" }));
      return jack && nameLikeSymbol(jack, { ...part, pins }).pads.map(({ number }) => number);
    };
    expect(numbersOf({ 1: "E", 2: "TN", 3: "T" })).toEqual(["1", "2", "3"]);
    expect(numbersOf({ 3: "Sleeve", 2: "TN", 1: "Tip" })).toEqual(["3", "2", "1"]);
    expect(numbersOf({ 1: "A", 2: "B", 3: "C" })).toEqual(["S", "TN", "T"]);
  });

  it("contacts of a USB-C receptacle that are one net share the symbol's pins for it", () => {
    const receptacle = findFootprint("USB_C_Receptacle_HRO_TYPE-C-31-M-12")?.footprint;
    const pins = { VBUS1: "VBUS", VBUS2: "VBUS", GND: "GND", GND2: "GND", SHLD1: "GND", SHLD2: "GND", A5: "CC" };
    const pads = receptacle ? nameLikeSymbol(receptacle, samplePart("J1", "", pins)).pads : [];
    const before = receptacle?.pads ?? [];
    const called = (number: string) => pads[before.findIndex((pad) => pad.number === number)]?.number;
    expect(["A4", "B9", "B4", "A9"].map(called)).toEqual(["VBUS1", "VBUS1", "VBUS2", "VBUS2"]);
    expect(["A1", "B12", "B1", "A12"].map(called)).toEqual(["GND", "GND", "GND2", "GND2"]);
    expect(called("A5")).toBe("A5");
    expect(new Set(pads.flatMap(({ number }) => (number.startsWith("SHLD") ? [number] : [])))).toEqual(
      new Set(["SHLD1", "SHLD2"]),
    );
  });

  it("the one number that is left on many pads is the shell's, and no shell's where it is on one", () => {
    const pins = { 1: "A", S1: "GND", S2: "GND" };
    expect(padsFor(pins, "1", "6", "6", "6")).toEqual(["1", "S1", "S2", "S1"]);
    expect(padsFor(pins, "1", "6")).toEqual(["1", "6"]);
  });
});
