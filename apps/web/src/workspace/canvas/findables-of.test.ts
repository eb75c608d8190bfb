import { type Board, emptyBoard, type Footprint, itemId, type NetId, netId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { findablesOf } from "./findables-of.ts";

const [SDA, LONE, SHIELD] = [netId("sda"), netId("lone"), netId("shield")];

const part = (reference: string, nets: readonly NetId[]): Footprint =>
  aFootprint({
    id: itemId(reference),
    reference,
    value: "4k7",
    pads: nets.map((net, index) =>
      aPad({
        id: itemId(`${reference}-${index}`),
        number: `${index}`,
        shape: { kind: "rect", size: { width: 1, height: 1 } },
        net,
      }),
    ),
  });

const BOARD: Board = {
  ...emptyBoard(),
  nets: [
    { id: SDA, name: "I2C{slash}SDA" },
    { id: LONE, name: "unconnected-(R2-Pad1)" },
    { id: SHIELD, name: "unconnected-(R2-Shield)" },
  ],
  footprints: [part("R10", [SDA]), part("R2", [SDA, LONE, SHIELD, SHIELD])],
};

test("parts stand in natural order, nets that join nothing are left out, and what is found leads to itself", () => {
  const gone: string[] = [];
  const found = findablesOf(BOARD, {
    onPart: ({ reference }) => gone.push(reference),
    onNet: (net) => gone.push(net),
    onLayer: (layer) => gone.push(layer),
    wordPads: (count) => `${count} pads`,
  });
  expect(found.filter(({ kind }) => kind !== "layer").map(({ name, detail }) => [name, detail])).toEqual([
    ["R2", "4k7"],
    ["R10", "4k7"],
    ["I2C/SDA", "2 pads"],
  ]);
  for (const { go } of found.slice(0, 3)) go();
  expect(gone).toEqual(["R2", "R10", SDA]);
});
