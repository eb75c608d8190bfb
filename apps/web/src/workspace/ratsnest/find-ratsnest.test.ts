import { type Board, emptyBoard, type Footprint, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { findRatsnest } from "./find-ratsnest.ts";

const NET = netId("n");
const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

function part(reference: string, x: number): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    library: "Test:Pad",
    position: mm(x, 0),
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads: [
      aPad({
        id: itemId(`${reference}-1`),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        position: mm(0, 0),
        net: NET,
      }),
    ],
  });
}

const track = (from: number, to: number) =>
  ({ start: mm(from, 0), end: mm(to, 0), width: fromMm(0.2), layer: "F.Cu", net: NET }) as const;

/** Three pads of one net in a row, 10 mm apart; the first two are connected. */
const BOARD: Board = {
  ...emptyBoard(),
  nets: [{ id: NET, name: "N" }],
  footprints: [part("A1", 0), part("A2", 10), part("A3", 20)],
  tracks: [{ ...track(0, 10), id: itemId("track"), locked: false }],
};

describe("the ratsnest of a board on view", () => {
  it("is there before any run, for what is open on the board itself", () => {
    const { total, connected, airwires } = findRatsnest(BOARD, null);
    expect({ total, connected }).toEqual({ total: 2, connected: 1 });
    expect(airwires).toHaveLength(1);
    expect([airwires[0]?.from.position.x, airwires[0]?.to.position.x].sort()).toEqual([fromMm(10), fromMm(20)]);
  });

  it("counts copper that a run has found as made", () => {
    expect(findRatsnest(BOARD, { tracks: [track(10, 20)] })).toEqual({ total: 2, connected: 2, airwires: [] });
  });

  it("leaves out the tracks that a run from scratch took away", () => {
    const { connected, airwires } = findRatsnest(BOARD, { tracks: [track(10, 20)], strip: true });
    expect(connected).toBe(1);
    expect(airwires).toHaveLength(1);
  });

  it("follows parts that a run has moved, which leave the tracks of their nets behind", () => {
    const place = { id: "A3", position: mm(10.5, 0), rotation: 0, side: "front" };
    const { airwires } = findRatsnest(BOARD, { footprints: [place] });
    // A3 was placed on A2; the track from A1 to A2 is gone.
    expect(airwires.map(({ from, to }) => [from.position.x, to.position.x].sort())).toEqual([[0, fromMm(10)]]);
  });
});
