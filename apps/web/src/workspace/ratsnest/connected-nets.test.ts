import { type Board, emptyBoard, itemId, netId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { connectedNets } from "./connected-nets.ts";

const NETS = ["SDA", "LONE", "unconnected-(J1-Shield)"].map((name) => ({ id: netId(name), name }));

const BOARD: Board = {
  ...emptyBoard(),
  nets: NETS,
  footprints: [
    aFootprint({
      id: itemId("J1"),
      reference: "J1",
      pads: ["SDA", "SDA", "LONE", "unconnected-(J1-Shield)", "unconnected-(J1-Shield)"].map((net, index) =>
        aPad({
          id: itemId(`pad ${index}`),
          number: `${index}`,
          shape: { kind: "circle", diameter: 1 },
          net: netId(net),
        }),
      ),
    }),
  ],
};

test("nets of one pad, and of pins that are left unconnected, are not listed; an open one always is", () => {
  const names = (open: readonly string[]) =>
    connectedNets(BOARD, new Map(open.map((net) => [netId(net), 1]))).map(({ name }) => name);
  expect(names([])).toEqual(["SDA"]);
  expect(names(["unconnected-(J1-Shield)"])).toEqual(["SDA", "unconnected-(J1-Shield)"]);
});
