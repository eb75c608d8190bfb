import type { Circuit } from "@tracewright/board";
import { describe, expect, test } from "vitest";
import { placePin } from "../../schematic/place-pin.ts";
import { readOrientation } from "./legacy-orientation.ts";
import { readLegacySchematic } from "./read-legacy-schematic.ts";
import {
  LEGACY_CACHE,
  LEGACY_CHANNEL,
  LEGACY_DOCUMENTATION,
  LEGACY_ROOT,
  legacyComponent,
  legacySheet,
} from "./sample-legacy-project.ts";

const cache = { fileName: "two-cache.lib", text: LEGACY_CACHE };

function read(root: string, libraries = [cache]) {
  return readLegacySchematic({
    sheets: [
      { fileName: "two.sch", text: root },
      ...(root.includes("channel.sch") ? [{ fileName: "channel.sch", text: LEGACY_CHANNEL }] : []),
    ],
    libraries,
    documentation: [{ fileName: "Device.dcm", text: LEGACY_DOCUMENTATION }],
  });
}

/** Every net as its name and its pins, "R1 1". */
function netsOf(circuit: Circuit | undefined): Record<string, string[]> {
  const nets: Record<string, string[]> = {};
  for (const { reference, pins } of circuit?.components ?? [])
    for (const { net, number } of pins)
      if (net !== undefined) {
        const name = net.replace(/^net:/, "");
        nets[name] = [...(nets[name] ?? []), `${reference} ${number}`].sort();
      }
  return nets;
}

describe("a project of KiCad 5", () => {
  const { circuit, diagnostics, version } = read(LEGACY_ROOT);

  test("joins what its wires, labels, sheets and hidden supply pins join, under KiCad 5's names", () => {
    expect(diagnostics).toEqual([]);
    expect(version).toBe(4);
    expect(netsOf(circuit)).toEqual({
      "3V3": ["R1 1", "R3 1"],
      GND: ["R1 2", "R2 2", "R3 2", "U1 7"],
      "/OTHER": ["R2 1", "U1 1"],
      "/~{RST}": ["U1 4"],
      VCC: ["U1 14"],
      "Net-(U1-Pad2)": ["U1 2"],
      "Net-(U1-Pad3)": ["U1 3"],
      "Net-(U1-Pad5)": ["U1 5"],
    });
  });

  test("names the parts of a sheet that is used twice by their use", () => {
    expect(circuit?.components.map(({ reference }) => reference).sort()).toEqual(["R1", "R2", "R3", "U1"]);
    expect(circuit?.sheets.map(({ path }) => path)).toEqual(["/", "/left/", "/right/"]);
  });

  test("gathers the units of a part, its fields and what the library says of it", () => {
    const [r1, u1] = ["R1", "U1"].map((name) => circuit?.components.find(({ reference }) => reference === name));
    expect(r1?.properties).toEqual({ MPN: "RC0402-1K" });
    expect(r1?.description).toBe("Resistor");
    expect(u1?.pins.map(({ number, unit, electricalType }) => `${number}:${unit}:${electricalType}`)).toEqual([
      "1:1:input",
      "2:1:input",
      "3:1:output",
      "14:0:power-in",
      "7:0:power-in",
      "4:2:input",
      "5:2:tri-state",
    ]);
    expect(u1?.pins.find(({ number }) => number === "5")?.noConnect).toBe(true);
  });

  test("is drawn as KiCad 5 draws it", () => {
    const [root] = circuit?.sheets ?? [];
    expect(root?.paper).toBe("A4");
    expect(circuit?.title).toBe('Two channels, "both" alike');
    const kinds = new Map<string, number>();
    for (const { kind } of root?.items ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({
      wire: 5,
      label: 4,
      "no-connect": 1,
      bus: 1,
      "bus-entry": 1,
      junction: 1,
      text: 1,
      graphic: 1,
      sheet: 2,
    });
    const note = root?.items.find((item) => item.kind === "text");
    expect(note?.text.text).toBe("one\ntwo");
    const labels = root?.items
      .filter((item) => item.kind === "label")
      .map(({ label, shape }) => [label.text, label.rotation, label.style.horizontal, shape]);
    expect(labels).toEqual([
      ["3V3", 90, "left", "input"],
      ["OTHER", 0, "left", undefined],
      ["OTHER", 180, "right", undefined],
      ["~{RST}", 180, "right", undefined],
    ]);
    // Fields stand in the frame of the library, whose y points upwards.
    const r1 = root?.symbols.find(({ component }) => component === circuit?.components[0]?.id);
    expect(r1?.texts[0]?.position).toEqual({ x: 2100 * 25_400, y: 1950 * 25_400 });
    const gate = circuit?.librarySymbols["gates:74LS00"];
    expect(gate?.units.flatMap(({ graphics }) => graphics.map(({ shape }) => shape.kind))).toEqual([
      "arc",
      "polygon",
      "circle",
    ]);
    expect(gate?.units.flatMap(({ texts }) => texts.map(({ text }) => text))).toEqual(["NAND gate"]);
  });
});

test.each(["1 0 0 -1", "0 -1 -1 0", "-1 0 0 1", "0 1 1 0", "1 0 0 1", "0 -1 1 0", "0 1 -1 0", "-1 0 0 -1"])(
  "a symbol by the matrix %s has its pins where the matrix puts them",
  (matrix) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = matrix.split(" ").map(Number);
    const orientation = readOrientation([x1, y1, x2, y2]);
    const { circuit } = read(
      legacySheet(legacyComponent({ library: "gates:74LS00", reference: "U1", at: [0, 0], stamp: "1", matrix })),
    );
    const symbol = circuit?.sheets[0]?.symbols[0];
    expect([symbol?.rotation, symbol?.mirror]).toEqual([orientation?.rotation, orientation?.mirror]);
    // Pin 1 is 300 to the left and 100 above in the library.
    const placed = placePin(
      { ...orientation, position: { x: 0, y: 0 } } as Parameters<typeof placePin>[0],
      { position: { x: -300, y: -100 } } as Parameters<typeof placePin>[1],
    );
    expect([placed.x + 0, placed.y + 0]).toEqual([x1 * -300 + y1 * 100, x2 * -300 + y2 * 100]);
  },
);

