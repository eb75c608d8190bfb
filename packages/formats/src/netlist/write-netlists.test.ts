import type { Circuit, Component, ComponentPin } from "@tracewright/board";
import { componentId, netId, sheetId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { NodeReader } from "../sexpr/node-reader.ts";
import { parseSExpression } from "../sexpr/parse-s-expression.ts";
import { writeCsvNetlist } from "./write-csv-netlist.ts";
import { writeKicadNetlist } from "./write-kicad-netlist.ts";
import { writeSpiceNetlist } from "./write-spice-netlist.ts";

const ROOT = sheetId("/");

/** `nets` names the net of each pin, by its place from 1. */
function part(
  reference: string,
  nets: readonly string[],
  given: Partial<Component> = {},
  names: readonly string[] = [],
): Component {
  return {
    id: componentId(reference),
    reference,
    value: "",
    footprint: "",
    librarySymbol: "Device:R",
    properties: {},
    pins: nets.map(
      (net, index): ComponentPin => ({
        number: String(index + 1),
        name: names[index] ?? "",
        electricalType: "passive",
        unit: 1,
        ...(net !== "" && { net: netId(net) }),
      }),
    ),
    symbolPath: `/${reference}`,
    sheet: ROOT,
    position: { x: 0, y: 0 },
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
    ...given,
  };
}

function circuit(...components: Component[]): Circuit {
  const names = [...new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => (net ? [net as string] : []))))];
  return {
    schemaVersion: 1,
    title: "Amplifier",
    components,
    nets: names.map((name) => ({ id: netId(name), name })),
    sheets: [{ id: ROOT, name: "Amplifier", path: "/", fileName: "amp.kicad_sch", symbols: [], items: [] }],
    librarySymbols: {},
  };
}

const HEAD = { source: "amp.kicad_sch", date: "2026-11-28T05:00:00+0000", tool: "Tracewright" };

describe("KiCad's netlist", () => {
  const text = writeKicadNetlist(
    circuit(
      part("R10", ["IN", "OUT"], { value: '10k "1 %"', footprint: "Resistor_SMD:R_0603" }),
      part("R2", ["OUT", "GND"], { properties: { MPN: "X" } }, ["A"]),
      part("H1", ["GND"], { onBoard: false }),
    ),
    HEAD,
  );
  const parsed = parseSExpression(text);
  if ("problem" in parsed) throw new Error("unreadable");
  const root = new NodeReader(parsed.tree);

  it("holds the parts on the board in their natural order, with value, footprint and fields", () => {
    const parts = root.take("components")?.takeAll("comp") ?? [];
    expect(parts.map((one) => [one.takeText("ref"), one.takeText("value"), one.takeText("footprint")])).toEqual([
      ["R2", "~", undefined],
      ["R10", '10k "1 %"', "Resistor_SMD:R_0603"],
    ]);
    expect(parts[0]?.take("fields")?.take("field")?.takeText("name")).toBe("MPN");
  });

  it("holds every net once, with its pins by reference", () => {
    const nets = root.take("nets")?.takeAll("net") ?? [];
    expect(
      nets.map((net) => [
        net.takeText("code"),
        net.takeText("name"),
        net.takeAll("node").map((node) => `${node.takeText("ref")}.${node.takeText("pin")}`),
      ]),
    ).toEqual([
      ["1", "GND", ["R2.2"]],
      ["2", "IN", ["R10.1"]],
      ["3", "OUT", ["R2.1", "R10.2"]],
    ]);
  });
});

it("the table has a line a pin, and a pin without net none", () => {
  const lines = new TextDecoder()
    .decode(writeCsvNetlist(circuit(part("R1", ["A", ""], { value: "10k" }))))
    .split("\r\n");
  expect(lines).toEqual(["Net,Reference,Pin,Pin name,Pin type,Value", "A,R1,1,,passive,10k", ""]);
});

describe("the SPICE netlist", () => {
  const linesOf = (...parts: Component[]) =>
    writeSpiceNetlist(circuit(...parts))
      .text.trimEnd()
      .split("\n");

  it("takes resistors, capacitors and coils by their values, and ground as node 0", () => {
    expect(
      linesOf(part("R1", ["IN", "GND"], { value: "4k7" }), part("C1", ["IN", "GND"], { value: "100n/16V" })),
    ).toEqual([".title Amplifier", "C1 IN 0 1e-7", "R1 IN 0 4700", ".end"]);
  });

  it("takes models of KiCad 6: primitive, model, library and the order of the pins", () => {
    const properties = {
      Spice_Primitive: "Q",
      Spice_Model: "BC547",
      Spice_Lib_File: "bipolar.lib",
      Spice_Node_Sequence: "3 2 1",
    };
    expect(linesOf(part("T1", ["E", "B", "C"], { properties }))).toEqual([
      ".title Amplifier",
      '.include "bipolar.lib"',
      "QT1 C B E BC547",
      ".end",
    ]);
  });

  it("takes models of KiCad 7 and later: devices, sources, subcircuits and raw lines", () => {
    const sim = (properties: Record<string, string>) => ({ properties });
    const lines = linesOf(
      part("V1", ["IN", "GND"], sim({ "Sim.Device": "V", "Sim.Type": "SIN", "Sim.Params": "dc=0 ampl=1 f=1k ac=1" })),
      part("V2", ["VCC", "GND"], sim({ "Sim.Device": "V", "Sim.Type": "DC", "Sim.Params": "dc=5" })),
      part(
        "U1",
        ["A", "B", "C"],
        sim({ "Sim.Device": "SUBCKT", "Sim.Library": "op.lib", "Sim.Name": "LM358", "Sim.Pins": "3=out 1=inp" }),
      ),
      part("R9", ["A", "B"], sim({ "Sim.Device": "R", "Sim.Params": "r=22k" })),
      part("X1", ["A", "B"], sim({ "Sim.Device": "SPICE", "Sim.Params": 'type="D" model="1N4148" lib="d.lib"' })),
    );
    expect(lines).toEqual([
      ".title Amplifier",
      '.include "d.lib"',
      '.include "op.lib"',
      "R9 A B 22k",
      "XU1 C A LM358",
      "V1 IN 0 SIN(0 1 1k) AC 1",
      "V2 VCC 0 DC 5",
      "DX1 A B 1N4148",
      ".end",
    ]);
  });

  it("names parts without a model and leaves out those that the designer switched off", () => {
    const { text, withoutModel } = writeSpiceNetlist(
      circuit(part("J1", ["A", "B"]), part("R1", ["A", "B"], { value: "1k", properties: { "Sim.Enable": "0" } })),
    );
    expect(withoutModel).toEqual(["J1"]);
    expect(text).toBe(".title Amplifier\n* J1: no model\n.end\n");
  });

  it("gives nets names that SPICE can read, each its own", () => {
    const [, line] = linesOf(part("R1", ["Net-(U1 A)", "Net-_U1_A_"], { value: "1k" }));
    expect(line).toBe("R1 Net-_U1_A_ Net-_U1_A__1 1000");
  });
});
