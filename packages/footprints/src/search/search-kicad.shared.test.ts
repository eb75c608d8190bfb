import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { factsOfFootprint } from "@tracewright/board";
import { indexLibraries, openLibraries, stateOfLibraries } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { indexFootprints } from "./footprint-index.ts";

const FOLDERS = ["/usr/share/kicad/footprints"];
const DISK = {
  list: (folder: string) => readdirSync(folder),
  read: (path: string) => readFileSync(path),
  changedAt: (path: string) => statSync(path).mtimeMs,
};
/** Every so many footprints one is read whole, for comparison. */
const STRIDE = 23;

describe.skipIf(!existsSync(FOLDERS[0] ?? ""))("the index of KiCad's own libraries", () => {
  const facts = indexLibraries(FOLDERS, DISK);

  it("has all footprints of the machine", () => {
    expect(facts.length).toBeGreaterThan(12_000);
    expect(stateOfLibraries(FOLDERS, DISK).split("\n").length).toBeGreaterThan(100);
  });

  it("says of pads, pitch, body and mount what reading the whole footprint says", () => {
    const libraries = openLibraries(FOLDERS, DISK);
    for (const fact of facts.filter((_, index) => index % STRIDE === 0)) {
      const footprint = libraries.find(fact.name);
      if (!footprint) continue;
      const whole = factsOfFootprint(footprint);
      const close = (a = 0, b = 0) => expect(Math.abs(a - b), `${fact.name}: ${a} and ${b} nm`).toBeLessThan(60_000);
      expect({ ...whole, pitch: 0, body: 0 }).toEqual({ ...fact, pitch: 0, body: 0 });
      close(whole.pitch, fact.pitch);
      // Arcs bulge beyond the three points that the index takes of them.
      if (!footprint.graphics.some(({ shape }) => shape.kind === "arc")) {
        close(whole.body?.width, fact.body?.width);
        close(whole.body?.height, fact.body?.height);
      }
    }
  });

  it("finds what people type", () => {
    const index = indexFootprints(facts.map((fact) => ({ ...fact, source: "official" as const })));
    const first = (words: string) => index.search({ words }, 1).hits[0]?.name;
    expect(first("soic-8 3.9x4.9")).toBe("Package_SO:SOIC-8_3.9x4.9mm_P1.27mm");
    expect(first("0603 resistor")).toBe("Resistor_SMD:R_0603_1608Metric");
    expect(first("PinHeader_1x04_P2.54mm_Vertical")).toBe("Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical");
    expect(first("usb c receptacle")).toMatch(/^Connector_USB:USB_C_Receptacle/);
    expect(first("esp32-wroom")).toMatch(/^RF_Module:ESP32-WROOM/);
  });
});
