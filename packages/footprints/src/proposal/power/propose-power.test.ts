import {
  boardOutline,
  copperLayers,
  type Footprint,
  itemId,
  netClassOf,
  padBox,
  trackLayers,
} from "@tracewright/board";
import { fromMm, locateInPolygon, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { findFootprint } from "../../find-footprint.ts";
import { sampleCircuit, samplePart } from "../../testing/sample-circuit.ts";
import { type BoardFromCircuitOptions, boardFromCircuit } from "../board-from-circuit.ts";

const R = "Resistor_SMD:R_0603_1608Metric";
const PARTS = [
  ...Array.from({ length: 12 }, (_, index) => samplePart(`R${index + 1}`, R, { 1: "+3V3", 2: "GND" })),
  samplePart("R20", R, { 1: "USB_D+", 2: "A" }),
  samplePart("R21", R, { 1: "USB_D-", 2: "B" }),
  samplePart("R22", R, { 1: "A", 2: "B" }),
  samplePart("R23", R, { 1: "USB_D+", 2: "USB_D-" }),
];
const make = (options: BoardFromCircuitOptions = {}) => boardFromCircuit(sampleCircuit(PARTS), options);
const poured = (options: BoardFromCircuitOptions) =>
  make(options).board.zones.map(({ layers, net }) => [layers.join(" "), net]);

describe("planes of a board made of a schematic", () => {
  it("are ground on both sides of two layers", () => {
    expect(poured({ copperLayers: 2 })).toEqual([["F.Cu B.Cu", "GND"]]);
  });

  it("are ground on In1 and the main supply on In2 of four, with ground outside", () => {
    expect(poured({ copperLayers: 4 })).toEqual([
      ["F.Cu B.Cu", "GND"],
      ["In1.Cu", "GND"],
      ["In2.Cu", "+3V3"],
    ]);
    const { board } = make({ copperLayers: 4 });
    // Tracks keep out of them.
    const placed = { ...board, footprints: board.footprints.map((part) => ({ ...part, position: { x: 0, y: 0 } })) };
    expect(trackLayers(placed)).toEqual(["F.Cu", "B.Cu"]);
    expect(copperLayers(board)).toHaveLength(4);
  });

  it("are on one of several grounds, which is told and joins no net", () => {
    const analog = Array.from({ length: 4 }, (_, index) => samplePart(`C${index}`, R, { 1: "AGND", 2: "+3V3" }));
    const { board, remarks } = boardFromCircuit(sampleCircuit([...PARTS, ...analog]), { copperLayers: 2 });
    expect(board.zones.map(({ net }) => net)).toEqual(["GND"]);
    expect(remarks).toMatchObject([{ severity: "info", code: "several-grounds", subjects: ["AGND"] }]);
    expect(board.footprints.at(-1)?.pads.map(({ net }) => net)).toEqual(["AGND", "+3V3"]);
  });

  it("stay away where they are not wanted", () => {
    expect(poured({ copperLayers: 4, planes: false })).toEqual([]);
    expect(make({ copperLayers: 4, planes: false }).board.layers.map(({ role }) => role)).not.toContain("power");
  });

  it("lie inside the outline, off its edge by what the fab asks, with islands removed", () => {
    const { board } = make({ copperLayers: 2 });
    const [area] = boardOutline(board).areas;
    const [zone] = board.zones;
    if (!area || !zone) throw new Error("there is no plane");
    for (const corner of zone.outline[0] ?? []) {
      expect(locateInPolygon(corner, area)).toBe("inside");
      for (const { x, y } of area.outer)
        expect(Math.hypot(corner.x - x, corner.y - y)).toBeGreaterThanOrEqual(board.rules.copperToEdge - 10);
    }
    expect(zone.pour).toMatchObject({ connection: "thermal", islandRemoval: "always" });
  });
});

describe("net classes of a board made of a schematic", () => {
  it("give supplies width, and pairs width and gap for their impedance", () => {
    const { board, netClasses } = make({ copperLayers: 4 });
    expect(netClasses.map(({ netClass, nets }) => [netClass.name, nets.map(({ name }) => name)])).toEqual([
      ["Power 0.3 mm", ["+3V3", "GND"]],
      ["Pair 90 ohm", ["USB_D+", "USB_D-"]],
    ]);
    const classOf = (name: string) => netClassOf(board, board.nets.find((net) => net.name === name)?.id);
    expect(classOf("GND").trackWidth).toBe(fromMm(0.3));
    expect(classOf("USB_D+")).toMatchObject({ diffPairWidth: fromMm(0.345), diffPairGap: fromMm(0.15) });
    expect(classOf("A").trackWidth).toBe(fromMm(0.25));
  });

  it("leave a crystal's two nets alone, although they are signed as a pair is", () => {
    const crystal = samplePart("Y1", "Crystal:Crystal_SMD_3215-2Pin_3.2x1.5mm", { 1: "32K_P", 2: "32K_N" });
    const loads = ["P", "N"].map((sign) => samplePart(`C${sign}`, R, { 1: `32K_${sign}`, 2: "GND" }));
    const { netClasses } = boardFromCircuit(sampleCircuit([...PARTS, crystal, ...loads]), { copperLayers: 4 });
    expect(netClasses.flatMap(({ nets }) => nets.map(({ name }) => name))).not.toContain("32K_P");
  });

  it("keep a pair as narrow as the closest pads it ends at, with the impedance that this reaches", () => {
    const chip = samplePart("U1", "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm", {
      46: "USB_D-",
      47: "USB_D+",
    });
    const { board, netClasses } = boardFromCircuit(sampleCircuit([...PARTS, chip]), { copperLayers: 4 });
    const pair = netClasses.find(({ basis }) => basis.kind === "pair");
    const { diffPairWidth = 0, diffPairGap = 0 } = pair?.netClass ?? {};
    expect(diffPairWidth + diffPairGap).toBeLessThanOrEqual(fromMm(0.4));
    expect(diffPairWidth).toBeGreaterThan(fromMm(0.2));
    expect(pair?.basis).toMatchObject({ ohms: 90, reached: expect.closeTo(105, -1) });
    expect(board.rules.minTrackWidth).toBeLessThanOrEqual(diffPairWidth);
  });

  it("leave classes of the project as they are, and are left out where nobody wants them", () => {
    const { rules } = make().board;
    const own = { ...rules, netClasses: [...rules.netClasses.slice(0, 1), { name: "Mine" }], assignments: [] };
    expect(make({ rules: own }).board.rules.netClasses.map(({ name }) => name)).toEqual(["Default", "Mine"]);
    expect(make({ netClasses: false }).board.rules.netClasses).toHaveLength(1);
  });

  it("state the current that a supply is drawn for, and that nothing states one", () => {
    const port = samplePart("J1", R, { 1: "VBUS", 2: "GND" });
    const usb = { ...port, value: "USB_B_Micro", pins: port.pins.map((pin) => ({ ...pin, name: pin.net ?? "" })) };
    const parts = [...PARTS, usb, samplePart("R30", R, { 1: "+12V", 2: "GND" })];
    const { netClasses } = boardFromCircuit(sampleCircuit(parts), { copperLayers: 4 });
    const basisOf = (name: string) => netClasses.find(({ nets }) => nets.some((net) => net.name === name));
    expect(basisOf("VBUS")).toMatchObject({ basis: { kind: "supply", amperes: 0.5, from: ["J1"] } });
    expect(basisOf("+12V")).toMatchObject({ netClass: { trackWidth: fromMm(0.4) }, basis: { from: [] } });
    expect(basisOf("+12V")?.basis).not.toHaveProperty("amperes");
  });
});

describe("what power transistors switch", () => {
  const bridge = (footprint: string) => {
    const [high, low] = ["Q1", "Q2"].map((reference, index) => {
      const nets = index === 0 ? { 1: "UGATE", 2: "PHASE", 3: "+12V" } : { 1: "LGATE", 2: "SHUNT", 3: "PHASE" };
      const part = samplePart(reference, footprint, nets);
      return { ...part, pins: part.pins.map((pin, at) => ({ ...pin, name: "GSD"[at] ?? "" })) };
    });
    const parts = [...PARTS, high!, low!, samplePart("R40", R, { 1: "SHUNT", 2: "GND" })];
    const { netClasses } = boardFromCircuit(sampleCircuit(parts), { copperLayers: 4 });
    const widthOf = (name: string) =>
      netClasses.find(({ nets }) => nets.some((net) => net.name === name))?.netClass.trackWidth;
    return Object.fromEntries(["+12V", "PHASE", "SHUNT", "UGATE"].map((name) => [name, toMm(widthOf(name) ?? 0)]));
  };

  it("is as wide as 2.4 A ask for where nothing states a current, and its gates are not", () => {
    expect(bridge("Package_TO_SOT_SMD:TO-252-2")).toEqual({ "+12V": 1, PHASE: 1, SHUNT: 1, UGATE: 0 });
  });

  it("is a signal in small packages", () => {
    expect(bridge("Package_TO_SOT_SMD:SOT-23")).toEqual({ "+12V": 0.4, PHASE: 0, SHUNT: 0, UGATE: 0 });
  });
});

describe("rules of a board made of a schematic", () => {
  it("go nowhere below what the chosen fab makes", () => {
    const { rules } = make({ fab: "osh-park", copperLayers: 2 }).board;
    expect(rules).toMatchObject({ minClearance: fromMm(0.1524), copperToEdge: fromMm(0.381) });
    const loose = { ...rules, minClearance: 0, copperToEdge: 0, minViaAnnularWidth: fromMm(0.05), minHoleToHole: 0 };
    const [basis] = rules.netClasses;
    if (!basis) throw new Error("there is no class");
    const fine = {
      ...basis,
      clearance: fromMm(0.1),
      trackWidth: fromMm(0.1),
      viaDiameter: fromMm(0.4),
      viaDrill: fromMm(0.2),
    };
    const own = { ...loose, netClasses: [fine], assignments: [] };
    expect(make({ rules: own, copperLayers: 2 }).board.rules).toMatchObject({
      minClearance: fromMm(0.127),
      copperToEdge: fromMm(0.3),
      minViaAnnularWidth: fromMm(0.15),
      minThroughHoleDiameter: fromMm(0.3),
    });
    expect(make({ rules: own, copperLayers: 2 }).board.rules.netClasses[0]).toMatchObject({
      clearance: fromMm(0.127),
      trackWidth: fromMm(0.127),
      viaDiameter: fromMm(0.6),
      viaDrill: fromMm(0.3),
    });
    expect(make({ rules: own, fab: "none", netClasses: false }).board.rules).toEqual(own);
  });

  it("keep the fab's clearance where the pads of a part are hardly further apart", () => {
    const part = findFootprint("R_0603_1608Metric")?.footprint;
    const [first] = part?.pads ?? [];
    if (!part || !first) throw new Error("there is no resistor");
    const { minX, maxX } = padBox({ position: { x: 0, y: 0 }, rotation: 0 }, first);
    const beside = first.position.x + maxX - minX + fromMm(0.105);
    const pads = [first, { ...first, id: itemId("beside"), number: "2", position: { x: beside, y: first.position.y } }];
    const circuit = sampleCircuit([samplePart("J1", "Own:Close", { 1: "A", 2: "B" })]);
    const own: Footprint = { ...part, library: "Own:Close", pads };
    const { rules } = boardFromCircuit(circuit, { footprints: [own], copperLayers: 4 }).board;
    const fab = fromMm(0.1016);
    expect(rules.minClearance).toBeGreaterThanOrEqual(fab);
    expect(rules.netClasses[0]?.clearance).toBeGreaterThanOrEqual(fab);
  });

  it("measure pads by their copper: corners of boxes are nearer than those that are round", () => {
    const regulator = samplePart("U1", "Package_TO_SOT_SMD:SOT-89-3", { 1: "A", 2: "B", 3: "C" });
    const { rules } = boardFromCircuit(sampleCircuit([regulator]), { copperLayers: 4 }).board;
    // The rounded corners of the tab and of the pins beside it are 0.185 mm apart, and their boxes 0.1 mm.
    expect(rules.minClearance).toBeGreaterThanOrEqual(fromMm(0.15));
    expect(rules.netClasses[0]?.clearance).toBeGreaterThanOrEqual(fromMm(0.15));
  });

  it("let a track width that was not chosen give way to pads of a fine pitch, and no other", () => {
    const names = ["QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm", "SOIC-8_3.9x4.9mm_P1.27mm"];
    const [fine, coarse] = [`Package_DFN_QFN:${names[0]}`, `Package_SO:${names[1]}`];
    const given = (footprint: string, width: number, least = 0) => {
      const [basis] = make().board.rules.netClasses;
      const netClasses = [{ ...basis, name: "Default", clearance: fromMm(0.15), trackWidth: fromMm(width) }];
      const rules = { ...make().board.rules, netClasses, assignments: [], minTrackWidth: fromMm(least) };
      const circuit = sampleCircuit([samplePart("U1", footprint, { 1: "A", 2: "B", 3: "C" })]);
      const { board, remarks } = boardFromCircuit(circuit, { rules });
      return [toMm(board.rules.netClasses[0]?.trackWidth ?? 0), remarks.map(({ code }) => code)];
    };
    expect(given(fine, 0.25)).toEqual([0.15, ["tracks-for-parts"]]);
    expect(given(fine, 0.25, 0.2)).toEqual([0.2, ["tracks-for-parts"]]);
    expect(given(fine, 0.3)).toEqual([0.3, []]);
    expect(given(coarse, 0.25)).toEqual([0.25, []]);
  });

  it("let the annular ring give way to the pads of a part, as far as the fab makes it", () => {
    // Pads of 1.7 mm around holes of 1 mm: a ring of 0.35 mm.
    const header = samplePart("J1", "Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical", {
      1: "A",
      2: "B",
      3: "C",
    });
    const given = (minViaAnnularWidth: number) => {
      const rules = { ...make().board.rules, minViaAnnularWidth: fromMm(minViaAnnularWidth) };
      const { board, remarks } = boardFromCircuit(sampleCircuit([header]), { rules });
      return [toMm(board.rules.minViaAnnularWidth), remarks.filter(({ code }) => code === "ring-for-parts")];
    };
    expect(given(0.5)).toMatchObject([0.35, [{ subjects: ["J1"] }]]);
    expect(given(0.2)).toEqual([0.2, []]);
  });

  it("let clearance give way to the pads of a part, as far as the fab makes it", () => {
    const array = samplePart("RN1", "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm", { 1: "A", 2: "B", 3: "C" });
    const [basis] = make().board.rules.netClasses;
    const rules = {
      ...make().board.rules,
      netClasses: [{ ...basis, name: "Default", clearance: fromMm(0.3), trackWidth: fromMm(0.3) }],
      assignments: [],
    };
    const { board, remarks } = boardFromCircuit(sampleCircuit([array]), { rules });
    expect(remarks).toMatchObject([{ code: "clearance-for-parts", subjects: ["RN1"] }]);
    const clearance = board.rules.netClasses[0]?.clearance ?? 0;
    expect(clearance).toBeLessThan(fromMm(0.25));
    expect(clearance).toBeGreaterThanOrEqual(fromMm(0.127));
  });
});
