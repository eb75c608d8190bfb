import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  LEGACY_CACHE,
  LEGACY_CHANNEL,
  LEGACY_DOCUMENTATION,
  LEGACY_ROOT,
} from "../kicad/legacy-schematic/sample-legacy-project.ts";
import { sampleSchematic } from "../kicad/schematic/sample-schematic.ts";
import { importFiles } from "./import-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a project of KiCad 5", () => {
  const files = {
    "two/two.sch": bytes(LEGACY_ROOT),
    "two/channel.sch": bytes(LEGACY_CHANNEL),
    "two/two-cache.lib": bytes(LEGACY_CACHE),
    "two/Device.dcm": bytes(LEGACY_DOCUMENTATION),
    "two/two.pro": bytes("update=1\n[pcbnew]\nCopperLayerCount=2\nMinTrackWidth=0.3\n"),
  };

  test("comes in a zip: sheets, libraries, rules", () => {
    const { accepted, circuit, rules, receipt } = importFiles([{ name: "two.zip", bytes: zipSync(files) }]);
    expect([accepted, receipt.diagnostics]).toEqual([true, []]);
    expect(receipt.files.map(({ recognisedAs }) => recognisedAs)).toEqual([
      "kicad-legacy-schematic 4",
      "kicad-legacy-schematic 4",
      "kicad-legacy-library",
      "kicad-legacy-documentation",
      "kicad-project",
    ]);
    expect(circuit?.components).toHaveLength(4);
    expect(rules?.minTrackWidth).toBe(300_000);
  });

  test("has its project file recognised, though it may begin like JSON", () => {
    const { receipt } = importFiles([
      { name: "two.zip", bytes: zipSync(files) },
      { name: "one.pro", bytes: bytes("[general]\nversion=1\n[pcbnew]\nMinTrackWidth=0.3\n") },
    ]);
    expect(receipt.files.find(({ name }) => name === "one.pro")?.recognisedAs).toBe("kicad-project");
    expect(receipt.diagnostics.filter(({ code }) => code === "not-json")).toEqual([]);
  });

  test("follows a part that was renamed on its board by the path of its symbol", () => {
    const board = (reference: string, path: string) =>
      `(kicad_pcb (version 20171130) (net 0 "") (net 1 "3V3") (net 2 "GND")
        (module R (layer F.Cu) (at 0 0) (path ${path}) (fp_text reference ${reference} (at 0 0) (layer F.SilkS))
          (pad 1 smd rect (at 0 0) (size 1 1) (layers F.Cu) (net 1 "3V3")) (pad 2 smd rect (at 2 0) (size 1 1) (layers F.Cu) (net 2 GND))))`;
    const outcome = importFiles([
      ...Object.entries(files).map(([name, content]) => ({ name, bytes: content })),
      { name: "two/two.kicad_pcb", bytes: bytes(board("R77", "/5A0000A2/5A0000B1")) },
    ]);
    const missing = outcome.receipt.diagnostics.map(({ subjects }) => subjects?.[0]);
    expect(missing).toEqual(["R1", "U1", "R2"]);
  });

  test("gives way to the files of KiCad 6 beside it, and that is told", () => {
    const outcome = importFiles([
      { name: "two.sch", bytes: bytes(LEGACY_ROOT) },
      {
        name: "two.kicad_sch",
        bytes: bytes(sampleSchematic({ symbols: [{ library: "R", reference: "R1", at: [0, 0] }] })),
      },
    ]);
    expect(outcome.circuit?.components).toHaveLength(1);
    expect(outcome.receipt.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
      ["warning", "older-schematic"],
    ]);
  });
});
