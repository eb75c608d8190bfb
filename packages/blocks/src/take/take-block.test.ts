import { type Board, emptyBoard, itemId, netId } from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia, aZone } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBlock } from "../validate/check-block.ts";
import { takeBlock } from "./take-block.ts";

const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const net = (name: string) => netId(`net ${name}`);
const part = (reference: string, at: readonly [number, number], nets: readonly string[], properties = {}) =>
  aFootprint({
    id: itemId(reference),
    reference,
    position: mm(...at),
    properties,
    pads: nets.map((name, index) =>
      aPad({
        id: itemId(`${reference} ${index + 1}`),
        number: String(index + 1),
        position: mm(2 * index, 0),
        net: net(name),
        pinType: reference === "U1" ? ["power_in", "output", "input"][index]! : "passive",
      }),
    ),
  });

/** U1 and R1 next to each other, joined by FB; VCC comes from J1 on the left, OUT leads to J2 on the right, 20 mm off. */
const board: Board = {
  ...emptyBoard(),
  nets: ["+5V", "/OUT", "/FB"].map((name) => ({ id: net(name), name })),
  footprints: [
    part("U1", [0, 0], ["+5V", "/OUT", "/FB"], { MPN: "TLV431" }),
    part("R1", [8, 0], ["/FB", "/OUT"]),
    part("J1", [-20, 0], ["+5V"]),
    part("J2", [30, 0], ["/OUT"]),
  ],
  tracks: [
    aTrack({ id: itemId("fb"), start: mm(4, 0), end: mm(8, 0), net: net("/FB"), width: fromMm(0.25) }),
    aTrack({ id: itemId("out inside a"), start: mm(2, 0), end: mm(2, 0.7), net: net("/OUT") }),
    aTrack({ id: itemId("out inside b"), start: mm(2, 0.7), end: mm(10, 0), net: net("/OUT") }),
    aTrack({ id: itemId("out away"), start: mm(10, 0), end: mm(30, 0), net: net("/OUT") }),
    aTrack({ id: itemId("supply away"), start: mm(-20, 0), end: mm(0, 0), net: net("+5V") }),
    aTrack({ id: itemId("supply stub"), start: mm(0, 0), end: mm(0, -0.9), net: net("+5V") }),
  ],
  vias: [aVia({ id: itemId("fan-out"), position: mm(0, 0.3), net: net("+5V") })],
  zones: [
    aZone({ id: itemId("plane"), outline: [[mm(-30, -10), mm(40, -10), mm(40, 10), mm(-30, 10)]], net: net("+5V") }),
    aZone({ id: itemId("patch"), outline: [[mm(0, 0), mm(1, 0), mm(1, 0.5)]], net: net("+5V") }),
  ],
  graphics: [
    {
      id: itemId("edge"),
      layer: "Edge.Cuts",
      shape: { kind: "line", start: mm(0, 0), end: mm(1, 0) },
      stroke: { width: 1, style: "solid" },
      filled: false,
    },
  ],
};

const outcome = takeBlock(board, { ids: ["U1", "R1", "edge"].map(itemId), title: "Reference" });
if (outcome.status !== "taken") throw new Error("refused");
const { block, items, cut, isDrawn } = outcome;

describe("a block taken from U1 and R1", () => {
  it("has the copper of their own net, and what joins their pads or a via to them", () => {
    expect(items).toEqual(["U1", "R1", "fb", "out inside a", "out inside b", "fan-out", "patch"]);
  });

  it("leaves the tracks that lead away, stubs and planes to the board, and names what it cut", () => {
    expect([...cut].sort()).toEqual(["out away", "supply away", "supply stub"]);
  });

  it("has no board outline, though it was selected", () => {
    expect(block.board?.graphics).toEqual([]);
  });

  it("stands about its part with most pins, and needs two layers and what its copper measures", () => {
    expect(block.board?.footprints.map(({ position }) => position)).toEqual([mm(0, 0), mm(8, 0)]);
    expect(block.layout).toMatchObject({
      anchor: "U1",
      rules: { minTrack: fromMm(0.2), minDrill: fromMm(0.4), copperLayers: 2 },
      takenAt: mm(0, 0),
    });
  });

  it("gets a port for each net that leaves it, with what names and pins say and no more", () => {
    expect(block.ports).toMatchObject([
      { key: "+5V", net: "+5V", ioType: "POWER", netType: "VCC", direction: "in", pins: [{ part: "U1", pin: "1" }] },
      {
        key: "OUT",
        net: "/OUT",
        netType: "SIGNAL",
        direction: "out",
        pins: [
          { part: "U1", pin: "2" },
          { part: "R1", pin: "2" },
        ],
      },
    ]);
    expect(block.ports[0]).not.toHaveProperty("voltage");
  });

  it("has the part numbers of the board as its materials", () => {
    expect(block.materials).toEqual([{ part: "U1", mpn: "TLV431", isDefault: true }]);
  });

  it("has a circuit of what the pads say, and says that no schematic was given", () => {
    expect(isDrawn).toBe(false);
    expect(
      block.circuit.components.map(({ reference, pins }) => [
        reference,
        pins.map(({ electricalType }) => electricalType),
      ]),
    ).toEqual([
      ["U1", ["power-in", "output", "input"]],
      ["R1", ["passive", "passive"]],
    ]);
  });

  it("takes parts of a schematic that call their nets otherwise, have several units, or are not in it", () => {
    const taken = takeBlock(board, { ids: board.footprints.slice(0, 2).map(({ id }) => id), title: "Stage" });
    if (taken.status === "refused") throw new Error(taken.reason);
    const { circuit } = taken.block;
    const [controller] = circuit.components;
    // U1 alone is drawn: by the path of its second unit, and with the names of a later version.
    const schematic = {
      ...circuit,
      components: [{ ...controller!, symbolPath: "/unit-b" }],
      nets: circuit.nets.map(({ id, name }) => ({ id, name: name === "/FB" ? "Net-(U1-FB)" : name })),
    };
    const layout = { ...board, footprints: board.footprints.map((one) => ({ ...one, symbolPath: "/unit-a" })) };
    const again = takeBlock(layout, {
      ids: board.footprints.slice(0, 2).map(({ id }) => id),
      title: "Stage",
      circuit: schematic,
    });
    if (again.status === "refused") throw new Error(again.reason);
    const { block } = again;
    expect(block.circuit.components.map(({ reference }) => reference)).toEqual(["U1", "R1"]);
    expect(block.board?.nets.map(({ name }) => name).sort()).toEqual(["+5V", "/OUT", "Net-(U1-FB)"]);
    expect(checkBlock(block).filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is sound: only the unknown voltage is named", () => {
    expect(checkBlock(block).map(({ kind }) => kind)).toEqual(["PORT_VOLTAGE_UNKNOWN"]);
  });
});

it("a selection without a part, or without a net, is refused", () => {
  expect(takeBlock(board, { ids: [itemId("fb")], title: "" })).toEqual({ status: "refused", reason: "no-part" });
  const bare = { ...board, footprints: [aFootprint({ id: itemId("H1"), reference: "H1" })] };
  expect(takeBlock(bare, { ids: [itemId("H1")], title: "" })).toEqual({ status: "refused", reason: "no-net" });
});
