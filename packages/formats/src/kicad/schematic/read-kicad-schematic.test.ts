import type { Circuit } from "@tracewright/board";
import { describe, expect, test } from "vitest";
import { readKicadSchematic } from "./read-kicad-schematic.ts";
import { type SampleSheet, sampleSchematic, uuid } from "./sample-schematic.ts";

function read(sheets: Readonly<Record<string, SampleSheet>>, stem?: string) {
  const files = Object.entries(sheets).map(([fileName, sheet]) => ({ fileName, text: sampleSchematic(sheet) }));
  return readKicadSchematic(files, stem === undefined ? {} : { stem });
}

/** Every net with the pins that it joins: `{ "/A": ["R1.1", "R2.1"] }`. */
function netsOf(circuit: Circuit | undefined): Record<string, string[]> {
  const nets: Record<string, string[]> = {};
  for (const { id, name } of circuit?.nets ?? [])
    nets[name] = (circuit?.components ?? [])
      .flatMap(({ reference, pins }) =>
        pins.filter(({ net }) => net === id).map(({ number }) => `${reference}.${number}`),
      )
      .sort();
  return nets;
}

function netsIn(sheet: SampleSheet) {
  return netsOf(read({ "root.kicad_sch": sheet }).circuit);
}

test("bars over names of files before June 2021 are written as boards and later files write them", () => {
  const sheet: SampleSheet = {
    symbols: [{ library: "R", reference: "R1", at: [0, 0] }],
    labels: [{ kind: "label", text: "~CS~", at: [0, 2.54] }],
  };
  expect(netsIn({ ...sheet, version: 20210406 })["/~{CS}"]).toEqual(["R1.2"]);
  expect(netsIn({ ...sheet, version: 20210621 })["/~CS~"]).toEqual(["R1.2"]);
});

describe("wires of one sheet", () => {
  test("join pins at their ends", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "R", reference: "R2", at: [10, 0] },
      ],
      wires: [
        [
          [0, 2.54],
          [10, 2.54],
        ],
      ],
    });
    expect(Object.values(nets)).toContainEqual(["R1.2", "R2.2"]);
    expect(nets["Net-(R1-Pad2)"]).toEqual(["R1.2", "R2.2"]);
    expect(nets["unconnected-(R1-Pad1)"]).toEqual(["R1.1"]);
  });

  test("that cross are joined by a junction and by nothing else", () => {
    const sheet: SampleSheet = {
      symbols: [
        { library: "R", reference: "R1", at: [0, 12.54] },
        { library: "R", reference: "R2", at: [5, 7.54] },
      ],
      wires: [
        [
          [0, 10],
          [10, 10],
        ],
        [
          [5, 10.08],
          [5, 20],
        ],
        [
          [5, 5],
          [5, 15],
        ],
      ],
    };
    expect(Object.values(netsIn(sheet))).not.toContainEqual(["R1.1", "R2.1"]);
    expect(Object.values(netsIn({ ...sheet, junctions: [[5, 10]] }))).toContainEqual(["R1.1", "R2.1"]);
  });

  test("that end in the middle of another are not joined without a junction", () => {
    const sheet: SampleSheet = {
      symbols: [
        { library: "R", reference: "R1", at: [0, 12.54] },
        { library: "R", reference: "R2", at: [5, 22.54] },
      ],
      wires: [
        [
          [0, 10],
          [10, 10],
        ],
        [
          [5, 10],
          [5, 20],
        ],
      ],
    };
    expect(Object.values(netsIn(sheet))).not.toContainEqual(["R1.1", "R2.1"]);
    expect(Object.values(netsIn({ ...sheet, junctions: [[5, 10]] }))).toContainEqual(["R1.1", "R2.1"]);
  });

  test("carry the name of a label that stands anywhere on them", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 12.54] },
        { library: "R", reference: "R2", at: [30, 12.54] },
      ],
      wires: [
        [
          [0, 10],
          [10, 10],
        ],
        [
          [30, 10],
          [40, 10],
        ],
      ],
      labels: [
        { kind: "label", text: "SDA", at: [4, 10] },
        { kind: "label", text: "SDA", at: [40, 10] },
      ],
    });
    expect(nets["/SDA"]).toEqual(["R1.1", "R2.1"]);
  });

  test("pins that touch are joined without a wire", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "R", reference: "R2", at: [0, 5.08] },
      ],
    });
    expect(Object.values(nets)).toContainEqual(["R1.2", "R2.1"]);
  });
});

