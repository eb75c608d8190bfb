import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  netId,
  PLAIN_ATTRIBUTES,
  type Track,
} from "@tracewright/board";
import { expect, test } from "vitest";
import { openedByStep } from "./opened-by-step.ts";

const [SDA, SCL] = [netId("sda"), netId("scl")];

const track: Track = {
  id: itemId("t"),
  start: { x: 0, y: 0 },
  end: { x: 10, y: 0 },
  width: 2,
  layer: "F.Cu",
  locked: false,
  net: SDA,
};

const part = (reference: string): Footprint => ({
  id: itemId(reference),
  reference,
  value: "",
  library: "",
  position: { x: 0, y: 0 },
  rotation: 0,
  side: "front",
  locked: false,
  attributes: PLAIN_ATTRIBUTES,
  pads: ["1", "2"].map((number) => ({
    id: itemId(`${reference}-${number}`),
    number,
    kind: "smd",
    shape: { kind: "rect", size: { width: 1, height: 1 } },
    position: { x: 0, y: 0 },
    rotation: 0,
    layers: ["F.Cu"],
  })),
  graphics: [],
  texts: [],
  zones: [],
  models: [],
  properties: {},
});

const BOARD: Board = { ...emptyBoard(), footprints: [part("U1"), part("U2"), part("U3")] };

const airwire = (net: typeof SDA, from: string, to: string) => ({
  net,
  from: { item: itemId(from), position: { x: 0, y: 0 } },
  to: { item: itemId(to), position: { x: 0, y: 0 } },
});

const step = (name: string, removed: readonly Track[]) => ({
  name,
  edits: [{ lists: [{ list: "tracks" as const, added: [], removed, updated: [] }], settings: [] }],
  selectionBefore: [itemId("U1")],
  selectionAfter: [itemId("U1")],
});

test("what a move parted counts: at its parts, on nets whose tracks it took away", () => {
  const airwires = [airwire(SDA, "U1-1", "U2-1"), airwire(SDA, "U2-2", "U3-1"), airwire(SCL, "U1-2", "U3-2")];
  expect(openedByStep(step("move", [track]), BOARD, airwires)).toBe(1);
  expect(openedByStep(step("rotate", [track]), BOARD, airwires)).toBe(1);
});

test("nothing is told of what was never drawn, of what was deleted, or before anything was done", () => {
  const airwires = [airwire(SDA, "U1-1", "U2-1")];
  expect(openedByStep(step("move", []), BOARD, airwires)).toBe(0);
  expect(openedByStep(step("delete", [track]), BOARD, airwires)).toBe(0);
  expect(openedByStep(undefined, BOARD, airwires)).toBe(0);
});
