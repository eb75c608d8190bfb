import { itemId, netId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { CopperProbe } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { RoomMap, STEPS } from "./room-map.ts";

const PITCH = 100_000;
const place = fc
  .record({ x: fc.integer({ min: 0, max: 4_000 }), y: fc.integer({ min: 0, max: 3_000 }) })
  .map(({ x, y }): Point => ({ x: x * 10_000 + 7, y: y * 10_000 }));
const step = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), fc.nat(7));

describe("a map of the room for a track", () => {
  it("answers for each step as the exact question does", () => {
    let clear = 0;
    let blocked = 0;
    fc.assert(
      fc.property(arbitraryBoard, place, fc.array(step, { minLength: 40, maxLength: 80 }), (board, any, steps) => {
        const origin = board.vias[0]?.position ?? board.tracks[0]?.start ?? any;
        const probe = new CopperProbe({ ...board, zones: [] });
        const net = netId("net-of-its-own");
        const track = (start: Point, end: Point): Track => ({
          ...aTrack({ id: itemId("asked"), start, end, width: fromMm(0.25) }),
          net,
        });
        const isClear = (start: Point, end: Point) => probe.isTrackClear(track(start, end));
        const obstaclesIn = (box: Parameters<CopperProbe["obstaclesIn"]>[0]) =>
          probe.obstaclesIn(box, track(origin, origin));
        const map = new RoomMap(origin, PITCH, { isClear, obstaclesIn, width: fromMm(0.25) });
        for (const [column, row, heading] of steps) {
          const [dx, dy] = STEPS[heading]!;
          const exact = isClear(map.at(column, row), map.at(column + dx, row + dy));
          if (exact) clear++;
          else blocked++;
          expect(map.isStepClear(column, row, heading)).toBe(exact);
          expect(map.hasRoom(column, row)).toBe(isClear(map.at(column, row), map.at(column, row)));
        }
      }),
      { numRuns: 60 },
    );
    expect(Math.min(clear, blocked)).toBeGreaterThan(200);
  });
});