describe("turned and mirrored symbols", () => {
  test.each([
    { rotation: 0, mirror: undefined, first: [20, 17.46] },
    { rotation: 90, mirror: undefined, first: [17.46, 20] },
    { rotation: 180, mirror: undefined, first: [20, 22.54] },
    { rotation: 270, mirror: undefined, first: [22.54, 20] },
    { rotation: 0, mirror: "x" as const, first: [20, 22.54] },
    { rotation: 90, mirror: "y" as const, first: [22.54, 20] },
    { rotation: 90, mirror: "x" as const, first: [17.46, 20] },
  ])("turned by $rotation and mirrored about $mirror have pin 1 at $first", ({ rotation, mirror, first }) => {
    const nets = netsIn({
      symbols: [{ library: "R", reference: "R1", at: [20, 20], rotation, ...(mirror && { mirror }) }],
      labels: [{ kind: "label", text: "ONE", at: [first[0] ?? 0, first[1] ?? 0] }],
    });
    expect(nets["/ONE"]).toEqual(["R1.1"]);
  });
});

describe("names that reach over the whole schematic", () => {
  test("power symbols join by their value from version 7 on", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "R", reference: "R2", at: [10, 0] },
        { library: "GND", reference: "#PWR1", at: [0, 2.54], value: "GNDA" },
        { library: "GND", reference: "#PWR2", at: [10, 2.54], value: "GNDA" },
      ],
    });
    expect(nets.GNDA).toEqual(["R1.2", "R2.2"]);
  });

  test("power symbols join by the name of their pin in version 6", () => {
    const nets = netsIn({
      version: 20211123,
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "GND", reference: "#PWR1", at: [0, 2.54], value: "GNDA" },
      ],
    });
    expect(nets.GND).toEqual(["R1.2"]);
  });

  test("a hidden supply pin stands on the net of its name", () => {
    const nets = netsIn({
      symbols: [
        { library: "HIDDEN", reference: "U1", at: [0, 0] },
        { library: "R", reference: "R1", at: [20, 0] },
        { library: "VCC", reference: "#PWR1", at: [20, 2.54] },
      ],
    });
    expect(nets.VCC).toEqual(["R1.2", "U1.8"]);
  });

  test("a slash in a label is the same net as its escape", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "R", reference: "R2", at: [10, 0] },
        { library: "R", reference: "R3", at: [20, 0] },
        { library: "R", reference: "R4", at: [30, 0] },
      ],
      labels: [
        { kind: "label", text: "VPP/MCLR", at: [0, 2.54] },
        { kind: "label", text: "VPP{slash}MCLR", at: [10, 2.54] },
        { kind: "global_label", text: "A/B", at: [20, 2.54] },
        { kind: "global_label", text: "A{slash}B", at: [30, 2.54] },
      ],
    });
    expect([nets["/VPP{slash}MCLR"], nets["A{slash}B"]]).toEqual([
      ["R1.2", "R2.2"],
      ["R3.2", "R4.2"],
    ]);
  });

  test("a local label of a power net's name on the same sheet means that net", () => {
    const nets = netsIn({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0] },
        { library: "R", reference: "R2", at: [10, 0] },
        { library: "GND", reference: "#PWR1", at: [0, 2.54] },
      ],
      labels: [{ kind: "label", text: "GND", at: [10, 2.54] }],
    });
    expect(nets.GND).toEqual(["R1.2", "R2.2"]);
  });
});

