import { netId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import type { RoutingOptions } from "../routing-options.ts";
import { controlledBoard } from "../testing/controlled-board.ts";
import { resolveNetControls } from "./resolve-net-controls.ts";

const board = controlledBoard();
const controlsOf = (net: string, options: RoutingOptions) => {
  const controls = resolveNetControls(board, options).get(netId(net));
  if (!controls) throw new Error(`no controls for ${net}`);
  return controls;
};

describe("resolveNetControls", () => {
  it("routes every net on every layer but the planes, and keeps what is there, unless told otherwise", () => {
    for (const { id } of board.nets)
      expect(controlsOf(id, {})).toEqual({
        isRouted: true,
        priority: 5,
        allowedLayers: ["F.Cu", "In2.Cu", "B.Cu"],
        openablePlanes: ["In1.Cu"],
        directions: new Map([
          ["F.Cu", "any"],
          ["In1.Cu", "any"],
          ["In2.Cu", "any"],
          ["B.Cu", "any"],
        ]),
        existing: "keep",
      });
  });

  it("lets a net beat its class, and its class the default", () => {
    const options: RoutingOptions = {
      priority: { default: 2, byClass: { Power: 8 }, byNet: { [netId("n1")]: 0 } },
      existing: { default: "shove", byClass: { Power: "keep" }, byNet: { [netId("n1")]: "rip" } },
      layers: { default: ["F.Cu"], byClass: { Power: ["B.Cu"] }, byNet: { [netId("n1")]: ["In2.Cu"] } },
    };
    const short = (net: string) => {
      const { priority, existing, allowedLayers } = controlsOf(net, options);
      return [priority, existing, allowedLayers];
    };
    expect(short("n0")).toEqual([8, "keep", ["B.Cu"]]);
    expect(short("n1")).toEqual([0, "rip", ["In2.Cu"]]);
    expect(short("n2")).toEqual([2, "shove", ["F.Cu"]]);
  });

  it("decides directions layer by layer", () => {
    const { directions } = controlsOf("n0", {
      directions: {
        default: { "F.Cu": "horizontal", "B.Cu": "vertical" },
        byClass: { Power: { "F.Cu": "any" } },
        byNet: { [netId("n0")]: { "In2.Cu": "horizontal" } },
      },
    });
    expect([...directions]).toEqual([
      ["F.Cu", "any"],
      ["In1.Cu", "any"],
      ["In2.Cu", "horizontal"],
      ["B.Cu", "vertical"],
    ]);
  });

  it("may touch the copper of the nets it is to optimise, and of no others", () => {
    const options: RoutingOptions = { task: "optimise", nets: [netId("n0"), netId("n1")] };
    expect(controlsOf("n0", options)).toMatchObject({ isRouted: true, existing: "rip" });
    expect(controlsOf("n2", options)).toMatchObject({ isRouted: false, existing: "keep" });
    expect(controlsOf("n0", { ...options, existing: { byNet: { [netId("n0")]: "keep" } } }).existing).toBe("keep");
  });

  it("opens planes never, where needed or freely, and of a net whose layers are named only those", () => {
    const layersBy = (options: RoutingOptions) => {
      const { allowedLayers, openablePlanes } = controlsOf("n0", options);
      return [allowedLayers, openablePlanes];
    };
    expect(layersBy({ planes: "needed" })).toEqual([["F.Cu", "In2.Cu", "B.Cu"], ["In1.Cu"]]);
    expect(layersBy({ planes: "never" })).toEqual([["F.Cu", "In2.Cu", "B.Cu"], []]);
    expect(layersBy({ planes: "free" })).toEqual([["F.Cu", "In1.Cu", "In2.Cu", "B.Cu"], []]);
    expect(layersBy({ layers: { default: ["B.Cu"] } })).toEqual([["B.Cu"], []]);
  });

  it("never allows a plane, even by options that nobody checked", () => {
    expect(controlsOf("n0", { layers: { default: ["F.Cu", "In1.Cu"] } }).allowedLayers).toEqual(["F.Cu"]);
  });

  it("takes what objects inherit for no setting of a net that bears such a name", () => {
    expect(controlsOf("constructor", { priority: { byNet: {} }, existing: { byClass: {} } })).toMatchObject({
      priority: 5,
      existing: "keep",
    });
  });
});
