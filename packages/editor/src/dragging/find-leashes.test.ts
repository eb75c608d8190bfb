import { type Board, emptyBoard, type Footprint, itemId, netId, type Track } from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { findLeashes } from "./find-leashes.ts";

const net = netId("a");
const at = (x: number, y = 0) => ({ x: fromMm(x), y: fromMm(y) });
const part: Footprint = aFootprint({ id: itemId("R1"), reference: "R1", pads: [aPad({ id: itemId("R1.1"), net })] });
const track = (id: string, from: [number, number], to: [number, number], more: Partial<Track> = {}): Track =>
  aTrack({ id: itemId(id), start: at(...from), end: at(...to), net, ...more });
const along = track("along", [0, 0], [10, 0]);

function boardOf(tracks: readonly Track[], more: Partial<Board> = {}): Board {
  return { ...emptyBoard(), nets: [{ id: net, name: "A" }], footprints: [part], tracks, ...more };
}

/** The far end of each leash, and what stays of cut tracks, in mm. */
function leashesOn(board: Board) {
  const { leashes, cut } = findLeashes(board, [part]);
  const mm = ({ x, y }: { x: number; y: number }) => [x / fromMm(1), y / fromMm(1)];
  return {
    farEnds: leashes.map(({ points }) => mm(points.at(-1)!)),
    staying: cut.flatMap(({ staying }) => staying.map(({ start, end }) => [mm(start), mm(end)])),
  };
}

describe("the tracks that follow a part", () => {
  it("follow as far as the end where nothing joins them", () => {
    expect(leashesOn(boardOf([along]))).toEqual({ farEnds: [[10, 0]], staying: [] });
  });

  it("follow up to a track that ends or crosses midway, and stay beyond it", () => {
    const cutAtFour = {
      farEnds: [[4, 0]],
      staying: [
        [
          [4, 0],
          [10, 0],
        ],
      ],
    };
    expect(leashesOn(boardOf([along, track("tee", [4, 0.05], [4, 6])]))).toEqual(cutAtFour);
    expect(leashesOn(boardOf([along, track("cross", [4, -6], [4, 6])]))).toEqual(cutAtFour);
  });

  it("follow up to a via or another part's pad beside their middle line", () => {
    const via = aVia({ id: itemId("via"), position: at(4, 0.2), net });
    expect(leashesOn(boardOf([along], { vias: [via] })).farEnds).toEqual([[4, 0]]);
    const other = aFootprint({
      id: itemId("R2"),
      reference: "R2",
      position: at(4, 0.5),
      pads: [aPad({ id: itemId("R2.1"), net })],
    });
    expect(leashesOn(boardOf([along], { footprints: [part, other] })).farEnds).toEqual([[4, 0]]);
  });

  it("pass copper of other nets and other layers, and tracks that end on the same pad", () => {
    const passing = [
      track("other net", [4, -6], [4, 6], { net: netId("b") }),
      track("below", [5, -6], [5, 6], { layer: "B.Cu" }),
    ];
    expect(leashesOn(boardOf([along, ...passing])).farEnds).toEqual([[10, 0]]);
    const beside = track("beside", [0, 0], [10, 0.3]);
    expect(leashesOn(boardOf([along, beside])).farEnds).toEqual([
      [10, 0],
      [10, 0.3],
    ]);
  });

  it("are both halves of a track that crosses the pad", () => {
    const across = track("across", [-10, 0], [10, 0]);
    expect(leashesOn(boardOf([across]))).toEqual({
      farEnds: [
        [-10, 0],
        [10, 0],
      ],
      staying: [],
    });
  });
});