test("the alternative body of a gate has pins of its own", () => {
  const gate = { library: "gates:74LS00", reference: "U1", at: [6000, 2000], stamp: "5A000003" } as const;
  const label = ["Text Label 6300 1950 0    50   ~ 0", "Y"];
  const netOf3 = (style: number) => {
    const { circuit } = read(legacySheet(legacyComponent({ ...gate, style }), ...label));
    return circuit?.components[0]?.pins.find(({ number }) => number === "3")?.net;
  };
  expect([netOf3(1), netOf3(2)]).toEqual(["net:Net-(U1-Pad3)", "net:/Y"]);
});

describe("libraries", () => {
  const part = (library: string) => legacySheet(legacyComponent({ library, reference: "R1", at: [0, 0], stamp: "1" }));
  const symbol = (name: string, pin: string) =>
    `EESchema-LIBRARY Version 2.4\nDEF ${name} R 0 0 N Y 1 F N\nDRAW\nX ~ ${pin} 0 0 0 U 50 50 1 1 P\nENDDRAW\nENDDEF\n`;
  const pinsOf = (library: string, libraries: readonly { fileName: string; text: string }[]) =>
    read(part(library), [...libraries]).circuit?.components[0]?.pins.map(({ number }) => number);

  test.each(["Device_R", "Device:R", "R", "~R"])("a cache may call a symbol %s", (name) => {
    expect(pinsOf("Device:R", [{ fileName: "a-cache.lib", text: symbol(name, "9") }])).toEqual(["9"]);
  });

  test("the cache goes before the library, the library of that name before any other", () => {
    const [mine, other, kept] = [
      { fileName: "lib/Device.lib", text: symbol("R", "1") },
      { fileName: "lib/Other.lib", text: symbol("R", "2") },
      { fileName: "a-cache.lib", text: symbol("Device_R", "3") },
    ];
    expect(pinsOf("Device:R", [other, mine, kept])).toEqual(["3"]);
    expect(pinsOf("Device:R", [other, mine])).toEqual(["1"]);
    expect(pinsOf("Device:R", [other])).toEqual(["2"]);
    expect(pinsOf("R", [mine])).toEqual(["1"]);
  });

  test("that are missing are told by symbol, file and remedy, and the rest is read", () => {
    const { circuit, diagnostics } = read(LEGACY_ROOT, []);
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      "warning: two.sch: symbols that no library among the files has: 1 (gates: 74LS00); their pins and connections are not known. Add two-cache.lib, or gates.lib, which is next to the schematic.",
      "warning: two.sch: symbols that no library among the files has were read as in KiCad: 1 (R). Check that these parts are connected as drawn, or add the -cache.lib next to the schematic.",
    ]);
    expect(circuit?.components.map(({ reference, value }) => `${reference} ${value}`).sort()).toEqual([
      "R1 1k",
      "R2 1k",
      "R3 1k",
      "U1 74LS00",
    ]);
  });

  test("that lack the drawing of a power symbol leave its net known", () => {
    const { circuit } = read(LEGACY_ROOT, [
      { fileName: "two-cache.lib", text: LEGACY_CACHE.replace("DEF power_GND", "DEF power_EARTH") },
    ]);
    expect(netsOf(circuit).GND).toEqual(["R1 2", "R2 2", "R3 2", "U1 7"]);
  });
});

