import type { Circuit } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleEasyedaBoard, sampleEasyedaSchematic, sampleSymbol } from "../../easyeda/sample-easyeda.ts";
import { importFiles } from "../../import/import-files.ts";
import { LEGACY_CACHE, LEGACY_CHANNEL, LEGACY_ROOT } from "../legacy-schematic/sample-legacy-project.ts";
import { sampleSchematic, uuid } from "../schematic/sample-schematic.ts";
import { differenceOfJoins } from "./difference-of-joins.ts";
import { nameSheetFiles } from "./name-sheet-files.ts";
import { writeKicadFiles } from "./write-kicad-files.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const textOf = (files: ReturnType<typeof writeKicadFiles>["files"], name: string) =>
  new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);

function read(files: Readonly<Record<string, string>>) {
  const outcome = importFiles(Object.entries(files).map(([name, text]) => ({ name, bytes: encode(text) })));
  expect(outcome.receipt.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return outcome;
}

function circuitOf(files: Readonly<Record<string, string>>): Circuit {
  const { circuit } = read(files);
  if (!circuit) throw new Error("no schematic was read");
  return circuit;
}

const joined = (names: readonly string[]) => names.map((name) => `${name}.kicad_sch`);
const child = (number: number, at = 10) =>
  sampleSchematic({ uuid: uuid(900 + number), symbols: [{ library: "R", reference: `R${number}`, at: [at, at] }] });
const parent = (...sheets: readonly (readonly [name: string, file: string])[]) =>
  sampleSchematic({ sheets: sheets.map(([name, file], index) => ({ uuid: uuid(700 + index), name, file })) });

/** Names of the sheets' files, and that they open as the same circuit. */
function filesOf(circuit: Circuit, stem: string): string[] {
  const { files, lost } = writeKicadFiles({ circuit }, stem);
  expect(lost.filter(({ code }) => code === "schematic-not-written")).toEqual([]);
  const again = importFiles([...files]).circuit;
  const tops = circuit.sheets.filter((sheet) => sheet.parent === undefined);
  expect(again?.sheets).toHaveLength(circuit.sheets.length + (tops.length > 1 ? 1 : 0));
  expect(again?.components.map(({ reference }) => reference).sort()).toEqual(
    circuit.components.map(({ reference }) => reference).sort(),
  );
  return files.map(({ name }) => name).filter((name) => name.endsWith(".kicad_sch"));
}

const CHILD_AND_ROOT = circuitOf({ "amp.kicad_sch": parent(["one", "below.kicad_sch"]), "below.kicad_sch": child(1) });

describe("sheets in files that KiCad finds", () => {
  test("the root is called like the project, whatever it was; others keep their folders below it", () => {
    const circuit = circuitOf({
      "amp/amp.kicad_sch": parent(["power", "parts/power.kicad_sch"], ["out", "parts/deep/out.kicad_sch"]),
      "amp/parts/power.kicad_sch": child(1),
      "amp/parts/deep/out.kicad_sch": child(2),
    });
    expect(filesOf(circuit, "My-Amp")).toEqual(joined(["My-Amp", "parts/power", "parts/deep/out"]));
  });

  test("what lies above or beside the root's folder comes to lie beside the root", () => {
    const circuit = circuitOf({
      "amp/amp.kicad_sch": parent(["power", "../library/power.kicad_sch"]),
      "library/power.kicad_sch": child(1),
    });
    expect(filesOf(circuit, "amp")).toEqual(joined(["amp", "power"]));
  });

  test("no two are told apart by capitals alone, and none takes the root's name", () => {
    const circuit = circuitOf({
      "amp.kicad_sch": parent(["a", "Board.kicad_sch"], ["b", "x/POWER.kicad_sch"], ["c", "X/power.kicad_sch"]),
      "Board.kicad_sch": child(1),
      "x/POWER.kicad_sch": child(2, 20),
      "X/power.kicad_sch": child(3, 30),
    });
    expect(filesOf(circuit, "board")).toEqual(joined(["board", "Board_2", "x/POWER", "X/power_2"]));
  });

  test("a sheet used twice is written once", () => {
    const circuit = circuitOf({
      "amp.kicad_sch": parent(["left", "channel.kicad_sch"], ["right", "channel.kicad_sch"]),
      "channel.kicad_sch": child(1),
    });
    expect(filesOf(circuit, "amp")).toEqual(joined(["amp", "channel"]));
  });

  test("a name of any letters becomes one that every file system takes and no path out of the folder", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), fc.string({ maxLength: 12 }), (folder, name) => {
        const [root, below] = CHILD_AND_ROOT.sheets;
        if (!root || !below) throw new Error("two sheets were read");
        const circuit = { ...CHILD_AND_ROOT, sheets: [root, { ...below, fileName: `${folder}/../${name}.kicad_sch` }] };
        for (const { fileName: file } of nameSheetFiles(circuit, "amp").sheets)
          expect(file).toMatch(/^([\p{L}\p{N}_-][\p{L}\p{N}._-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}._-]*\.kicad_sch$/u);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});

describe("a project of EasyEDA", () => {
  const label = (name: string, x: number, y: number) =>
    `N~${x}~${y}~0~#0000ff~${name}~n${name}${x}~start~${x}~${y}~Times New Roman~7pt~0`;
  const sheets = [
    [
      sampleSymbol({ reference: "R1", at: [100, 100] }),
      "W~80 100 60 100 60 200~#008800~1~0~none~w1~0",
      "F~part_netLabel_VCC~60~150~0~f1~~0^^60~150^^Vcc~#000~52~68~0~start~1~~9pt^^PL~60 140 60 150~#000~1~0~none~f1a~0",
      label("Out<1>", 120, 100),
    ],
    [
      sampleSymbol({ reference: "R2", at: [100.3333, 900] }),
      label("OUT<1>", 80.3333, 900),
      label("VCC", 120.3333, 900),
    ],
  ];
  const schematic = JSON.stringify(sampleEasyedaSchematic(...sheets));

  test("has its sheets below a root of their own, called by their titles, on pages that hold them", () => {
    const circuit = circuitOf({ "lamp.json": schematic });
    expect(filesOf(circuit, "lamp")).toEqual(joined(["lamp", "Sheet_1", "Sheet_2"]));
    const { files } = writeKicadFiles({ circuit }, "lamp");
    expect(textOf(files, "lamp.kicad_sch")).toContain('(paper "A4")');
    expect(textOf(files, "Sheet_2.kicad_sch")).toContain('(paper "A3")');
  });

  test("comes to lie on its page where it was drawn left of the origin or above it", () => {
    const above = JSON.stringify(
      sampleEasyedaSchematic([sampleSymbol({ reference: "R1", at: [-100, -900] }), label("OUT", -120, -900)]),
    );
    const circuit = circuitOf({ "lamp.json": above });
    const again = importFiles([...writeKicadFiles({ circuit }, "lamp").files]).circuit;
    const [sheet] = again?.sheets ?? [];
    const places = [
      ...(sheet?.symbols ?? []).map(({ position }) => position),
      ...(sheet?.items ?? []).flatMap((item) => (item.kind === "label" ? [item.label.position] : [])),
    ];
    expect(places).toHaveLength(2);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(297e6);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(210e6);
    }
    expect(again?.components[0]?.pins.map(({ net }) => net)).toContain("net:OUT");
  });

  test("keeps its nets by name over all sheets, and every field of its parts", () => {
    const circuit = circuitOf({ "lamp.json": schematic });
    const again = importFiles([...writeKicadFiles({ circuit }, "lamp").files]).circuit;
    const nets = (of: Circuit | undefined) =>
      of?.components.flatMap(({ reference, pins }) => pins.map(({ number, net }) => `${reference}.${number} ${net}`));
    expect(nets(again)).toEqual(nets(circuit));
    expect(nets(again)).toEqual(["R1.1 net:VCC", "R1.2 net:OUT<1>", "R2.1 net:OUT<1>", "R2.2 net:VCC"]);
    expect(again?.components[0]).toMatchObject({
      value: "10k",
      footprint: "R0603",
      datasheet: "https://example.org/r.pdf",
      properties: { "Supplier Part": "C21190" },
    });
  });

  test("has wires of one leg each, which is all that KiCad reads", () => {
    const { files } = writeKicadFiles({ circuit: circuitOf({ "lamp.json": schematic }) }, "lamp");
    const wires = [...textOf(files, "Sheet_1.kicad_sch").matchAll(/\(wire\s+\(pts((?:\s*\(xy [^)]*\))*)/g)];
    expect(wires.map(([, points = ""]) => points.match(/\(xy/g)?.length)).toEqual([2, 2]);
  });

  test("links the footprints of its board to the symbols, which share no ids in EasyEDA", () => {
    const { board, circuit } = read({
      "pcb.json": JSON.stringify(sampleEasyedaBoard()),
      "sch.json": JSON.stringify(sampleEasyedaSchematic()),
    });
    if (!board || !circuit) throw new Error("both were given");
    const again = importFiles([...writeKicadFiles({ board, circuit }, "lamp").files]);
    const paths = (items: readonly { readonly reference: string; readonly symbolPath?: string }[] = []) =>
      items.map(({ reference, symbolPath }) => `${reference} ${symbolPath}`).sort();
    expect(paths(again.board?.footprints)).toEqual(paths(again.circuit?.components));
  });
});

test("a schematic of KiCad 5 leaves as one of KiCad 6", () => {
  const circuit = circuitOf({ "amp.sch": LEGACY_ROOT, "channel.sch": LEGACY_CHANNEL, "amp-cache.lib": LEGACY_CACHE });
  expect(filesOf(circuit, "amp")).toEqual(joined(["amp", "channel"]));
});

test("a schematic alone comes with a project file, so that KiCad opens it by that", () => {
  const { files } = writeKicadFiles({ circuit: CHILD_AND_ROOT }, "amp");
  expect(files.map(({ name }) => name)).toEqual(["amp.kicad_pro", "amp.kicad_sch", "below.kicad_sch"]);
  expect(JSON.parse(textOf(files, "amp.kicad_pro"))).toEqual({ meta: { filename: "amp.kicad_pro", version: 1 } });
});

test("a schematic that would mean something else read back is left out, and that is said", () => {
  const [first, ...others] = CHILD_AND_ROOT.components;
  const [one, two, ...pins] = first?.pins ?? [];
  if (!first || !one || !two) throw new Error("R1 has two pins");
  const shorted = {
    ...CHILD_AND_ROOT,
    components: [{ ...first, pins: [{ ...one, net: two.net }, two, ...pins] }, ...others],
  } as Circuit;
  const { files, lost } = writeKicadFiles({ circuit: shorted }, "amp");
  expect(files.map(({ name }) => name)).toEqual(["amp.kicad_pro"]);
  expect(lost.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The schematic was left out, because read back it would not mean the same: .*R1.* pin 2/),
  ]);
});

test("the difference between two circuits is told by its first pin", () => {
  const [part] = CHILD_AND_ROOT.components;
  if (!part) throw new Error("R1 is there");
  const without = { ...CHILD_AND_ROOT, components: [] };
  expect(differenceOfJoins(CHILD_AND_ROOT, CHILD_AND_ROOT)).toBeUndefined();
  const pin = expect.stringMatching(/^R1 .* pin 1$/);
  expect(differenceOfJoins(CHILD_AND_ROOT, without)).toEqual({ kind: "pin-missing", facts: { pin } });
  expect(differenceOfJoins(without, CHILD_AND_ROOT)).toEqual({ kind: "pin-new", facts: { pin } });
});
