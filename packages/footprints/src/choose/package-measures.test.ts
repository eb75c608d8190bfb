import { describe, expect, it } from "vitest";
import { measuredName, readPackageMeasures } from "./package-measures.ts";

/** What a name states, without what it leaves open. */
const WRITTEN: readonly (readonly [name: string, stated: object])[] = [
  ["SOIC-8_3.9x4.9mm_P1.27mm", { build: "leads on two sides", pads: 8, pitch: 1.27, width: 3.9, length: 4.9 }],
  ["Housings_SOIC:SOIC-8_3.9x4.9mm_Pitch1.27mm", { pads: 8, pitch: 1.27, width: 3.9, length: 4.9 }],
  ["SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL", { pads: 8, pitch: 1.27, width: 3.9, length: 4.9 }],
  ["SOIC127P600X175-8N", { pads: 8, pitch: 1.27, width: 3.9 }],
  ["SOIC8N", { pads: 8, pitch: 1.27, width: 3.9 }],
  ["TSSOP14_OSM", { word: "TSSOP", pads: 14, pitch: 0.65, width: 4.4 }],
  ["MSOP-10_Pitch-0.5mm_3.00x3.00x1.00mm", { pads: 10, pitch: 0.5, width: 3, length: 3 }],
  ["SOP65P490X110-9N", { pads: 8, pitch: 0.65, width: 3, exposed: {} }],
  ["TQFP-100_14x14mm_Pitch0.5mm", { build: "leads on four sides", pads: 100, pitch: 0.5, width: 14, length: 14 }],
  ["QFP50P900X900X160-48N", { pads: 48, pitch: 0.5, width: 7, length: 7 }],
  [
    "QFN-56_EP_7x7_Pitch0.4mm",
    { build: "no leads, four sides", pads: 56, pitch: 0.4, width: 7, length: 7, exposed: {} },
  ],
  ["QFN50P500X500X100-33N", { pads: 32, pitch: 0.5, width: 5, length: 5, exposed: {} }],
  ["QFN-32_L5.0-W5.0-P0.50-BL-EP3.1", { pads: 32, pitch: 0.5, exposed: { width: 3.1, length: 3.1 } }],
  ["QFN32_EP(33)_5.00x5.00x0.90mm_Pitch_0.50mm", { pads: 32, pitch: 0.5, width: 5, length: 5, exposed: {} }],
  ["UFQFPN-48_7X7X0P55MM", { pads: 48, width: 7, length: 7 }],
  ["SON50P200X200X80-9N", { build: "no leads, two sides", pads: 8, pitch: 0.5, width: 2, length: 2, exposed: {} }],
  ["LGA-14_L3.0-W2.5-P0.50-BR", { build: "land grid", pads: 14, pitch: 0.5, width: 2.5, length: 3 }],
];

describe("the measures in the name of a package", () => {
  it.each(WRITTEN)("%s", (name, stated) => {
    expect(readPackageMeasures(name)).toMatchObject(stated);
  });

  it.each([
    "VQFN-HR-14_3.5x4mm",
    "SON-8_2x2mm_Rotated",
    "QFN-32-1EP_5x5mm_P0.5mm_PullBack",
    "SOIC-8_3.9x4.9mm_P1.27mm_mirrored",
    "SOIC127P430X175-8N",
    "SOIC-8_L4.9-W3.9-P1.27-LS10.3-BL",
    "PinHeader_1x08_P2.54mm_Vertical",
    "MQFN-8",
    "constructor-8",
  ])("are none in %s, which says more or other than is known", (name) => {
    expect(readPackageMeasures(name)).toBeUndefined();
  });

  it("leave open what the name leaves open", () => {
    const measures = readPackageMeasures("GSG-LQFP144");
    expect(measures).toMatchObject({ pads: 144 });
    expect([measures?.pitch, measures?.width, measures?.exposed]).toEqual([undefined, undefined, undefined]);
  });

  it("make KiCad's name where nothing is open", () => {
    const nameOf = (name: string) => {
      const measures = readPackageMeasures(name);
      return measures && measuredName(measures);
    };
    expect(nameOf("QFN-36_L6.0-W5.0-P0.50-BL-EP3.6x4.6")).toBe("QFN-36-1EP_5x6mm_P0.5mm_EP3.6x4.6mm");
    expect(nameOf("QFN-56_EP_7x7_Pitch0.4mm")).toBeUndefined();
    expect(nameOf("SOIC127P600X175-8N")).toBeUndefined();
  });
});