describe("what cannot stand", () => {
  test("is refused with its file and line: a file cut off, a number that is none", () => {
    const messages = (text: string) =>
      read(text).diagnostics.map(({ severity, catalogue, message }) => [severity, catalogue, message]);
    const cut = LEGACY_ROOT.slice(0, LEGACY_ROOT.indexOf("$EndSCHEMATC"));
    expect(messages(cut)).toEqual([
      ["error", 70004, "two.sch: the file is cut off: it does not end with $EndSCHEMATC. Nothing was imported."],
    ]);
    expect(messages(LEGACY_ROOT.replace("8000 1000 8000 3000", "8000 1e99 8000 3000"))[0]?.[2]).toMatch(
      /^two\.sch: line \d+ holds 1e99 where a length is due/,
    );
  });

  test("stands upright and is told when its matrix neither turns nor mirrors", () => {
    const { diagnostics } = read(LEGACY_ROOT.replace("\t1    0    0    -1", "\t2    0    0    -1"));
    expect(diagnostics.map(({ code, subjects }) => [code, subjects])).toEqual([["odd-matrix", ["R1"]]]);
  });

  test("never throws, whatever a file was turned into", () => {
    let state = 12_345;
    const random = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const scraps = [
      "$Comp",
      "$EndComp",
      "$EndSheet",
      '"',
      "-1",
      "1e9",
      "ENDDEF",
      "DEF",
      "\n",
      "F 0",
      "/",
      "~",
      "\u0000",
    ];
    for (let round = 0; round < 400; round += 1) {
      const mutate = (text: string) => {
        let mutant = text;
        for (let change = random(4); change >= 0; change -= 1) {
          const at = random(mutant.length);
          const length = random(40);
          mutant = `${mutant.slice(0, at)}${random(2) === 0 ? (scraps[random(scraps.length)] ?? "") : ""}${mutant.slice(at + length)}`;
        }
        return mutant;
      };
      const outcome = readLegacySchematic({
        sheets: [
          { fileName: "two.sch", text: mutate(LEGACY_ROOT) },
          { fileName: "channel.sch", text: mutate(LEGACY_CHANNEL) },
        ],
        libraries: [{ fileName: "two-cache.lib", text: mutate(LEGACY_CACHE) }],
        documentation: [],
      });
      expect(outcome.circuit !== undefined || outcome.diagnostics.some(({ severity }) => severity === "error")).toBe(
        true,
      );
    }
  });
});
