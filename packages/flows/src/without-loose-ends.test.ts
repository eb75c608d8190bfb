import { type Board, emptyBoard, itemId, netId, type Pad, type Track } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { withoutLooseEnds } from "./without-loose-ends.ts";

const net = netId("a");

function pad(id: string): Pad {
  return aPad({
    id: itemId(id),
    shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
    net,
  });
}

function track(id: string, from: readonly [number, number], to: readonly [number, number], locked = false): Track {
  const [start, end] = [from, to].map(([x, y]) => ({ x: fromMm(x), y: fromMm(y) })) as [Track["start"], Track["end"]];
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net, locked });
}

/** Two pads 10 mm apart, joined by `way`, with a stub of two pieces hanging on its middle. */
function boardWithStub(): Board {
  const part = (id: string, x: number) =>
    aFootprint({
      id: itemId(id),
      reference: id,
      position: { x: fromMm(x), y: fromMm(5) },
      pads: [pad(`${id}-pad`)],
    });
  return {
    ...emptyBoard(2),
    nets: [{ id: net, name: "A" }],
    footprints: [part("R1", 5), part("R2", 15)],
    tracks: [
      track("left", [5, 5], [10, 5]),
      track("right", [10, 5], [15, 5]),
      track("stub", [10, 5], [10, 8]),
      track("tip", [10, 8], [12, 8]),
    ],
  };
}

const idsOf = (board: Board) => board.tracks.map(({ id }) => id);

describe("loose ends", () => {
  test("go piece by piece, and what joins stays", () => {
    const board = boardWithStub();
    expect(idsOf(withoutLooseEnds(board, new Set(idsOf(board))))).toEqual(["left", "right"]);
  });

  test("of others stay as they are", () => {
    const board = boardWithStub();
    expect(withoutLooseEnds(board, new Set([itemId("left")]))).toBe(board);
  });
});

test("keeps the short piece between two tracks that overlap but do not end on one another", () => {
  const board = boardWithStub();
  const chain = [
    track("left", [5, 5], [9.9, 5]),
    track("between", [9.9, 5], [10.1, 5]),
    track("right", [10.1, 5], [15, 5]),
  ];
  const mine = new Set(chain.map(({ id }) => id));
  expect(withoutLooseEnds({ ...board, tracks: chain }, mine).tracks.map(({ id }) => id)).toEqual([
    "left",
    "between",
    "right",
  ]);
});
