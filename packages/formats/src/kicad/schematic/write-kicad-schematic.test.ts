import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Circuit } from "@tracewright/board";
import { describe, expect, test } from "vitest";
import { readLegacySchematic } from "../legacy-schematic/read-legacy-schematic.ts";
import { LEGACY_CACHE, LEGACY_CHANNEL, LEGACY_ROOT } from "../legacy-schematic/sample-legacy-project.ts";
import { readKicadSchematic } from "./read-kicad-schematic.ts";
import { sampleSchematic, uuid } from "./sample-schematic.ts";
import { writeKicadSchematic } from "./write-kicad-schematic.ts";

const VERSION = 20211123;

function read(files: readonly { readonly fileName: string; readonly text: string }[]): Circuit {
  const { circuit, diagnostics } = readKicadSchematic(files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (!circuit) throw new Error("the schematic was not read");
  return circuit;
}

/** Which pins stand on one net, whatever it is called. */
function joins({ components }: Circuit): string[] {
  const nets = new Map<string, string[]>();
  for (const { reference, pins } of components)
    for (const { net, number } of pins)
      if (net !== undefined) nets.set(net, [...(nets.get(net) ?? []), `${reference}.${number}`]);
  return [...nets.values()].map((pins) => pins.sort().join(" ")).sort();
}

/** Two sheets of which one is used twice, with every kind of thing that a sheet of version 6 can hold. */
const ROOT = sampleSchematic({
  version: VERSION,
  symbols: [
    { library: "R", reference: "R1", at: [10, 10], rotation: 90, value: 'a "b" \\ c' },
    { library: "GND", reference: "#PWR01", at: [20, 20] },
    { library: "DUAL", reference: "U1", at: [30, 10], mirror: "x", unit: 1 },
    { library: "DUAL", reference: "U1", at: [30, 30], mirror: "y", unit: 2 },
    { library: "HIDDEN", reference: "U2", at: [40, 10] },
  ],
  wires: [
    [
      [12.54, 10],
      [30, 10],
    ],
  ],
  buses: [
    [
      [50, 0],
      [50, 40],
    ],
  ],
  busEntries: [{ at: [47.46, 10], size: [2.54, 2.54] }],
  junctions: [[20, 10]],
  noConnects: [[30, 30]],
  labels: [
    { kind: "label", text: "~{RST}", at: [15, 10] },
    { kind: "global_label", text: "3V3", at: [7.46, 10] },
  ],
  sheets: [
    { uuid: uuid(700), name: "left", file: "channel.kicad_sch", pins: [{ name: "IN", at: [0, 5] }] },
    { uuid: uuid(701), name: "right", file: "channel.kicad_sch", pins: [{ name: "IN", at: [20, 10] }] },
  ],
})
  .replace(
    "(lib_symbols",
    `(paper "A4" portrait) (title_block (title "Two") (comment 1 "kept")) (bus_alias "MEM" (members "A" "B"))
  (polyline (pts (xy 1 1) (xy 2 2)) (stroke (width 0.5) (type dash) (color 0 0 0 0)) (uuid ${uuid(800)}))
  (text "one\\ntwo" (at 5 5 90) (effects (font (size 2 1) bold) (justify right top)) (uuid ${uuid(801)}))
  (lib_symbols`,
  )
  .replace('(global_label "3V3"', '(global_label "3V3" (shape output)');
const CHANNEL = sampleSchematic({
  version: VERSION,
  uuid: uuid(901),
  symbols: [{ library: "R", reference: "R2", at: [10, 10] }],
  labels: [{ kind: "hierarchical_label", text: "IN", at: [10, 7.46] }],
}).replace('(hierarchical_label "IN"', '(paper "A4") (hierarchical_label "IN" (shape bidirectional)');

describe("a written schematic", () => {
  const original = read([
    { fileName: "two.kicad_sch", text: ROOT },
    { fileName: "channel.kicad_sch", text: CHANNEL },
  ]);
  const { files, lost } = writeKicadSchematic(original);

  test("reads back as the same model, each file written once", () => {
    expect(files.map(({ fileName }) => fileName)).toEqual(["two.kicad_sch", "channel.kicad_sch"]);
    expect(lost).toEqual([]);
    const again = read(files);
    const used = new Set(original.sheets.flatMap(({ symbols }) => symbols.map(({ librarySymbol }) => librarySymbol)));
    const librarySymbols = Object.fromEntries(
      Object.entries(original.librarySymbols).filter(([name]) => used.has(name)),
    );
    expect(again).toEqual({ ...original, librarySymbols });
  });

  test("written again has the same bytes", () => {
    expect(writeKicadSchematic(read(files)).files).toEqual(files);
  });

  test("keeps what of its own version nobody reads, and of other versions what all write alike", () => {
    const image = "(image (at 1 1) (data QUJD))";
    const withImage = (version: number) =>
      writeKicadSchematic(
        read([
          {
            fileName: "a.kicad_sch",
            text: sampleSchematic({ version }).replace("(lib_symbols", `(title_block (rev "B")) ${image} (lib_symbols`),
          },
        ]),
      );
    const [own, later] = [withImage(VERSION), withImage(20231120)];
    expect([own.files[0]?.text.includes(image), own.lost]).toEqual([true, []]);
    expect(later.files[0]?.text.includes(image)).toBe(false);
    expect(later.files[0]?.text).toContain('(title_block (rev "B"))');
    expect(later.lost.map(({ message }) => message)).toEqual([
      "In the KiCad 6 schematic: 1 × image, which KiCad 8 wrote, left out.",
    ]);
  });
});

test("a power symbol of later versions keeps the net that its value names", () => {
  const circuit = read([
    {
      fileName: "a.kicad_sch",
      text: sampleSchematic({
        version: 20231120,
        symbols: [
          { library: "R", reference: "R1", at: [0, 0] },
          { library: "VCC", reference: "#PWR01", at: [0, -2.54], value: "+5V/A" },
          { library: "R", reference: "R2", at: [10, 0] },
          { library: "VCC", reference: "#PWR02", at: [10, -2.54], value: "VCC" },
        ],
      }),
    },
  ]);
  const again = read(writeKicadSchematic(circuit).files);
  expect(joins(again)).toEqual(joins(circuit));
  expect(again.nets.map(({ name }) => name)).toContain("+5V{slash}A");
  expect(Object.keys(again.librarySymbols).sort()).toEqual(["R", "VCC", "VCC_as_+5V{slash}A"]);
});

test("a part that is not to be fitted stays so, and its other fields stay as they are", () => {
  const text = sampleSchematic({ symbols: [{ library: "R", reference: "R1", at: [0, 0] }] })
    .replace("(unit 1)", "(unit 1) (dnp yes)")
    .replace('(property "Value"', '(property "MPN" "X-1" (at 0 0 0)) (property "Value"');
  const circuit = read([{ fileName: "a.kicad_sch", text }]);
  const { files, lost } = writeKicadSchematic(circuit);
  expect(files[0]?.text).toContain('(property "dnp" ""');
  expect(lost.map(({ message }) => message)).toEqual([
    "In the KiCad 6 schematic: 1 × mark that a part is not to be fitted written as the field dnp, which KiCad 7 and later read.",
  ]);
  const again = read(files);
  expect(again.components[0]).toMatchObject({ doNotPopulate: true, properties: { MPN: "X-1" } });
  expect(again.sheets[0]?.symbols).toEqual(circuit.sheets[0]?.symbols);
  expect(writeKicadSchematic(again).files).toEqual(files);
});

test("a schematic of KiCad 5 is written as one of KiCad 6 with the same parts, pins and nets", () => {
  const { circuit } = readLegacySchematic({
    sheets: [
      { fileName: "two.sch", text: LEGACY_ROOT },
      { fileName: "channel.sch", text: LEGACY_CHANNEL },
    ],
    libraries: [{ fileName: "two-cache.lib", text: LEGACY_CACHE }],
    documentation: [],
  });
  if (!circuit) throw new Error("the sample was not read");
  const { files, lost } = writeKicadSchematic(circuit);
  expect(lost).toEqual([]);
  const again = read(files);
  const parts = ({ components }: Circuit) =>
    components.map(({ reference, value, symbolPath, pins }) => [reference, value, symbolPath, pins.length]);
  expect(parts(again)).toEqual(parts(circuit));
  expect(joins(again)).toEqual(joins(circuit));
  const drawn = ({ sheets }: Circuit) =>
    sheets.map(({ items, symbols, paper }) => ({
      paper,
      items: items.map(({ kind, id }) => `${kind} ${id}`).sort(),
      symbols: symbols.map((symbol) => ({ ...symbol, librarySymbol: symbol.librarySymbol })),
    }));
  expect(drawn(again)).toEqual(drawn(circuit));
  expect(again.librarySymbols).toEqual(circuit.librarySymbols);
  expect(files[0]?.text).toContain('(title_block (title "Two channels, \\"both\\" alike") (rev "A"))');
});

const EXAMPLES = join(import.meta.dirname, "../../../../../examples");

test.each(readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, `${name}.kicad_sch`))))(
  "the example %s keeps its parts and joins, and is written again to the byte",
  (name) => {
    const folder = join(EXAMPLES, name);
    const circuit = read(
      readdirSync(folder)
        .filter((file) => file.endsWith(".kicad_sch"))
        .map((fileName) => ({ fileName, text: readFileSync(join(folder, fileName), "utf8") })),
    );
    const { files } = writeKicadSchematic(circuit);
    const again = read(files);
    expect(joins(again)).toEqual(joins(circuit));
    expect(writeKicadSchematic(again).files).toEqual(files);
  },
);
