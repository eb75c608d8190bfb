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

  it("one fixing pin takes all pads of fixings", () => {
    expect(padsFor({ 1: "A", SH: "GND" }, "1", "S1", "S2", "S3")).toEqual(["1", "SH", "SH", "SH"]);
  });

  it("a heat pad is the one pin that is left, and an ordinary pad never is", () => {
    expect(padsFor({ 1: "A", 9: "GND" }, "1", "EP")).toEqual(["1", "9"]);
    expect(padsFor({ 1: "A", PAD: "GND" }, "1", "9")).toEqual(["1", "PAD"]);
    expect(padsFor({ 1: "A", 3: "GND" }, "1", "2")).toEqual(["1", "2"]);
  });
});
