import { emptyBoard, itemId } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { findSnap, gridPoint } from "./find-snap.ts";
import { snapIndex } from "./snap-points.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const place = fc.record({ x: fc.integer({ min: 0, max: 40e6 }), y: fc.integer({ min: 0, max: 30e6 }) });

describe("a pointer", () => {
  const line = { kind: "line" as const, start: at(1, 1), end: at(5, 1) };
  const graphic = { id: itemId("edge"), layer: "Edge.Cuts" as const, shape: line, filled: false };
  const board = { ...emptyBoard(), graphics: [{ ...graphic, stroke: { width: 0, style: "solid" as const } }] };
  const options = { grid: fromMm(0.5), reach: fromMm(0.3) };

  it("snaps to the ends and the middle of an edge, and to the grid elsewhere", () => {
    expect(findSnap(board, at(5.1, 1.2), options)).toMatchObject({
      point: at(5, 1),
      to: { kind: "end", item: "edge" },
    });
    expect(findSnap(board, at(2.9, 0.9), options)).toMatchObject({ point: at(3, 1), to: { kind: "middle" } });
    expect(findSnap(board, at(4.1, 1.2), options)).toEqual({ point: at(4, 1) });
    expect(findSnap(board, at(4.1, 1.2), { ...options, grid: 0 })).toEqual({ point: at(4.1, 1.2) });
    expect(findSnap(board, at(5.1, 1.2), { ...options, isMeant: () => false })).toEqual({ point: at(5, 1) });
  });

  it("goes to a crossing of the grid that is not half a step away, wherever the grid begins", () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 3e6 }), (pointer, origin, grid) => {
        const { x, y } = gridPoint(pointer, grid, origin);
        expect(Math.abs((x - origin.x) % grid)).toBe(0);
        expect(Math.abs((y - origin.y) % grid)).toBe(0);
        expect(Math.abs(x - pointer.x)).toBeLessThanOrEqual(grid / 2 + 1);
        expect(Math.abs(y - pointer.y)).toBeLessThanOrEqual(grid / 2 + 1);
      }),
    );
  });

  it("snaps to the nearest place within reach, on any board", () => {
    fc.assert(
      fc.property(arbitraryBoard, place, fc.integer({ min: 0, max: 4e6 }), (any, pointer, reach) => {
        const away = ({ x, y }: Point) => Math.hypot(x - pointer.x, y - pointer.y);
        const all = snapIndex(any).near(pointer, 1e9);
        const { point, to } = findSnap(any, pointer, { grid: 0, reach });
        if (to) expect(away(point)).toBe(Math.min(...all.map((snap) => away(snap.point))));
        else expect(all.every((snap) => away(snap.point) > reach)).toBe(true);
      }),
    );
  });
});
