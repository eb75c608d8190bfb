import { describe, expect, test } from "vitest";
import { SAMPLE_SHEET, sampleEasyedaSchematic, sampleSymbol } from "../sample-easyeda.ts";
import { sortEasyedaFiles } from "../sort-easyeda-files.ts";
import { readEasyedaSchematic } from "./read-easyeda-schematic.ts";

function read(...sheets: readonly (readonly unknown[])[]) {
  const { sheets: documents, schematicTitle } = sortEasyedaFiles([
    { fileName: "sample.json", json: sampleEasyedaSchematic(...sheets) },
  ]);
  return readEasyedaSchematic(documents, schematicTitle);
}

/** "R1.1=VCC R1.2=…": every pin and its net. */
function netsOf(...sheets: readonly (readonly unknown[])[]): string {
  const { circuit, diagnostics } = read(...sheets);
  if (!circuit) throw new Error(diagnostics.map(({ message }) => message).join("; "));
  const names = new Map(circuit.nets.map(({ id, name }) => [id, name]));
  return circuit.components
    .flatMap(({ reference, pins }) =>
      pins.map(({ number, net }) => `${reference}.${number}=${(net && names.get(net)) ?? "-"}`),
    )
    .join(" ");
}

const wire = (points: string) => `W~${points}~#008800~1~0~none~w${points}~0`;
const label = (name: string, x: number, y: number) =>
  `N~${x}~${y}~0~#0000ff~${name}~n${name}${x}~start~${x}~${y}~Times New Roman~7pt~0`;
const resistors = [
  sampleSymbol({ reference: "R1", at: [100, 100] }),
  sampleSymbol({ reference: "R2", at: [100, 200] }),
];

describe("parts", () => {
  test("keep reference, value, package, fields and pins", () => {
    const { circuit, diagnostics } = read();
    expect(diagnostics).toEqual([]);
    expect(circuit).toMatchObject({ title: "Divider" });
    expect(circuit?.components[0]).toMatchObject({
      reference: "R1",
      value: "10k",
      footprint: "R0603",
      datasheet: "https://example.org/r.pdf",
      properties: { "Supplier Part": "C21190" },
      onBoard: true,
    });
    expect(netsOf()).toBe("R1.1=VCC R1.2=Net-(R1-Pad2) R2.1=Net-(R1-Pad2) R2.2=GND");
  });

  test("drawn alike share one library symbol; their pins lead from the wire to the body", () => {
    const { circuit } = read();
    expect(Object.keys(circuit?.librarySymbols ?? {})).toEqual(["RESISTOR", "power:VCC", "power:GND"]);
    expect(circuit?.librarySymbols.RESISTOR?.units[0]?.pins).toMatchObject([
      { number: "1", position: { x: -5_080_000, y: 0 }, rotation: 0, length: 2_540_000 },
      { number: "2", position: { x: 5_080_000, y: 0 }, rotation: 180, length: 2_540_000 },
    ]);
  });

  test("whose pins are drawn from the body outwards are drawn the same", () => {
    const [first = "", ...others] = SAMPLE_SHEET;
    const turned = first.replace("M 80 100 h 10", "M 90 100 h -10");
    expect(turned).not.toBe(first);
    expect(read([turned, ...others]).circuit?.librarySymbols).toEqual(read().circuit?.librarySymbols);
  });

  test("of several symbols (U1.1, U1.2) are one part, on whichever sheets they stand", () => {
    const unit = (number: number) => [sampleSymbol({ reference: `U1.${number}`, at: [100, 100 * number] })];
    const { circuit } = read(unit(1), unit(2));
    expect(circuit?.components.map(({ reference }) => reference)).toEqual(["U1"]);
    expect(circuit?.sheets.map(({ symbols }) => symbols.map((symbol) => symbol.unit))).toEqual([[1], [2]]);
    expect(new Set(circuit?.sheets.flatMap(({ symbols }) => symbols.map((symbol) => symbol.component))).size).toBe(1);
  });

  test("without pins are drawn and no parts", () => {
    const frame =
      "LIB~0~0~package`NONE`~~0~frame~~~0~~yes~yes#@$R~0~0~~~500~300~#880000~1~0~none~f~0#@$T~P~0~0~0~~~~~~~comment~A~0~start~t~0";
    const { circuit } = read([...SAMPLE_SHEET, frame]);
    expect(circuit?.components).toHaveLength(2);
    expect(circuit?.sheets[0]?.symbols.filter(({ component }) => component === undefined)).toHaveLength(1 + 2);
  });
});

