import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrillHit } from "./drill-image.ts";
import { readExcellon } from "./read-excellon.ts";
import { writeExcellon } from "./write-excellon.ts";

const coordinate = fc.integer({ min: -300_000_000, max: 300_000_000 });
const point = fc.record({ x: coordinate, y: coordinate });
const hit: fc.Arbitrary<DrillHit> = fc.record(
  {
    position: point,
    end: point,
    diameter: fc.integer({ min: 1, max: 6_000_000 }),
    function: fc.constantFrom(["Plated", "PTH", "ViaDrill"], ["Plated", "PTH", "ComponentDrill"]),
  },
  { requiredKeys: ["position", "diameter"] },
);

function sorted(hits: readonly DrillHit[]): string[] {
  return hits.map((one) => JSON.stringify([one.position, one.end, one.diameter, one.function])).sort();
}

describe("Excellon", () => {
  it("reads back every hole and slot it writes, to the nanometre", () => {
    fc.assert(
      fc.property(fc.array(hit, { maxLength: 30 }), (hits) => {
        const attributes = new Map([["FileFunction", ["Plated", "1", "2", "PTH"]]]);
        const read = readExcellon(writeExcellon({ attributes, hits }));
        expect(read.diagnostics).toEqual([]);
        expect(sorted(read.hits)).toEqual(sorted(hits));
        expect(read.attributes.get("FileFunction")).toEqual(["Plated", "1", "2", "PTH"]);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("gives one tool to each diameter, smallest first", () => {
    const at = { x: 0, y: 0 };
    const text = writeExcellon({
      attributes: new Map(),
      hits: [
        { position: at, diameter: 1_000_000 },
        { position: at, diameter: 300_000 },
        { position: at, diameter: 1_000_000 },
      ],
    });
    expect(text.match(/^T\dC.*$/gm)).toEqual(["T1C0.300", "T2C1.000"]);
  });

  it("reads inches without decimal points and with leading zeros left out", () => {
    const read = readExcellon("M48\nINCH,TZ\nT1C0.0200\n%\nT1\nX10000Y-5000\nM30\n");
    expect(read.diagnostics).toEqual([]);
    expect(read.hits).toEqual([{ position: { x: 25_400_000, y: 12_700_000 }, diameter: 508_000 }]);
  });

  it("reads coordinates with trailing zeros left out", () => {
    const read = readExcellon("M48\nMETRIC,LZ\nT1C1.0\n%\nT1\nX01Y0025\nM30\n");
    expect(read.hits[0]?.position).toEqual({ x: 10_000_000, y: -2_500_000 });
  });

  it("reads a routed slot", () => {
    const read = readExcellon("M48\nMETRIC\nT1C0.6\n%\nT1\nG00X1.0Y1.0\nM15\nG01X2.0Y1.0\nM16\nG05\nM30\n");
    expect(read.diagnostics).toEqual([]);
    expect(read.hits).toEqual([
      { position: { x: 1_000_000, y: -1_000_000 }, end: { x: 2_000_000, y: -1_000_000 }, diameter: 600_000 },
    ]);
  });

  it("names a missing end, an unknown tool and commands it does not know", () => {
    const codes = (text: string) => readExcellon(text).diagnostics.map((remark) => remark.code);
    expect(codes("M48\nMETRIC\n%\n")).toEqual(["no-end"]);
    expect(codes("M48\nMETRIC\n%\nT7\nM30\n")).toEqual(["undefined-tool"]);
    expect(codes("M48\nMETRIC\n%\nHELLO\nM30\n")).toEqual(["unknown-command"]);
    expect(codes("")).toEqual(["no-header", "no-end"]);
  });

  it("never throws on noise", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (noise) => {
        readExcellon(`M48\nMETRIC\nT1C1.0\n%\nT1\n${noise}`);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
