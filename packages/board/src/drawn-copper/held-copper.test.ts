import { fromMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";
import { aFootprint, aPad, aPour, aTrack, aVia, aZone } from "../testing/index.ts";
import { countCopperOfParts } from "./copper-count.ts";
import { heldCopper } from "./held-copper.ts";

const SENSE = netId("sense");
const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

describe("copper that is held", () => {
  test("is an electrode of tracks with its part, whatever else is on its net", () => {
    const board = boardOf({
      footprints: [pad("U1", 0, 0), pad("R1", 20, 0)],
      tracks: [way("link", [0, 0], [20, 0]), ...comb(5)],
    });
    expect(held(board)).toEqual(comb(5).map(({ id }) => id));
    const alone = boardOf({ footprints: [pad("U1", 10, 0)], tracks: comb(5) });
    expect(held(alone)).toEqual(comb(5).map(({ id }) => id));
    expect([...heldCopper(alone).parts]).toEqual(["U1"]);
  });

  test("is an antenna that leaves its feed and ends free", () => {
    const meander = [way("m1", [20, 0], [20, 4]), way("m2", [20, 4], [24, 4]), way("m3", [24, 4], [24, 0])];
    const board = boardOf({
      footprints: [pad("U1", 0, 0), pad("C1", 20, 0)],
      tracks: [way("feed", [0, 0], [20, 0]), ...meander],
    });
    expect(held(board)).toEqual(["m1", "m2", "m3"]);
    expect([...heldCopper(board).parts]).toEqual(["C1"]);
  });

  test("is a mesh, though it joins many pads", () => {
    const lines = [0, 4, 8, 12, 16].flatMap((step) => [
      way(`h${step}`, [0, step], [16, step]),
      way(`v${step}`, [step, 0], [step, 16]),
    ]);
    const board = boardOf({ footprints: [pad("J1", 0, 0), pad("J2", 16, 16)], tracks: lines });
    expect(held(board)).toHaveLength(10);
  });

  test("is what is locked, what has no net, and an area that one pad lies in", () => {
    const { net: _, ...bare } = way("bare", [0, 5], [9, 5]);
    const board = boardOf({
      footprints: [pad("U1", 0, 0), pad("U2", 20, 0), pad("U3", 30, 0)],
      tracks: [{ ...way("locked", [0, 0], [20, 0]), locked: true }, bare],
      zones: [zone("plate", 25, -5, 35, 5), zone("plane", -5, -5, 35, 5)],
    });
    expect(held(board)).toEqual(["bare", "locked", "plate"]);
  });

  test("is no way between pads, through vias and areas, with loops and short ends left over", () => {
    const board = boardOf({
      footprints: [pad("U1", 0, 0), pad("U2", 20, 0), pad("C1", 40, 0)],
      tracks: [
        way("a", [0, 0], [10, 0]),
        { ...way("b", [10, 0], [20, 0]), layer: "B.Cu" },
        way("c", [10, 0], [20, 0]),
        way("end", [10, 0], [10, 3]),
        way("drop", [40, 0], [42, 0]),
      ],
      vias: [via("v1", 10, 0), via("v2", 20, 0), via("v3", 42, 0), via("s1", 45, 2), via("s2", 46, 2)],
      zones: [
        { ...zone("pour", 38, -5, 50, 5), layers: ["B.Cu"] },
        { ...zone("pour 2", 43, -5, 50, 5), layers: ["F.Cu"] },
      ],
    });
    expect(held(board)).toEqual([]);
    expect(heldCopper(board).parts.size).toBe(0);
  });
});

test("what goes with the parts that move is counted by net, and held copper is not among it", () => {
  const board = boardOf({
    footprints: [pad("U1", 0, 0), pad("R1", 20, 0)],
    tracks: [way("link", [0, 0], [20, 0]), ...comb(5)],
  });
  expect(countCopperOfParts(board, board.footprints)).toEqual({
    tracks: 1,
    vias: 0,
    zones: 0,
    refilled: 0,
    nets: [{ name: "SENSE", tracks: 1, vias: 0, zones: 0 }],
  });
});

function held(board: Board): string[] {
  return [...heldCopper(board).items].sort();
}

/** Fingers of 10 mm that hang on one back, from (10, 0) on. */
function comb(fingers: number): Track[] {
  const each = Array.from({ length: fingers }, (_, finger) =>
    way(`finger ${finger}`, [10 + finger, 2], [10 + finger, 12]),
  );
  return [way("back", [10, 2], [9 + fingers, 2]), ...each, way("stem", [10, 0], [10, 2])].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

function way(id: string, [x1, y1]: [number, number], [x2, y2]: [number, number]): Track {
  return aTrack({
    id: itemId(id),
    start: at(x1, y1),
    end: at(x2, y2),
    width: fromMm(0.3),
    net: SENSE,
  });
}

function via(id: string, x: number, y: number): Via {
  return aVia({
    id: itemId(id),
    position: at(x, y),
    diameter: fromMm(0.6),
    drill: fromMm(0.3),
    net: SENSE,
  });
}

function zone(id: string, x1: number, y1: number, x2: number, y2: number): Zone {
  return aZone({
    id: itemId(id),
    outline: [[at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)]],
    net: SENSE,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.4),
    }),
  });
}

function pad(reference: string, x: number, y: number): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    position: at(x, y),
    pads: [
      aPad({
        id: itemId(`${reference} pad`),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        net: SENSE,
      }),
    ],
  });
}

function boardOf(further: Partial<Board>): Board {
  return { ...emptyBoard(2), nets: [{ id: SENSE, name: "SENSE" }], ...further };
}