describe("what joins", () => {
  test("a junction joins a wire that ends in the middle of another; without it they stay apart", () => {
    const crossing = [...resistors, wire("80 100 60 100 60 260"), wire("80 200 60 200"), label("A", 60, 260)];
    expect(netsOf(crossing)).toContain("R1.1=A R1.2=unconnected-(R1-Pad2) R2.1=unconnected-(R2-Pad1)");
    expect(netsOf([...crossing, "J~60~200~2.5~#CC0000~j~0"])).toContain("R1.1=A R1.2=unconnected-(R1-Pad2) R2.1=A");
  });

  test("labels join by name, whatever their case, on every sheet", () => {
    const [first = "", second = ""] = resistors;
    expect(netsOf([first, label("Bus_A", 80, 100)], [second, label("BUS_A", 80, 200)])).toBe(
      "R1.1=BUS_A R1.2=unconnected-(R1-Pad2) R2.1=BUS_A R2.2=unconnected-(R2-Pad2)",
    );
  });

  test("supply flags and ports join labels of their name; probes join nothing", () => {
    const flag = (kind: string) => `F~part_netLabel_${kind}~80~100~0~f~~0^^80~100^^SIG~#000~80~90~0~start~1~~9pt`;
    expect(netsOf([...resistors, flag("netPort"), label("SIG", 80, 200)])).toContain(
      "R1.1=SIG R1.2=unconnected-(R1-Pad2) R2.1=SIG",
    );
    expect(netsOf([...resistors, flag("volProbe"), label("SIG", 80, 200)])).toContain("R1.1=unconnected-(R1-Pad1)");
  });

  test("a supply flag in the middle of a wire joins it, by a junction that is drawn", () => {
    const flag = "F~part_netLabel_VCC~60~150~0~f~~0^^60~150^^Vcc~#000~80~90~0~start~1~~9pt";
    const sheet = [...resistors, wire("80 100 60 100 60 200 80 200"), flag];
    expect(netsOf(sheet)).toContain("R1.1=VCC R1.2=unconnected-(R1-Pad2) R2.1=VCC");
    const junctions = read(sheet).circuit?.sheets[0]?.items.filter(({ kind }) => kind === "junction");
    expect(junctions).toMatchObject([{ position: { x: 15_240_000, y: 38_100_000 } }]);
  });

  test("a place in fractions of a step is the same for a pin and for the wire that meets it", () => {
    const odd = sampleSymbol({ reference: "R1", at: [100.3333, 100.7777] });
    const { circuit } = read([odd, wire("80.3333 100.7777 60 100.7777"), label("A", 60, 100.7777)]);
    const [pin] = circuit?.librarySymbols.RESISTOR?.units[0]?.pins ?? [];
    const [symbol] = circuit?.sheets[0]?.symbols ?? [];
    const [drawn] = circuit?.sheets[0]?.items ?? [];
    const sum = { x: (symbol?.position.x ?? 0) + (pin?.position.x ?? 0), y: symbol?.position.y };
    expect(drawn?.kind === "wire" && drawn.points[0]).toEqual(sum);
    expect((sum.x % 100) + ((sum.y ?? 1) % 100)).toBe(0);
    expect(circuit?.components[0]?.pins[0]?.net).toBe("net:A");
  });

  test("pins may be meant to stay open", () => {
    const { circuit } = read([...resistors, "O~80~100~o~M 0 0~#33cc33~0"]);
    expect(circuit?.components[0]?.pins.map(({ noConnect }) => noConnect)).toEqual([true, undefined]);
  });
});

describe("sheets as drawn", () => {
  test("hold wires with their nets, labels, junctions, buses, texts and drawings", () => {
    const { circuit, lines } = read([
      ...SAMPLE_SHEET,
      "J~240~100~2.5~#CC0000~j~0",
      "B~0 0 10 0~#008800~2~0~none~b~0",
      "BE~0~660~150~670~140~be~0",
      "T~L~50~50~90~#0000FF~~9pt~~~~comment~Note~1~middle~t~0",
      "A~M 20 20 A 10 10 0 0 1 40 20~~#000~1~0~none~a~0",
      "E~50~60~5~3~#000~1~1~#ff0000~e~0",
      "PT~M 0 0 C 10 0 10 10 20 10~#000~1~0~none~pt~0",
      "Pimage~L~1~x~0~y~0~0~10~10~data:image/png;base64,AAAA~0",
    ]);
    const kinds = new Map<string, number>();
    for (const { kind } of circuit?.sheets[0]?.items ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({ wire: 3, graphic: 3, text: 1, junction: 1, bus: 1, "bus-entry": 1 });
    const wires = circuit?.sheets[0]?.items.filter((item) => item.kind === "wire") ?? [];
    expect(wires.map(({ net }) => net)).toEqual(["net:Net-(R1-Pad2)", "net:VCC", "net:GND"]);
    expect(lines.find(({ kind }) => kind === "pictures of the schematic")).toMatchObject({ dropped: 1 });
  });

  test("texts that turn clockwise in the file turn clockwise here", () => {
    const { circuit } = read([...SAMPLE_SHEET, "T~L~50~50~270~#0000FF~~9pt~~~~comment~Up~1~end~t~0"]);
    const text = circuit?.sheets[0]?.items.find((item) => item.kind === "text" && item.text.text === "Up");
    expect(text).toMatchObject({ text: { rotation: 90, style: { horizontal: "right" } } });
  });
});

describe("what cannot be read", () => {
  test("refuses the file where it decides what is joined", () => {
    for (const broken of ["W~1 2 3~#008800", "N~x~1~0~#0~A", "LIB~a~b", "F~part~1~1~0~f~~0^^q~1^^A", "J~~", 7]) {
      const { circuit, diagnostics } = read([...SAMPLE_SHEET, broken]);
      expect(circuit).toBeUndefined();
      expect(diagnostics[0]?.message).toContain("shape 8");
    }
  });

  test("is left out and named where it is drawn only", () => {
    const { circuit, diagnostics } = read([...SAMPLE_SHEET, "PL~1 2 3~#000~1~0~none~p~0"]);
    expect(circuit?.components).toHaveLength(2);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "sample.json: shape 8 (PL) was left out: its points are 3 numbers, which do not pair.",
    ]);
  });
});
