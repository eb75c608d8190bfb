import { componentId, type Sheet, sheetId } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FROZEN } from "../../blocks/index.ts";
import type { BlockDefinition, PartRow, PortRow, SymbolKind } from "../definition/block-definition.ts";
import { capacitor, part, resistor } from "../definition/parts.ts";
import { ground, signal, supplyIn } from "../definition/ports.ts";
import { sheetMeansTheCircuit } from "../prove/p02-sheet.ts";
import { circuitOf, netsOf } from "./circuit-of.ts";
import { drawSheet } from "./draw-sheet.ts";

const LAYOUT = { size: [10, 10], anchor: "U1" } as const;

function blockOf(parts: readonly PartRow[], ports: readonly PortRow[]): BlockDefinition {
  const names = { en: "Test", ko: "시험" };
  return { key: "test", names, summary: names, category: "analogue", sources: [], ports, parts, layout: LAYOUT };
}

function sheetOf(definition: BlockDefinition): Sheet {
  return drawSheet(definition, {
    sheet: sheetId("/"),
    title: "Test",
    nets: new Map(netsOf(definition.parts).map(({ name, id }) => [name, id])),
    components: new Map(definition.parts.map(({ reference }) => [reference, componentId(reference)])),
  }).sheet;
}

const labelsOf = ({ items }: Sheet) =>
  items.flatMap((item) => (item.kind === "label" ? [`${item.scope} ${item.label.text}`] : [])).sort();
const rotationsOf = ({ symbols }: Sheet) =>
  Object.fromEntries(
    symbols.map(({ texts, rotation }) => [texts.find(({ id }) => id.endsWith(":Reference"))?.text, rotation]),
  );

const bought = { mpn: "X", manufacturer: "Y", footprint: "R_0603_1608Metric", source: "ds" };
const regulator = part("U1", { ...bought, value: "REG" }, "1 FB in FB; 2 IN pwr VIN; 3 GND pwr GND; 4 OUT out VOUT");

describe("the sheet of a block", () => {
  const definition = blockOf(
    [
      regulator,
      resistor("R1", "75k", "FB VOUT", "ds"),
      resistor("R2", "24k", "GND FB", "ds"),
      capacitor("C1", "1u", "VIN GND", "ds"),
      resistor("R3", "1k", "VOUT LED", "ds"),
      resistor("R4", "1k", "LED OUT", "ds"),
    ],
    [
      supplyIn("VIN", [3, 6], "ds"),
      supplyIn("VOUT", [3, 6], "ds"),
      signal("OUT", "DIGITAL", "out", [0, 3], "ds"),
      ground(),
    ],
  );
  const sheet = sheetOf(definition);

  it("has parts at the wires of the pins they serve, upwards to supplies and downwards to grounds", () => {
    // R2 begins with ground, so it is turned over; R3 and R4 lie in a line.
    expect(rotationsOf(sheet)).toMatchObject({ U1: 0, R1: 180, R2: 180, C1: 0, R3: 90, R4: 90 });
    const places = new Map(sheet.symbols.map(({ component, position }) => [String(component), position]));
    expect(places.get("R1")?.x).toBe(places.get("R2")?.x);
    expect(places.get("R1")!.y).toBeLessThan(places.get("R2")!.y);
    expect(places.get("R3")?.y).toBe(places.get("R4")?.y);
  });

  it("has one label of each port that leads out, a bar with a name at further places of a supply, and a name on each wire", () => {
    expect(labelsOf(sheet)).toEqual([
      "hierarchical GND",
      "hierarchical OUT",
      "hierarchical VIN",
      "hierarchical VOUT",
      "local FB",
      "local LED",
      "local VIN",
      "local VOUT",
      "local VOUT",
    ]);
  });

  it("has marks of ground that are symbols without a part, each with a name of its own", () => {
    const grounds = sheet.symbols.filter(({ component }) => component === undefined);
    const names = grounds.map(({ texts }) => texts.map(({ text }) => text).join(" "));
    expect(names).toEqual(names.map((_, at) => `#PWR0${at + 1} GND`));
    expect(names.length).toBeGreaterThan(1);
  });

  it("is the same for the same rows", () => {
    expect(sheetOf(definition)).toEqual(sheet);
  });
});

const NETS = ["GND", "VDD", "VIN", "A", "B", "C", "D", "E"] as const;
const SMALL: readonly SymbolKind[] = ["resistor", "capacitor", "inductor", "diode", "led", "fuse", "switch"];
const net = fc.constantFrom(...NETS);
const smallPart = fc.tuple(fc.constantFrom(...SMALL), net, net);
const box = fc.array(
  fc.tuple(fc.constantFrom("in", "out", "io", "pas", "pwr"), fc.option(net, { freq: 6, nil: "-" })),
  { minLength: 3, maxLength: 14 },
);
const transistor = fc.tuple(net, net, net);

/** Blocks of boxes, transistors and parts of two pins on few nets, some of which are ports. */
const anyBlock = fc
  .record({
    boxes: fc.array(box, { maxLength: 2 }),
    transistors: fc.array(transistor, { maxLength: 2 }),
    small: fc.array(smallPart, { minLength: 1, maxLength: 14 }),
    ports: fc.uniqueArray(net, { maxLength: 6 }),
  })
  .map(({ boxes, transistors, small, ports }) => {
    const parts = [
      ...boxes.map((pins, at) =>
        part(
          `U${at + 1}`,
          { ...bought, value: "BOX" },
          pins.map(([type, on], pin) => `${pin + 1} P${pin + 1} ${type} ${on}`).join("; "),
        ),
      ),
      ...transistors.map(([g, d, s], at) =>
        part(`Q${at + 1}`, { ...bought, value: "FET" }, `1 G in ${g}; 2 S pas ${s}; 3 D pas ${d}`, "n-mosfet"),
      ),
      ...small.map(([symbol, one, two], at): PartRow => {
        const reference = `R${at + 1}`;
        return { ...resistor(reference, "10k", `${one} ${two}`, "ds"), symbol };
      }),
    ];
    const used = new Set(parts.flatMap(({ pins }) => pins.flatMap((pin) => pin.net ?? [])));
    const rows = ports
      .filter((one) => used.has(one))
      .map((one) =>
        one === "GND"
          ? ground()
          : one.startsWith("V")
            ? supplyIn(one, [1, 2], "ds")
            : signal(one, "DIGITAL", "in", [0, 1], "ds"),
      );
    return blockOf(parts, rows);
  });

describe("any sheet", () => {
  it("means its rows when it is written as a KiCad file and read again, and has each port once", () => {
    fc.assert(
      fc.property(anyBlock, (definition) => {
        const document = { circuit: circuitOf(definition), ports: definition.ports } as Parameters<
          typeof sheetMeansTheCircuit
        >[0]["document"];
        expect(sheetMeansTheCircuit({ definition, document })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the sheets of all blocks", () => {
  it.each(FROZEN.map(({ definition }) => [definition.key, definition] as const))(
    "%s: no part stands on another",
    (_, definition) => {
      const places = sheetOf(definition).symbols.map(({ position: { x, y } }) => `${x} ${y}`);
      expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
    },
  );
});
