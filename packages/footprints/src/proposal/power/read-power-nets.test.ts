import { type Circuit, type Component, itemId, type LibrarySymbol, type PlacedSymbol } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../../testing/sample-circuit.ts";
import { choosePlanes } from "./choose-planes.ts";
import { readPowerNets } from "./read-power-nets.ts";

const R = "Resistor_SMD:R_0603_1608Metric";
const across = (a: string, b: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => samplePart(`R${from + index}`, R, { 1: a, 2: b }));
const named = (part: Component, names: Readonly<Record<string, string>>, more: Partial<Component> = {}): Component => ({
  ...part,
  ...more,
  pins: part.pins.map((pin) => ({ ...pin, name: names[pin.number] ?? pin.name })),
});
const rolesOf = (circuit: Circuit) => readPowerNets(circuit).map(({ name, role, pins }) => [name, role, pins]);

describe("power nets of a circuit", () => {
  it("are known by name, those of most pins first", () => {
    expect(rolesOf(sampleCircuit([...across("+3V3", "GND", 3), ...across("GND", "SDA", 2, 10)]))).toEqual([
      ["GND", "ground", 5],
      ["+3V3", "supply", 3],
    ]);
  });

  it("are known by the symbol of a ground, whatever it is called", () => {
    const circuit = sampleCircuit(across("MASSE", "SDA", 2));
    const symbol: LibrarySymbol = { name: "GND", power: true, units: [], pinNameOffset: 0 };
    const placed: PlacedSymbol = {
      id: itemId("power"),
      librarySymbol: "power:GND",
      unit: 1,
      style: 1,
      position: { x: 0, y: 0 },
      rotation: 0,
      mirror: "none",
      texts: [
        {
          id: itemId("value"),
          text: "MASSE",
          position: { x: 0, y: 0 },
          rotation: 0,
          style: {
            size: { width: 1, height: 1 },
            thickness: 0,
            horizontal: "center",
            vertical: "middle",
            mirrored: false,
          },
        },
      ],
    };
    const withSymbol: Circuit = {
      ...circuit,
      librarySymbols: { "power:GND": symbol },
      sheets: circuit.sheets.map((sheet) => ({ ...sheet, symbols: [placed] })),
    };
    expect(rolesOf(circuit)).toEqual([]);
    expect(rolesOf(withSymbol)).toEqual([["MASSE", "ground", 2]]);
  });

  it("are known by the pins of circuits where the name says nothing, but never what a converter switches", () => {
    const chip = (reference: string, net: string, pin: string): Component => {
      const part = samplePart(reference, R, { 1: net, 2: "A" });
      return { ...part, pins: part.pins.map((each) => ({ ...each, name: pin, electricalType: "power-in" })) };
    };
    const byPins = (pin: string) =>
      rolesOf(sampleCircuit([chip("U1", "Net-(U1-1)", pin), chip("U2", "Net-(U1-1)", pin)])).slice(0, 1);
    expect(byPins("VDD")).toMatchObject([[expect.anything(), "supply", 2]]);
    expect(byPins("GND")).toMatchObject([[expect.anything(), "ground", 2]]);
    expect(byPins("SW")).toEqual([]);
  });
});

describe("the nets of planes", () => {
  it("are the ground of most pins and, with four layers, the supply of most pins", () => {
    const power = readPowerNets(
      sampleCircuit([...across("+3V3", "GND", 8), ...across("+5V", "AGND", 7, 20), ...across("VBAT", "GND", 2, 40)]),
    );
    const planes = choosePlanes(power);
    expect([planes.ground?.name, planes.supply?.name]).toEqual(["GND", "+3V3"]);
    expect(planes.otherGrounds.map(({ name }) => name)).toEqual(["AGND"]);
  });

  it("are ground alone where no supply has the pins for a layer, and none without a ground", () => {
    const few = choosePlanes(readPowerNets(sampleCircuit(across("+3V3", "GND", 3))));
    expect([few.ground?.name, few.supply]).toEqual(["GND", undefined]);
    expect(choosePlanes(readPowerNets(sampleCircuit(across("A", "B", 9))))).toEqual({ otherGrounds: [] });
  });

  it("take the ground that is plainly called GND before a special one of hardly more pins", () => {
    const power = readPowerNets(sampleCircuit([...across("PGND", "A", 8), ...across("GND", "B", 6, 20)]));
    expect(choosePlanes(power).ground?.name).toBe("GND");
  });
});

describe("the current of a supply", () => {
  const currentsOf = (parts: readonly Component[]) =>
    Object.fromEntries(
      readPowerNets(sampleCircuit(parts)).flatMap(({ name, current }) =>
        current ? [[name, [current.amperes, current.reference]]] : [],
      ),
    );

  it("is the rating of the regulator that makes it, and of what feeds only that", () => {
    const regulator = named(samplePart("U1", R, { 1: "+5V", 2: "GND", 3: "+3V3" }), { 1: "VI", 2: "GND", 3: "VO" });
    const stated = { description: "600mA low dropout linear regulator, 3.3V fixed output, SOT-23-5" };
    expect(currentsOf([{ ...regulator, ...stated }])).toEqual({ "+3V3": [0.6, "U1"], "+5V": [0.6, "U1"] });
    expect(currentsOf([{ ...regulator, value: "AMS1117-3.3" }])).toEqual({ "+3V3": [1, "U1"], "+5V": [1, "U1"] });
    expect(currentsOf([regulator])).toEqual({});
  });

  it("is what a USB port gives, or the fuse in its line where that is less", () => {
    const port = named(samplePart("J1", R, { 1: "VBUS", 2: "GND" }), { 1: "VBUS", 2: "GND" });
    const micro = { ...port, footprint: "Connector_USB:USB_Micro-B_Molex" };
    const typeC = { ...port, footprint: "Connector_USB:USB_C_Receptacle_GCT" };
    expect(currentsOf([micro])).toEqual({ VBUS: [0.5, "J1"] });
    expect(currentsOf([typeC])).toEqual({ VBUS: [3, "J1"] });
    const fuse = { ...samplePart("F1", R, { 1: "VBUS", 2: "+5V" }), value: "1.1A" };
    expect(currentsOf([typeC, fuse])).toEqual({ VBUS: [1.1, "F1"], "+5V": [1.1, "F1"] });
  });

  it("is the least of what feeds a supply and what it feeds", () => {
    const port = named(samplePart("J1", R, { 1: "VBUS", 2: "GND" }), { 1: "VBUS", 2: "GND" });
    const typeC = { ...port, footprint: "Connector_USB:USB_C_Receptacle_GCT" };
    const regulator = named(samplePart("U1", R, { 1: "VBUS", 3: "+3V3" }), { 1: "VIN", 3: "VOUT" });
    const small = { ...regulator, value: "AP2112K-3.3" };
    expect(currentsOf([typeC, small])).toEqual({ VBUS: [0.6, "U1"], "+3V3": [0.6, "U1"] });
    const taker = samplePart("U2", R, { 1: "VBUS" });
    const direct = { ...taker, pins: taker.pins.map((pin) => ({ ...pin, electricalType: "power-in" as const })) };
    expect(currentsOf([typeC, small, direct]).VBUS).toEqual([3, "J1"]);
  });

  it("is not guessed from voltages, part numbers and surges", () => {
    const fuse = (value: string) => ({ ...samplePart("F1", R, { 1: "+5V", 2: "GND" }), value });
    for (const value of ["Fuse", "5V", "0603", "B72500AE", ""]) expect(currentsOf([fuse(value)]), value).toEqual({});
  });
});
