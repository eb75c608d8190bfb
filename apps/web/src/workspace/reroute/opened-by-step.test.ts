import { type Board, emptyBoard, type Footprint, itemId, netId, type Track } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { openedByStep } from "./opened-by-step.ts";

const [SDA, SCL] = [netId("sda"), netId("scl")];

const track: Track = aTrack({
  id: itemId("t"),
  start: { x: 0, y: 0 },
  end: { x: 10, y: 0 },
  width: 2,
  net: SDA,
});

const part = (reference: string): Footprint =>
  aFootprint({
    id: itemId(reference),
    reference,
    pads: ["1", "2"].map((number) =>
      aPad({
        id: itemId(`${reference}-${number}`),
        number,
        shape: { kind: "rect", size: { width: 1, height: 1 } },
      }),
    ),
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
