import { type Board, emptyBoard, itemId, type NetId, netId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { readRequestedOptions } from "./read-requested-options.ts";
import {
  boardInView,
  classesInUse,
  classesWithoutLayer,
  NOTHING_REQUESTED,
  type RequestedRoutingOptions,
  requestOf,
  routableNets,
} from "./requested-routing-options.ts";

const [gnd, vcc, single] = [netId("gnd"), netId("vcc"), netId("single")];
const board = makeBoard();

describe("what the routing dialog asks for", () => {
  it("is nothing when nothing is chosen, so that everything open is routed", () => {
    expect(requestOf(board, NOTHING_REQUESTED, undefined)).toEqual({ strip: false });
  });

  it("names chosen nets, a region in view, and improving", () => {
    const view = { minX: 1, minY: 2, maxX: 3, maxY: 4 };
    const ask = (requested: Partial<RequestedRoutingOptions>) =>
      requestOf(board, { ...NOTHING_REQUESTED, ...requested }, view);
    expect(ask({ scope: "nets", nets: new Set([vcc]) })).toEqual({ strip: false, control: { nets: [vcc] } });
    expect(ask({ scope: "view" }).control).toEqual({ region: { min: { x: 1, y: 2 }, max: { x: 3, y: 4 } } });
    expect(ask({ scope: "improve", copper: "remove" })).toEqual({ strip: false, control: { task: "optimise" } });
  });

  it("removes existing copper first, or leaves it to the run", () => {
    expect(requestOf(board, { ...NOTHING_REQUESTED, copper: "remove" }, undefined)).toEqual({ strip: true });
    expect(requestOf(board, { ...NOTHING_REQUESTED, copper: "rip" }, undefined).control).toEqual({
      existing: { default: "rip" },
    });
  });

  it("tells layers and directions of all nets and of a class apart", () => {
    const requested: RequestedRoutingOptions = {
      ...NOTHING_REQUESTED,
      forAll: { layers: { "F.Cu": "horizontal", "B.Cu": "off" } },
      byClass: { Power: { layers: { "B.Cu": "vertical" }, priority: 9 } },
    };
    expect(requestOf(board, requested, undefined).control).toEqual({
      layers: { default: ["F.Cu"], byClass: { Power: ["F.Cu", "B.Cu"] } },
      directions: { default: { "F.Cu": "horizontal" }, byClass: { Power: { "B.Cu": "vertical" } } },
      priority: { byClass: { Power: 9 } },
    });
  });

  it("knows which classes are left without any layer", () => {
    const off = { layers: { "F.Cu": "off", "B.Cu": "off" } } as const;
    expect(classesWithoutLayer(board, { ...NOTHING_REQUESTED, byClass: { Power: off } })).toEqual(["Power"]);
    expect(classesWithoutLayer(board, { ...NOTHING_REQUESTED, forAll: off })).toEqual([undefined]);
    const reopened = {
      ...NOTHING_REQUESTED,
      forAll: { layers: { "F.Cu": "off" } },
      byClass: { Power: { layers: { "B.Cu": "off" } } },
    };
    expect(classesWithoutLayer(board, reopened as RequestedRoutingOptions)).toEqual(["Power"]);
  });

  it("is read back from what a run was told as it was chosen", () => {
    const requested: RequestedRoutingOptions = {
      scope: "nets",
      nets: new Set([gnd, vcc]),
      copper: "shove",
      forAll: { layers: { "F.Cu": "horizontal", "B.Cu": "off" }, priority: 3 },
      byClass: { Power: { layers: { "F.Cu": "off", "B.Cu": "vertical" }, priority: 0 } },
      pairs: "separate",
      planes: "never",
      effort: "thorough",
    };
    const told = requestOf(board, requested, undefined);
    expect(readRequestedOptions(board, JSON.parse(JSON.stringify(told)))).toEqual(requested);
    const reopened: RequestedRoutingOptions = {
      ...NOTHING_REQUESTED,
      forAll: { layers: { "B.Cu": "off" } },
      byClass: { Power: { layers: { "B.Cu": "any" } } },
    };
    expect(requestOf(board, readRequestedOptions(board, requestOf(board, reopened, undefined)), undefined)).toEqual(
      requestOf(board, reopened, undefined),
    );
  });

  it("forgets nets, classes and layers that the board no longer has, and what is no control at all", () => {
    const control = {
      nets: ["gone"],
      layers: { default: ["F.Cu", "In1.Cu", "B.Cu"], byClass: { Gone: ["F.Cu"] } },
      directions: { default: { "In1.Cu": "vertical", "F.Cu": "sideways" } },
    };
    expect(readRequestedOptions(board, { strip: false, control })).toEqual(NOTHING_REQUESTED);
    for (const nonsense of [null, 3, "x", [], { nets: 3, layers: [], existing: { default: 1 } }])
      expect(readRequestedOptions(board, { strip: false, control: nonsense })).toEqual(NOTHING_REQUESTED);
  });
});

describe("what the routing dialog offers", () => {
  it("are the nets with something to join and the classes they are of", () => {
    expect(routableNets(board).map(({ id }) => id)).toEqual([gnd, vcc]);
    expect([...classesInUse(board)]).toEqual([
      ["Default", 1],
      ["Power", 1],
    ]);
  });

  it("is the part of the board in view, in whole nanometres, and nothing where the board is out of view", () => {
    expect(boardInView(board, { minX: -5, minY: 10.5, maxX: fromMm(50), maxY: 99.5 })).toEqual({
      minX: 0,
      minY: 11,
      maxX: fromMm(20),
      maxY: 99,
    });
    expect(boardInView(board, { minX: fromMm(30), minY: 0, maxX: fromMm(40), maxY: 5 })).toBeUndefined();
    expect(boardInView(board, undefined)).toBeUndefined();
  });
});

/** Two nets of two pads each, one of them of class Power, and a net of a single pad; 20 × 10 mm. */
function makeBoard(): Board {
  const empty = emptyBoard(2);
  const pads = [gnd, gnd, vcc, vcc, single].map((net: NetId, index) =>
    aPad({
      id: itemId(`pad${index}`),
      number: String(index),
      shape: { kind: "circle" as const, diameter: fromMm(1) },
      position: { x: index * fromMm(2), y: 0 },
      net,
    }),
  );
  return {
    ...empty,
    rules: { ...empty.rules, netClasses: [...empty.rules.netClasses, { name: "Power" }] },
    nets: [
      { id: gnd, name: "GND" },
      { id: vcc, name: "VCC", netClass: "Power" },
      { id: single, name: "SINGLE" },
    ],
    footprints: [
      aFootprint({
        id: itemId("U1"),
        reference: "U1",
        position: { x: fromMm(5), y: fromMm(5) },
        pads,
      }),
    ],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(20), y: fromMm(10) } },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
  };
}
