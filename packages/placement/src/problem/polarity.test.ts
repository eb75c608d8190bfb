import { type Footprint, moveFootprint } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { describePolarity } from "./polarity.ts";
import { OWN_SIDE_POSES, POSES } from "./poses.ts";

function part(reference: string, library: string, numbers: readonly string[] = ["1", "2"]): Footprint {
  const plain = testPart({ reference, width: 4, height: 2, nets: ["A", "B"], at: mm(10, 10) });
  return { ...plain, library, pads: plain.pads.map((pad, index) => ({ ...pad, number: numbers[index] ?? "" })) };
}

const polarityOf = (...parts: readonly Footprint[]) =>
  describePolarity(testBoard({ width: 30, height: 20 }, parts), parts);
const looksOf = (footprint: Footprint) => [...polarityOf(footprint).looks];

describe("polarity", () => {
  it.each([
    ["C1", "Capacitor_THT:CP_Radial_D6.3mm_P2.50mm"],
    ["C2", "Capacitors_SMD:C_Elec_6.3x5.3"],
    ["C3", "Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A"],
    ["D1", "Diode_SMD:D_SOD-123"],
    ["D2", "LED_SMD:LED_0603_1608Metric"],
  ])("is seen of %s on %s", (reference, library) => {
    expect(polarityOf(part(reference, library)).families[0]).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["C1", "Capacitor_SMD:C_0603_1608Metric"],
    ["R1", "Resistor_SMD:R_0603_1608Metric"],
    ["L1", "Inductor_SMD:L_1210"],
    ["J1", "Connector_PinHeader_2.54mm:PinHeader_1x02"],
  ])("is none of %s on %s", (reference, library) => {
    expect(polarityOf(part(reference, library)).families[0]).toBe(-1);
  });

  it("keeps capacitors, diodes and lamps apart, and sizes of one together", () => {
    const { families } = polarityOf(
      part("C1", "CP_Radial_D5"),
      part("C2", "CP_Radial_D10"),
      part("D1", "D_SMA"),
      part("D2", "LED_0805"),
    );
    expect(families[0]).toBe(families[1]);
    expect(new Set(families).size).toBe(3);
  });

  it("looks from the marked pad to the other one, by quarters as poses turn, mirrored on the other side", () => {
    const looks = looksOf(part("D1", "D_SMA"));
    expect(looks.slice(0, OWN_SIDE_POSES)).toEqual([0, 1, 2, 3]);
    expect(new Set(looks.slice(OWN_SIDE_POSES, POSES)).size).toBe(OWN_SIDE_POSES);
  });

  it("takes the cathode for the mark, however pads are called and in whatever order they come", () => {
    const numbered = looksOf(part("D1", "D_SMA", ["1", "2"]));
    expect(looksOf(part("D1", "D_SMA", ["K", "A"]))).toEqual(numbered);
    expect(looksOf(part("C1", "CP_Elec", ["+", "-"]))).toEqual(numbered);
    const other = looksOf(part("D1", "D_SMA", ["A", "K"]));
    expect(other).toEqual(numbered.map((look) => (look + 2) % 4));
  });

  it("sees how the part is turned already", () => {
    const turned = moveFootprint(part("D1", "D_SMA"), { position: mm(10, 10), rotation: 90 });
    expect(looksOf(turned).slice(0, 2)).toEqual([1, 2]);
  });
});