describe("sheets", () => {
  const child: SampleSheet = {
    uuid: uuid(901),
    symbols: [
      {
        library: "R",
        reference: "R?",
        at: [0, 0],
        instances: [
          { path: `/${uuid(900)}/${uuid(500)}`, reference: "R10" },
          { path: `/${uuid(900)}/${uuid(501)}`, reference: "R20" },
        ],
      },
    ],
    labels: [
      { kind: "hierarchical_label", text: "IN", at: [0, -2.54] },
      { kind: "label", text: "INNER", at: [0, 2.54] },
    ],
  };
  const entry = (id: number, name: string, file = "child.kicad_sch") => ({
    uuid: uuid(id),
    name,
    file,
    pins: [{ name: "IN", at: [id === 500 ? 10 : 20, 5] as const }],
  });
  const root: SampleSheet = {
    symbols: [
      { library: "R", reference: "R1", at: [10, 2.46], instances: [{ path: `/${uuid(900)}`, reference: "R1" }] },
    ],
    sheets: [entry(500, "left"), entry(501, "right")],
  };

  test("have the values and footprints that version 6 keeps in the root file alone, and their own where that is silent", () => {
    const text = sampleSchematic({
      version: 20211123,
      symbols: [
        { library: "R", reference: "R1", at: [0, 0], value: "~" },
        { library: "R", reference: "R2", at: [10, 0], value: "10k" },
      ],
    });
    const paths = `(symbol_instances
      (path "/${uuid(0)}" (reference "R7") (unit 1) (value "470") (footprint "Resistor_SMD:R_0805_2012Metric"))
      (path "/${uuid(1)}" (reference "R8") (unit 1) (value "~") (footprint "")))`;
    const { circuit } = readKicadSchematic([{ fileName: "six.kicad_sch", text: text.replace(/\)\s*$/, `${paths})`) }]);
    const fields = circuit?.components.map(({ reference, value, footprint }) => [reference, value, footprint]);
    expect(fields).toEqual([
      ["R7", "470", "Resistor_SMD:R_0805_2012Metric"],
      ["R8", "10k", ""],
    ]);
    const shown = circuit?.sheets[0]?.symbols.map(({ texts }) => texts.map((each) => each.text));
    expect(shown).toEqual([
      ["R7", "470"],
      ["R8", "10k"],
    ]);
  });

  test("used twice hold their parts and local nets twice", () => {
    const { circuit, diagnostics } = read({ "root.kicad_sch": root, "child.kicad_sch": child });
    expect(diagnostics).toEqual([]);
    expect(circuit?.components.map(({ reference }) => reference).sort()).toEqual(["R1", "R10", "R20"]);
    const nets = netsOf(circuit);
    expect(nets["/left/INNER"]).toEqual(["R10.2"]);
    expect(nets["/right/INNER"]).toEqual(["R20.2"]);
    expect(nets["/left/IN"]).toEqual(["R1.2", "R10.1"]);
    expect(nets["/right/IN"]).toEqual(["R20.1"]);
    expect(circuit?.components.find(({ reference }) => reference === "R20")?.symbolPath).toBe(
      `/${uuid(501)}/${uuid(0)}`,
    );
  });

  test("that are missing from the upload are named, and nothing is imported", () => {
    const { circuit, diagnostics } = read({
      "root.kicad_sch": { sheets: [entry(500, "power", "../../secret.kicad_sch")] },
    });
    expect(circuit).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "missing-sheet", catalogue: 70004 }]);
    expect(diagnostics[0]?.message).toMatch(/missing: .*secret\.kicad_sch/);
  });

  test("that include each other are reported as a ring", () => {
    const { circuit, diagnostics } = read({
      "a.kicad_sch": { sheets: [entry(500, "b", "b.kicad_sch")] },
      "b.kicad_sch": { sheets: [entry(501, "a", "a.kicad_sch")] },
    });
    expect(circuit).toBeUndefined();
    expect(diagnostics.map(({ message }) => message).join()).toContain("a.kicad_sch > b.kicad_sch > a.kicad_sch");
  });

  test("nested twice-used sheets do not multiply without end", () => {
    const level = (depth: number): SampleSheet => ({
      uuid: uuid(910 + depth),
      sheets: [600, 601].map((id) => ({
        uuid: uuid(id + 10 * depth),
        name: `s${id}`,
        file: `level${depth + 1}.kicad_sch`,
      })),
    });
    const sheets = Object.fromEntries(
      Array.from({ length: 30 }, (_, depth) => [`level${depth}.kicad_sch`, level(depth)]),
    );
    const { diagnostics } = read({ ...sheets, "level30.kicad_sch": {} });
    expect(diagnostics).toMatchObject([{ code: "too-many-sheets" }]);
  });

  test("of several roots the one named like the board is read", () => {
    const two: Record<string, SampleSheet> = {
      "one.kicad_sch": root,
      "two.kicad_sch": { symbols: [{ library: "R", reference: "R7", at: [0, 0] as const }] },
    };
    expect(read({ ...two, "child.kicad_sch": child }).diagnostics).toMatchObject([{ code: "several-schematics" }]);
    const { circuit, diagnostics } = read({ ...two, "child.kicad_sch": child }, "two");
    expect(circuit?.components.map(({ reference }) => reference)).toEqual(["R7"]);
    expect(diagnostics.every(({ code }) => code === "unused-sheet")).toBe(true);
  });
});

