import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";

const R = "Resistor_SMD:R_0402_1005Metric";
const QFN = "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm";
const outlineOf = (...parts: ReturnType<typeof samplePart>[]) => boardFromCircuit(sampleCircuit(parts)).outline;

/** Chips joined pin by pin, each with its own nets. */
const bundle = (chips: number, footprint: string, pins: number, stride = 1) =>
  Array.from({ length: chips }, (_, chip) =>
    samplePart(
      `U${chip}`,
      footprint,
      Object.fromEntries(
        Array.from({ length: pins }, (_, pin) => [`${pin + 1}`, `N${pin}-${Math.floor(chip / stride)}`]),
      ),
    ),
  );

describe("the layers proposed", () => {
  it("are two for parts far apart or few connections", () => {
    expect(outlineOf(...bundle(4, R, 2, 4)).demand).toMatchObject({ layers: 2, reason: "none" });
    expect(outlineOf(...bundle(2, QFN, 56, 2)).demand).toMatchObject({ layers: 2, connections: 56 });
  });

  it("are four for many connections close together, and for a great many", () => {
    expect(outlineOf(...bundle(4, QFN, 56, 4)).demand).toMatchObject({ layers: 4, reason: "dense", connections: 168 });
    const far = bundle(12, "Package_DIP:DIP-40_W15.24mm", 40, 12);
    expect(outlineOf(...far).demand).toMatchObject({ layers: 4, reason: "many", connections: 440 });
  });

  it("are four for rather many connections that are rather close together, and two where they are far apart", () => {
    const near = bundle(8, "Package_QFP:LQFP-48_7x7mm_P0.5mm", 48, 8);
    expect(outlineOf(...near).demand).toMatchObject({ layers: 4, reason: "dense", connections: 336 });
    const far = bundle(9, "Package_DIP:DIP-40_W15.24mm", 40, 9);
    expect(outlineOf(...far).demand).toMatchObject({ layers: 2, reason: "none", connections: 320 });
  });

  it("are four where a ball grid has to get out", () => {
    const balls = samplePart("U1", "Package_BGA:BGA-100_11x11mm_Layout10x10_P1.0mm", { A1: "A" });
    expect(outlineOf(balls).demand).toMatchObject({ layers: 4, reason: "ball-grid" });
  });
});

describe("the area proposed", () => {
  it("has room for the tracks where parts are small and joined by many", () => {
    const dense = bundle(2, QFN, 56, 2);
    const { size, demand, partArea } = outlineOf(...dense);
    const area = (size.width / 1e6) * (size.height / 1e6);
    expect(area).toBeGreaterThan(2 * partArea);
    expect(demand.connections / (area / 100)).toBeLessThanOrEqual(12);
  });

  it("has the proportion that is wished", () => {
    const parts = bundle(40, R, 2, 40);
    for (const ratio of [0.5, 1, 3]) {
      const { size } = boardFromCircuit(sampleCircuit(parts), { ratio }).outline;
      expect(size.width / size.height / ratio).toBeGreaterThan(0.8);
      expect(size.width / size.height / ratio).toBeLessThan(1.25);
    }
  });

  it("gives edges to connectors that face outwards alone", () => {
    const headers = (name: string) =>
      Array.from({ length: 8 }, (_, index) => samplePart(`J${index}`, name, { 1: "A", 2: "B" }));
    const areaOf = (name: string) => {
      const { size, partArea } = outlineOf(...headers(name));
      return ((size.width / 1e6) * (size.height / 1e6)) / partArea;
    };
    expect(areaOf("Connector_PinHeader_2.54mm:PinHeader_1x20_P2.54mm_Vertical")).toBeLessThan(2.2);
    expect(areaOf("Connector_PinHeader_2.54mm:PinHeader_1x20_P2.54mm_Horizontal")).toBeGreaterThan(2.2);
  });
});
