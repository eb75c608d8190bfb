import { type Box, fromMm, type Point, toMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { flipFootprint } from "../footprints/flip-footprint.ts";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId } from "../records/ids.ts";
import { aFootprint, aPad, aTrack, aZone, BARE_POUR } from "../testing/index.ts";
import { antennaAreas } from "./antenna-areas.ts";
import { withAntennaRooms } from "./given-antenna-rooms.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const ringOf = (x1: number, y1: number, x2: number, y2: number) => [at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)];

/** A body of 10 × 16 mm whose pads end 6 mm before its upper end, at (30, 8): the end lies at the upper edge of the board. */
function moduleOf(library: string): Footprint {
  return aFootprint({
    id: itemId("U1"),
    reference: "U1",
    library,
    position: at(30, 8),
    pads: [-4, 4].flatMap((x) =>
      [-1.5, 7].map((y) =>
        aPad({
          id: itemId(`${x} ${y}`),
          shape: { kind: "rect" as const, size: { width: fromMm(2), height: fromMm(1) } },
          position: at(x, y),
        }),
      ),
    ),
    graphics: [
      {
        id: itemId("body"),
        layer: "F.Fab",
        shape: { kind: "rect", start: at(-5, -8), end: at(5, 8) },
        stroke: { width: 0, style: "solid" },
        filled: false,
      },
    ],
  });
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** A board of 60 × 40 mm that is poured but for a window about the antenna in its upper edge. */
function pouredBoard({ from, to, depth }: Window, { library = "x:ESP32-C3-MINI-1", share = 60 } = {}): Board {
  const outer = [
    at(0, 0),
    at(from, 0),
    at(from, depth),
    at(to, depth),
    at(to, 0),
    at(share, 0),
    at(share, 40),
    at(0, 40),
  ];
  return {
    ...emptyBoard(),
    graphics: [
      {
        id: itemId("edge"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: at(0, 0), end: at(60, 40) },
        stroke: { width: 0, style: "solid" },
        filled: false,
      },
    ],
    footprints: [moduleOf(library)],
    zones: [
      aZone({
        id: itemId("pour"),
        outline: [ringOf(0, 0, 60, 40)],
        pour: BARE_POUR,
        filled: true,
        fills: [{ layer: "F.Cu", polygons: [{ outer, holes: [] }] }],
      }),
    ],
  };
}

const inMm = (box: Box | undefined) => box && [box.minX, box.minY, box.maxX, box.maxY].map(toMm);
const roomOf = (board: Board) => inMm(withAntennaRooms(board).footprints[0]?.antennaRoom);

describe("the room that a layout kept clear around an antenna", () => {
  test("reaches beyond the end to where copper begins, and not over the edge of the board", () => {
    // 3.2 mm to the left of the body and 7.1 mm to its right, in steps of half a millimetre.
    expect(roomOf(pouredBoard({ from: 21.8, to: 42.1, depth: 6 }))).toEqual([-8, -8, 12, -2.3]);
  });

  test("ends at the distance that the maker of the module states, and at 5 mm where none does", () => {
    const window = { from: 2, to: 58, depth: 6 };
    expect(roomOf(pouredBoard(window))).toEqual([-20, -8, 20, -2.3]);
    expect(roomOf(pouredBoard(window, { library: "x:HC-05" }))).toEqual([-10, -8, 10, -2.3]);
  });

  test("begins where the pour about the pads ends, and is none where most of the end lies over copper", () => {
    expect(roomOf(pouredBoard({ from: 20, to: 40, depth: 5 }))).toEqual([-9.5, -8, 9.5, -3.3]);
    expect(roomOf(pouredBoard({ from: 20, to: 40, depth: 2 }))).toBeUndefined();
  });

  test("ends at tracks and other parts", () => {
    const board = pouredBoard({ from: 10, to: 50, depth: 6 });
    const other = { ...moduleOf("x:SOIC-8"), id: itemId("U2"), position: at(45, 8), graphics: [] };
    const track = aTrack({
      id: itemId("t"),
      start: at(22, 1),
      end: at(22, 30),
      width: fromMm(0.2),
    });
    expect(roomOf({ ...board, tracks: [track] })?.[0]).toBe(-7.5);
    const lower = other.pads.map((pad) => ({ ...pad, position: { ...pad.position, y: fromMm(-5) } }));
    expect(roomOf({ ...board, footprints: [...board.footprints, { ...other, pads: lower }] })?.[2]).toBe(9.5);
  });

  test("is not read from boards that are hardly poured, nor of parts without an antenna", () => {
    expect(roomOf(pouredBoard({ from: 21, to: 39, depth: 6 }, { share: 25 }))).toBeUndefined();
    expect(roomOf(pouredBoard({ from: 10, to: 50, depth: 6 }, { library: "x:SOIC-8" }))).toBeUndefined();
  });

  test("is a rule area of the module beside its end, and goes with it to the other side", () => {
    const [module] = withAntennaRooms(pouredBoard({ from: 20, to: 40, depth: 6 })).footprints;
    expect(module && antennaAreas(module).length).toBe(2);
    const flipped = module && flipFootprint(module, emptyBoard());
    expect(inMm(flipped?.antennaRoom)).toEqual([-9.5, 2.3, 9.5, 8]);
    expect(flipped && antennaAreas(flipped).map(({ outline }) => outline[0]?.map(({ y }) => toMm(y)))).toEqual([
      [2.3, 2.3, 8, 8],
      [2.3, 2.3, 8, 8],
    ]);
  });
});