describe("buses", () => {
  test("carry their members between sheets by place, whatever they are called below", () => {
    const child: SampleSheet = {
      uuid: uuid(901),
      symbols: [
        {
          library: "R",
          reference: "R2",
          at: [30, 2.54],
          instances: [{ path: `/${uuid(900)}/${uuid(500)}`, reference: "R2" }],
        },
      ],
      buses: [
        [
          [0, 10],
          [50, 10],
        ],
      ],
      busEntries: [{ at: [27.46, 10], size: [2.54, -2.54] }],
      wires: [
        [
          [30, 7.46],
          [30, 5.08],
        ],
      ],
      labels: [
        { kind: "hierarchical_label", text: "Q[0..3]", at: [0, 10] },
        { kind: "label", text: "Q2", at: [30, 7.46] },
      ],
    };
    const { circuit } = read({
      "root.kicad_sch": {
        symbols: [
          { library: "R", reference: "R1", at: [30, 2.54], instances: [{ path: `/${uuid(900)}`, reference: "R1" }] },
        ],
        buses: [
          [
            [10, 10],
            [50, 10],
          ],
        ],
        busEntries: [{ at: [27.46, 10], size: [2.54, -2.54] }],
        wires: [
          [
            [30, 7.46],
            [30, 5.08],
          ],
        ],
        labels: [
          { kind: "label", text: "D[0..3]", at: [20, 10] },
          { kind: "label", text: "D2", at: [30, 7.46] },
        ],
        sheets: [{ uuid: uuid(500), name: "low", file: "child.kicad_sch", pins: [{ name: "Q[0..3]", at: [10, 10] }] }],
      },
      "child.kicad_sch": child,
    });
    expect(netsOf(circuit)["/D2"]).toEqual(["R1.2", "R2.2"]);
  });

  test("of global name join members that are labelled on their wires", () => {
    const sheet = (reference: string): SampleSheet["symbols"] => [{ library: "R", reference, at: [30, 2.54] }];
    const nets = netsIn({
      symbols: [...(sheet("R1") ?? []), { library: "R", reference: "R2", at: [80, 2.54] }],
      buses: [
        [
          [0, 10],
          [50, 10],
        ],
        [
          [60, 10],
          [90, 10],
        ],
      ],
      busEntries: [
        { at: [27.46, 10], size: [2.54, -2.54] },
        { at: [77.46, 10], size: [2.54, -2.54] },
      ],
      wires: [
        [
          [30, 7.46],
          [30, 5.08],
        ],
        [
          [80, 7.46],
          [80, 5.08],
        ],
      ],
      labels: [
        { kind: "global_label", text: "USB{DP DM}", at: [0, 10] },
        { kind: "global_label", text: "USB{DP DM}", at: [60, 10] },
        { kind: "label", text: "USB.DP", at: [30, 7.46] },
        { kind: "label", text: "USB.DP", at: [80, 7.46] },
      ],
    });
    expect(nets["USB.DP"]).toEqual(["R1.2", "R2.2"]);
  });
});

