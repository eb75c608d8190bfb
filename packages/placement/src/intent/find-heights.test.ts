import type { Footprint } from "@tracewright/board";
import { findFootprint } from "@tracewright/footprints";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { readIntents } from "./read-intents.ts";

describe("heights of parts", () => {
  const part = (reference: string, change: Partial<Footprint> = {}): Footprint => ({
    ...testPart({ reference, width: 2, height: 2, nets: ["A", "B"], at: mm(5, 5) }),
    ...change,
  });
  const heightsIn = (...parts: readonly Footprint[]) =>
    readIntents(testBoard({ width: 20, height: 20 }, parts)).filter((intent) => intent.kind === "height");

  it("are what a field says, before what the package has by its standard", () => {
    const [own, ...rest] = heightsIn(
      part("R1", { library: "Resistor_SMD:R_0603_1608Metric", properties: { Height: "1.2 mm" } }),
    );
    expect(rest).toEqual([]);
    expect(own).toEqual({
      id: "height field 1200000 R_0603_1608Metric",
      kind: "height",
      origin: "circuit",
      parts: ["R1"],
      height: fromMm(1.2),
      reason: { code: "height-field", facts: { field: "Height", value: "1.2 mm", library: "R_0603_1608Metric" } },
    });
  });

  it("are one intent for all parts of a package, in private libraries too", () => {
    const library = "R_0603_1608Metric";
    const found = heightsIn(
      part("R1", { library: `Resistor_SMD:${library}` }),
      part("R2", { library: `mine:${library}` }),
    );
    expect(found).toEqual([
      {
        id: `height package ${library}`,
        kind: "height",
        origin: "circuit",
        parts: ["R1", "R2"],
        height: findFootprint(library)?.height,
        reason: { code: "height-package", facts: { library, source: findFootprint(library)?.source } },
      },
    ]);
  });

  it("are those of the standard's package where its name is written in another way", () => {
    const found = heightsIn(
      part("C3", { library: "mine:C_0402" }),
      part("C4", { library: "SMD:C_0402_HandSoldering" }),
    );
    expect(found.map(({ id, parts }) => `${id}: ${parts}`)).toEqual(["height package C_0402_1005Metric: C3,C4"]);
  });

  it("are not known where the name does not say them, or the pads are others", () => {
    expect(
      heightsIn(
        part("C1", { library: "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm" }),
        part("J1", { library: "Connector_PinHeader_2.54mm:PinHeader_1x02_P2.54mm_Vertical" }),
        part("D1", { library: "LED_SMD:LED_0603_1608Metric" }),
        part("U1", { library: "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm" }),
        part("U2", { library: "mine:whatever", properties: { Height: "see drawing" } }),
      ),
    ).toEqual([]);
  });
});
