import {
  type Board,
  type Circuit,
  type Component,
  type ComponentPin,
  componentId,
  type Footprint,
  itemId,
  netId,
  PLAIN_ATTRIBUTES,
  type PlacedSymbol,
  sheetId,
} from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { boardWith, footprint, smdPad } from "../testing/board-builder.ts";
import { checkParity } from "./check-parity.ts";

/** A footprint that stands for the symbol of its reference, as a KiCad board of that schematic has it. */
function placed(reference: string, nets: Readonly<Record<string, string | undefined>>): Footprint {
  const pads = Object.entries(nets).map(([number, net], index) =>
    smdPad(`${reference}.${number}`, net, index, 0, { number }),
  );
  return {
    ...footprint(reference, 10, 10, pads),
    reference,
    value: "1k",
    library: "Resistor_SMD:R_0603",
    symbolPath: `/${reference}`,
  };
}

function drawn(reference: string, nets: Readonly<Record<string, string | undefined>>): Component {
  const pins = Object.entries(nets).map(
    ([number, net]): ComponentPin => ({
      ...{ number, name: "~", electricalType: "passive", unit: 1 },
      ...(net !== undefined && { net: netId(net) }),
    }),
  );
  return {
    ...{ id: componentId(reference), reference, value: "1k", footprint: "Resistor_SMD:R_0603", librarySymbol: "R" },
    ...{ properties: {}, pins, symbolPath: `/${reference}`, sheet: sheetId("/"), position: { x: 0, y: 0 } },
    ...{ inBom: true, onBoard: true, doNotPopulate: false },
  };
}

function schematicOf(components: readonly Component[]): Circuit {
  const nets = new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  return {
    ...{ schemaVersion: 1, title: "", components, nets: [...nets].map((id) => ({ id, name: id })) },
    sheets: [{ id: sheetId("/"), name: "", path: "/", fileName: "a.kicad_sch", symbols: [], items: [] }],
    librarySymbols: { R: { name: "R", power: false, units: [], pinNameOffset: 0, footprintFilters: ["R_*", "X:*"] } },
  };
}

const R1 = { 1: "VCC", 2: "OUT" };
const R2 = { 1: "OUT", 2: "GND" };
const R3 = { 1: "GND", 2: "VCC" };
const PARTS = [placed("R1", R1), placed("R2", R2), placed("R3", R3)];
const SYMBOLS = [drawn("R1", R1), drawn("R2", R2), drawn("R3", R3)];
const [FIRST, ...OTHERS] = PARTS as [Footprint, Footprint, Footprint];
const [FIRST_SYMBOL, ...OTHER_SYMBOLS] = SYMBOLS as [Component, Component, Component];

const withFirst = (change: Partial<Footprint>): Board =>
  boardWith({ footprints: [{ ...FIRST, ...change }, ...OTHERS] });
const withSymbol = (change: Partial<Component>): Circuit =>
  schematicOf([{ ...FIRST_SYMBOL, ...change }, ...OTHER_SYMBOLS]);
const attributes = (change: Partial<Footprint["attributes"]>) => ({ attributes: { ...PLAIN_ATTRIBUTES, ...change } });
const SAME = boardWith({ footprints: PARTS });
const SCHEMATIC = schematicOf(SYMBOLS);
const found = (board: Board, circuit: Circuit) =>
  checkParity(board, circuit, (path) => path).map(({ rule, message, items }) => [rule, message, items.join(" ")]);

