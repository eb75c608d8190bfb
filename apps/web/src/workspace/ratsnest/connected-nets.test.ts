import { type Board, emptyBoard, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { expect, test } from "vitest";
import { connectedNets } from "./connected-nets.ts";

const NETS = ["SDA", "LONE", "unconnected-(J1-Shield)"].map((name) => ({ id: netId(name), name }));

const BOARD: Board = {
  ...emptyBoard(),
  nets: NETS,
  footprints: [
    {
      id: itemId("J1"),
      reference: "J1",
      value: "",
      library: "",
      position: { x: 0, y: 0 },
      rotation: 0,
      side: "front",
      locked: false,
      attributes: PLAIN_ATTRIBUTES,
      pads: ["SDA", "SDA", "LONE", "unconnected-(J1-Shield)", "unconnected-(J1-Shield)"].map((net, index) => ({
        id: itemId(`pad ${index}`),
        number: `${index}`,
        kind: "smd",
        shape: { kind: "circle", diameter: 1 },
        position: { x: 0, y: 0 },
        rotation: 0,
        layers: ["F.Cu"],
        net: netId(net),
      })),
      graphics: [],
      texts: [],
      zones: [],
      models: [],
      properties: {},
    },
  ],
};

test("nets of one pad, and of pins that are left unconnected, are not listed; an open one always is", () => {
  const names = (open: readonly string[]) =>
    connectedNets(BOARD, new Map(open.map((net) => [netId(net), 1]))).map(({ name }) => name);
  expect(names([])).toEqual(["SDA"]);
  expect(names(["unconnected-(J1-Shield)"])).toEqual(["SDA", "unconnected-(J1-Shield)"]);
});
