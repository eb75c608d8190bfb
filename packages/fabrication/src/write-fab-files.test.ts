import type { Board } from "@tracewright/board";
import { readGerber, zipFiles } from "@tracewright/formats";
import { sampleBoard } from "@tracewright/formats/fuzzing";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { FabPreset } from "./fab-writing.ts";
import { proveFabFiles } from "./prove/prove-fab-files.ts";
import { writeFabFiles } from "./write-fab-files.ts";

const createdAt = new Date("2026-02-03T04:05:06Z");
const board = sampleBoard();
const write = (preset: FabPreset) => writeFabFiles(board, { preset, name: "sample", createdAt });
const textOf = (preset: FabPreset, name: string) => {
  const file = write(preset).find((candidate) => candidate.name === name);
  if (!file) throw new Error(`${name} was not written`);
  return strFromU8(file.bytes);
};

describe("writeFabFiles", () => {
  it("writes the films, drills and job file of a four-layer board under KiCad's names", () => {
    expect(write("x2").map(({ name }) => name)).toEqual([
      "sample-F_Cu.gbr",
      "sample-In1_Cu.gbr",
      "sample-In2_Cu.gbr",
      "sample-B_Cu.gbr",
      "sample-F_Paste.gbr",
      "sample-B_Paste.gbr",
      "sample-F_Silkscreen.gbr",
      "sample-B_Silkscreen.gbr",
      "sample-F_Mask.gbr",
      "sample-B_Mask.gbr",
      "sample-Edge_Cuts.gbr",
      "sample-PTH.drl",
      "sample-NPTH.drl",
      "sample-F_Cu-In1_Cu.drl",
      "sample.ipc",
      "sample-job.gbrjob",
    ]);
    expect(write("jlc").map(({ name }) => name)).toEqual([
      "sample-F_Cu.gtl",
      "sample-In1_Cu.g2",
      "sample-In2_Cu.g3",
      "sample-B_Cu.gbl",
      "sample-F_Paste.gtp",
      "sample-B_Paste.gbp",
      "sample-F_Silkscreen.gto",
      "sample-B_Silkscreen.gbo",
      "sample-F_Mask.gts",
      "sample-B_Mask.gbs",
      "sample-Edge_Cuts.gm1",
      "sample-PTH.drl",
      "sample-NPTH.drl",
      "sample-F_Cu-In1_Cu.drl",
      "sample.ipc",
    ]);
  });

  it("says nets, parts and pins in X2 commands, odd names escaped", () => {
    const text = textOf("x2", "sample-F_Cu.gbr");
    expect(text).toContain("%TF.FileFunction,Copper,L1,Top*%");
    expect(text).toContain("%TO.P,R1,1*%");
    expect(text).toContain("%TO.N,VCC\\u002C3V3*%");
    expect(text).toContain("%TO.N,/\\uC2E0\\uD638*%");
    const pads = readGerber(text).objects.filter((object) => object.attributes?.pin !== undefined);
    expect(pads.map(({ kind, attributes }) => `${kind} ${attributes?.component}.${attributes?.pin}`)).toEqual([
      "flash R1.1",
      "flash R1.2",
      "flash U1.1",
      "flash U1.2",
      "flash U1.3",
      "flash U1.4",
      "flash U1.5",
    ]);
  });

  it("keeps extended attributes and macros out of the plain preset", () => {
    for (const { name, bytes } of write("jlc")) {
      const text = strFromU8(bytes);
      expect(text, name).not.toMatch(/%(T[FAOD]|AM)/);
      if (!name.endsWith(".ipc")) expect(text, name).toMatch(/#@! TF\.FileFunction/);
    }
  });

  it("draws arcs as arcs and the outline as one closed line with its cut-out", () => {
    const { objects } = readGerber(textOf("x2", "sample-Edge_Cuts.gbr"));
    expect(objects.map((object) => object.kind === "stroke" && object.arc !== undefined)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(textOf("x2", "sample-B_Cu.gbr")).toMatch(/G0[23]\*\nX25000000Y-10000000I/);
  });

  it("cuts the silk where the mask opens", () => {
    const { objects } = readGerber(textOf("x2", "sample-F_Silkscreen.gbr"));
    const openings = readGerber(textOf("x2", "sample-F_Mask.gbr")).objects;
    expect(objects.filter(({ clear }) => clear).length).toBe(openings.length);
    expect(objects.findIndex(({ clear }) => clear)).toBe(objects.length - openings.length);
  });

  it("covers vias with mask unless asked to leave them open", () => {
    const flashes = (vias: "tented" | "open") =>
      writeFabFiles(board, { preset: "x2", name: "sample", createdAt, vias })
        .filter(({ name }) => name === "sample-F_Mask.gbr")
        .flatMap(({ bytes }) => readGerber(strFromU8(bytes)).objects).length;
    expect(flashes("open") - flashes("tented")).toBe(3);
  });

  it("drills a slot where the hole is long, in the pad's direction", () => {
    expect(textOf("x2", "sample-PTH.drl")).toMatch(/^X[\d.]+Y-[\d.]+G85X[\d.]+Y-[\d.]+$/m);
    expect(textOf("x2", "sample-NPTH.drl")).toMatch(/T1C3\.200/);
  });

  it("writes films and drills in ASCII alone, whatever the project is called", () => {
    for (const preset of ["x2", "jlc"] as const)
      for (const { name, bytes } of writeFabFiles(board, { preset, name: "보드", createdAt }))
        if (!name.endsWith(".gbrjob")) expect([name, bytes.findIndex((byte) => byte > 126)]).toEqual([name, -1]);
  });

  it("gives the same bytes for the same board and time, and names that every file system takes", () => {
    expect(write("x2")).toEqual(write("x2"));
    const [file] = writeFabFiles(board, { preset: "x2", name: "../보드 1: <x>", createdAt });
    expect(file?.name).toBe("보드-1-x-F_Cu.gbr");
  });
});

describe("zipFiles", () => {
  it("packs the files flat and the same way every time", () => {
    const files = write("x2");
    const zip = zipFiles(files, { createdAt });
    expect(zipFiles(files, { createdAt })).toEqual(zip);
    expect(Object.keys(unzipSync(zip))).toEqual(files.map(({ name }) => name));
    expect(unzipSync(zip)["sample-F_Cu.gbr"]).toEqual(files[0]?.bytes);
    // DOS date and time of the first entry: 2026-02-03 04:05:06.
    expect(zip[10]! + 256 * zip[11]!).toBe((4 << 11) | (5 << 5) | 3);
    expect(zip[12]! + 256 * zip[13]!).toBe((46 << 9) | (2 << 5) | 3);
  });

  it("refuses two files of one name", () => {
    const file = { name: "a", bytes: new Uint8Array() };
    expect(() => zipFiles([file, file], { createdAt })).toThrow("two files of the zip are named a");
  });

  it("outlines fills that are drawn with a pen, hole by hole, and proves them", () => {
    const drawn: Board = {
      ...board,
      zones: board.zones.map((zone) => ({
        ...zone,
        fills: zone.fills.map((fill) => ({ ...fill, penWidth: 170_000 })),
      })),
    };
    const files = writeFabFiles(drawn, { preset: "x2", name: "sample", createdAt });
    const film = files.find(({ name }) => name === "sample-In1_Cu.gbr");
    const { objects } = readGerber(strFromU8(film?.bytes ?? new Uint8Array()));
    const strokes = objects.filter(
      (object) => object.kind === "stroke" && object.aperture.kind === "circle" && object.aperture.diameter === 170_000,
    );
    const [polygon] = board.zones[0]?.fills[0]?.polygons ?? [];
    const sides = (polygon?.outer.length ?? 0) + (polygon?.holes ?? []).reduce((sum, hole) => sum + hole.length, 0);
    // Besides the sides, each cut to a hole is walked there and back, and parts a side in two.
    expect(strokes.length).toBe(sides + 3 * (polygon?.holes.length ?? 0));
    expect(proveFabFiles(drawn, files).checks.filter(({ passed }) => !passed)).toEqual([]);
  });
});