describe("the parity of a board with its schematic", () => {
  it.each<[string, Board, Circuit, string, string, string]>([
    [
      "a part that the board lacks",
      boardWith({ footprints: OTHERS }),
      SCHEMATIC,
      ...(["missing_footprint", "R1 (1k) is in the schematic and not on the board.", ""] as const),
    ],
    [
      "a part that the schematic lacks",
      SAME,
      schematicOf(OTHER_SYMBOLS),
      ...(["extra_footprint", "R1 is on the board and not in the schematic.", "R1"] as const),
    ],
    [
      "a part that the schematic keeps off the board",
      SAME,
      withSymbol({ onBoard: false }),
      ...(["extra_footprint", "R1 is on the board and not in the schematic.", "R1"] as const),
    ],
    [
      "a hand-placed part without symbol",
      boardWith({ footprints: [...PARTS, footprint("G***", 1, 1, [])] }),
      SCHEMATIC,
      ...(["extra_footprint", "G*** is on the board and not in the schematic.", "G***"] as const),
    ],
    [
      "another value",
      withFirst({ value: "2k" }),
      SCHEMATIC,
      ...(["footprint_symbol_mismatch", "R1: value 2k; in the schematic 1k.", "R1"] as const),
    ],
    [
      "another footprint",
      withFirst({ library: "Resistor_SMD:R_0805" }),
      SCHEMATIC,
      ...([
        "footprint_symbol_mismatch",
        "R1: footprint Resistor_SMD:R_0805; the symbol names Resistor_SMD:R_0603.",
        "R1",
      ] as const),
    ],
    [
      "a part called otherwise",
      withFirst({ reference: "R7" }),
      SCHEMATIC,
      ...(["footprint_symbol_mismatch", "R7: the schematic names this part R1.", "R1"] as const),
    ],
    [
      "a part not to be fitted",
      withFirst(attributes({ doNotPopulate: true })),
      SCHEMATIC,
      ...(["footprint_symbol_mismatch", 'R1: "Do not populate" differs from the symbol.', "R1"] as const),
    ],
    [
      "a part out of the bill of materials",
      SAME,
      withSymbol({ inBom: false }),
      ...([
        "footprint_symbol_mismatch",
        'R1: "Exclude from bill of materials" differs from the symbol.',
        "R1",
      ] as const),
    ],
    [
      "a pad on another net",
      withFirst({ pads: placed("R1", { 1: "GND", 2: "OUT" }).pads }),
      SCHEMATIC,
      ...(["net_conflict", "R1 pad 1 is on net GND; in the schematic it is on VCC.", "R1.1"] as const),
    ],
    [
      "a pad on no net",
      withFirst({ pads: placed("R1", { 1: undefined, 2: "OUT" }).pads }),
      SCHEMATIC,
      ...(["net_conflict", "R1 pad 1 is on no net; in the schematic it is on VCC.", "R1.1"] as const),
    ],
    [
      "a pad that the schematic leaves open",
      SAME,
      withSymbol({ pins: drawn("R1", { 1: undefined, 2: "OUT" }).pins }),
      ...(["net_conflict", "R1 pad 1 is on net VCC; in the schematic it is not connected.", "R1.1"] as const),
    ],
    [
      "a connected pad without pin",
      withFirst({ pads: placed("R1", { ...R1, 3: "GND" }).pads }),
      SCHEMATIC,
      ...(["net_conflict", "R1 pad 3 is on net GND; the symbol has no pin 3.", "R1.3"] as const),
    ],
    [
      "a pin without pad",
      SAME,
      withSymbol({ pins: drawn("R1", { ...R1, 3: "GND" }).pins }),
      ...(["net_conflict", "R1: pin 3 of the symbol has no pad.", "R1"] as const),
    ],
  ])("tells %s, and nothing else", (_, board, circuit, ...finding) => {
    expect(found(board, circuit)).toEqual([finding]);
  });

  it("tells a renamed net at each of its pads", () => {
    const circuit: Circuit = {
      ...SCHEMATIC,
      nets: SCHEMATIC.nets.map((net) => (net.id === "GND" ? { ...net, name: "AGND" } : net)),
    };
    expect(found(SAME, circuit).map(([rule, , pad]) => [rule, pad])).toEqual([
      ["net_conflict", "R2.2"],
      ["net_conflict", "R3.1"],
    ]);
  });

  it.each<[string, Board, Circuit]>([
    ["a board of that very schematic", SAME, SCHEMATIC],
    [
      "a part that is on the board alone",
      boardWith({ footprints: [...PARTS, { ...footprint("LOGO", 1, 1, []), ...attributes({ boardOnly: true }) }] }),
      SCHEMATIC,
    ],
    [
      "a name of the root sheet without its slash, and one made up of another pin",
      {
        ...SAME,
        nets: SAME.nets.map((net) => (net.id === "VCC" ? { ...net, name: "Net-(R1-Pad1)" } : net)),
      },
      {
        ...SCHEMATIC,
        nets: SCHEMATIC.nets.map((net) => ({ ...net, name: net.id === "VCC" ? "Net-(R3-Pad2)" : `/${net.name}` })),
      },
    ],
    [
      "an unplated hole and a pad for paste",
      withFirst({ pads: [...FIRST.pads, smdPad("hole", undefined, 3, 3, { number: "H", kind: "npth" })] }),
      SCHEMATIC,
    ],
  ])("has no finding for %s", (_, board, circuit) => {
    expect(found(board, circuit)).toEqual([]);
  });

  it("has the severities of the project: filters are ignored unless it asks for them", () => {
    const board = withFirst({ library: "Resistor_SMD:MELF" });
    const circuit = withSymbol({ footprint: "Resistor_SMD:MELF" });
    expect(found(board, circuit)).toEqual([]);
    const severities = { footprint_filters_mismatch: "error", extra_footprint: "ignore" } as const;
    const strict = { ...board, rules: { ...board.rules, severities } };
    expect(checkParity(strict, schematicOf([...circuit.components.slice(0, 2)]), (path) => path)).toMatchObject([
      { rule: "footprint_filters_mismatch", severity: "error", message: expect.stringContaining("(R_* X:*)") },
    ]);
    expect(
      found(
        { ...strict, footprints: [{ ...FIRST, library: "X:MELF" }, ...OTHERS] },
        withSymbol({ footprint: "X:MELF" }),
      ),
    ).toEqual([]);
  });

  it("leads to the symbol of a part that the board lacks; of any other finding to its footprint", () => {
    const at = (x: number, y: number) => ({ x, y });
    const symbol = (component: string, unit: number, position: { x: number; y: number }): PlacedSymbol => ({
      ...{ id: itemId(`${component}.${unit}`), component: componentId(component), librarySymbol: "R", unit, style: 1 },
      ...{ position, rotation: 0, mirror: "none", texts: [] },
    });
    const [sheet] = SCHEMATIC.sheets;
    const symbols = [symbol("R1", 1, at(5, 6)), symbol("R1", 2, at(7, 8)), symbol("R2", 1, at(1, 1))];
    const circuit = { ...SCHEMATIC, sheets: [{ ...sheet!, symbols }] };
    const places = (board: Board) =>
      checkParity(board, circuit, (path) => path).map(({ rule, onSheet, position }) => [rule, onSheet, position]);
    expect(places(boardWith({ footprints: OTHERS }))).toEqual([
      ["missing_footprint", { sheet: sheetId("/"), spots: [at(5, 6), at(7, 8)] }, at(0, 0)],
    ]);
    expect(places(withFirst({ value: "2k" }))).toEqual([["footprint_symbol_mismatch", undefined, FIRST.position]]);
  });

  it("compares no footprint that the board does not name", () => {
    expect(found(withFirst({ library: "" }), SCHEMATIC)).toEqual([]);
  });

  it("marks what the project excludes, by KiCad's entries", () => {
    const entries = [
      "net_conflict|10000000|10000000|R1.1|00000000-0000-0000-0000-000000000000",
      "missing_footprint|0|0|00000000-0000-0000-0000-000000000000|00000000-0000-0000-0000-000000000000",
    ];
    const board = withFirst({ pads: placed("R1", { 1: "GND", 2: "GND" }).pads });
    const excluding = { ...board, rules: { ...board.rules, exclusions: entries.map((entry) => ({ entry })) } };
    const findings = checkParity(excluding, schematicOf([...SYMBOLS, drawn("R9", {})]), (path) => path);
    expect(findings.map(({ rule, items, excluded }) => [rule, items[0], excluded !== undefined])).toEqual([
      ["missing_footprint", undefined, true],
      ["net_conflict", itemId("R1.1"), true],
      ["net_conflict", itemId("R1.2"), false],
    ]);
  });
});
