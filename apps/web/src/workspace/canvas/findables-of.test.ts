import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  type NetId,
  netId,
  PLAIN_ATTRIBUTES,
} from "@tracewright/board";
import { expect, test } from "vitest";
import { findablesOf } from "./findables-of.ts";

const [SDA, LONE, SHIELD] = [netId("sda"), netId("lone"), netId("shield")];

const part = (reference: string, nets: readonly NetId[]): Footprint => ({
  id: itemId(reference),
  reference,
  value: "4k7",
  library: "",
  position: { x: 0, y: 0 },
  rotation: 0,
  side: "front",
  locked: false,
  attributes: PLAIN_ATTRIBUTES,
  pads: nets.map((net, index) => ({
    id: itemId(`${reference}-${index}`),
    number: `${index}`,
    kind: "smd",
    shape: { kind: "rect", size: { width: 1, height: 1 } },
    position: { x: 0, y: 0 },
    rotation: 0,
    layers: ["F.Cu"],
    net,
  })),
  graphics: [],
  texts: [],
  zones: [],
  models: [],
  properties: {},
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