describe("parts", () => {
  test("of several units are one component with the pins of all", () => {
    const { circuit } = read({
      "root.kicad_sch": {
        symbols: [
          { library: "DUAL", reference: "U1", at: [0, 0], unit: 2 },
          { library: "DUAL", reference: "U1", at: [10, 0], unit: 1 },
        ],
      },
    });
    expect(circuit?.components.map(({ reference, pins }) => [reference, pins.map(({ number }) => number)])).toEqual([
      ["U1", ["1", "2"]],
    ]);
  });

  test("of several units are one component where a unit has a drawing of its own", () => {
    const drawn = (name: string) =>
      `(symbol "${name}" (symbol "${name}_1_1" (pin input line (at 0 0 0) (length 0) (name "A") (number "1"))) (symbol "${name}_2_1" (pin input line (at 0 0 0) (length 0) (name "B") (number "2"))))`;
    const text = sampleSchematic({
      symbols: [
        { library: "DUAL", reference: "U1", at: [0, 0], unit: 1 },
        { library: "DUAL", reference: "U1", at: [10, 0], unit: 2 },
      ],
    })
      .replace("(lib_symbols", `(lib_symbols ${drawn("DUAL_copy")}`)
      .replace('(symbol (lib_id "DUAL") (at 10', '(symbol (lib_name "DUAL_copy") (lib_id "DUAL") (at 10');
    const { circuit, diagnostics } = readKicadSchematic([{ fileName: "root.kicad_sch", text }]);
    expect(circuit?.components.map(({ reference, pins }) => [reference, pins.map(({ number }) => number)])).toEqual([
      ["U1", ["1", "2"]],
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("of one reference twice stay apart and are remarked on", () => {
    const { circuit, diagnostics } = read({
      "root.kicad_sch": {
        symbols: [
          { library: "R", reference: "R1", at: [0, 0] },
          { library: "R", reference: "R1", at: [10, 0] },
        ],
      },
    });
    expect(circuit?.components).toHaveLength(2);
    expect(diagnostics).toMatchObject([{ code: "duplicate-reference", subjects: ["R1"] }]);
  });

  test("pins that are marked as open say so", () => {
    const { circuit } = read({
      "root.kicad_sch": { symbols: [{ library: "R", reference: "R1", at: [0, 0] }], noConnects: [[0, -2.54]] },
    });
    const [first, second] = circuit?.components[0]?.pins ?? [];
    expect([first?.noConnect, second?.noConnect]).toEqual([true, undefined]);
  });
});

test("a truncated file is refused with its place", () => {
  const text = sampleSchematic({ symbols: [{ library: "R", reference: "R1", at: [0, 0] }] });
  const { circuit, diagnostics } = readKicadSchematic([{ fileName: "cut.kicad_sch", text: text.slice(0, -200) }]);
  expect(circuit).toBeUndefined();
  expect(diagnostics).toMatchObject([{ severity: "error", code: "unbalanced", file: "cut.kicad_sch" }]);
});

describe("units of a part", () => {
  const root = { uuid: uuid(900) };

  test("are those of each use of their sheet, not those that the file wrote last", () => {
    const unitOf = (reference: string, unit: number, x: number) => ({
      library: "DUAL" as const,
      reference: "U9",
      at: [x, 0] as const,
      unit: 1,
      instances: [
        { path: `/${uuid(777)}`, reference: "U9", unit: 1 },
        { path: `/${uuid(900)}`, reference, unit },
      ],
    });
    const { circuit, diagnostics } = read({
      "root.kicad_sch": { ...root, symbols: [unitOf("U1", 2, 0), unitOf("U1", 1, 10)] },
    });
    expect(circuit?.components.map(({ reference, pins }) => [reference, pins.map(({ number }) => number)])).toEqual([
      ["U1", ["1", "2"]],
    ]);
    expect(circuit?.sheets[0]?.symbols.map(({ unit }) => unit)).toEqual([2, 1]);
    expect(diagnostics).toEqual([]);
  });

  test("may come from two uses of one sheet", () => {
    const channels = [uuid(801), uuid(802)];
    const { circuit } = read({
      "root.kicad_sch": {
        ...root,
        sheets: channels.map((id, index) => ({ uuid: id, name: `CH${index}`, file: "channel.kicad_sch" })),
      },
      "channel.kicad_sch": {
        uuid: uuid(901),
        symbols: [
          {
            library: "DUAL",
            reference: "U1",
            at: [0, 0],
            instances: channels.map((id, index) => ({
              path: `/${uuid(900)}/${id}`,
              reference: "U1",
              unit: index + 1,
            })),
          },
        ],
      },
    });
    expect(circuit?.components.map(({ reference, pins }) => [reference, pins.map(({ number }) => number)])).toEqual([
      ["U1", ["1", "2"]],
    ]);
  });
});

test("pins that are not connected within their part join nothing, even on one place", () => {
  expect(netsIn({ symbols: [{ library: "OPEN", reference: "U1", at: [0, 0] }] })).toEqual({
    "unconnected-(U1-NC-Pad1)": ["U1.1"],
    "unconnected-(U1-NC-Pad2)": ["U1.2"],
  });
});
