import { type Footprint, moveFootprint } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { describeAntennas } from "../candidate/describe-antennas.ts";
import { Layout } from "../layout/layout.ts";
import { roomOnBoard } from "../problem/antenna-rooms.ts";
import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { PROFILES } from "../problem/profile.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { AntennaIntrusion } from "./antenna-intrusion.ts";
import { Cost } from "./cost.ts";

/** 12 × 16 mm, its pads in its lower half, so that its upper end holds the antenna; its maker asks for 15 mm around it. */
function moduleAt(x: number, y: number, library = "Espressif:ESP32-C3-MINI-1"): Footprint {
  return {
    ...testPart({ reference: "U1", width: 12, height: 16, nets: ["A", "B"], at: mm(x, y), row: 0.2 }),
    library,
  };
}
const chip = (reference: string, x: number, y: number, locked = false) =>
  testPart({ reference, width: 2, height: 1, nets: ["A", "B"], at: mm(x, y), locked });

const SIZE = { width: 80, height: 60 };

function problemOf(parts: readonly Footprint[]): PlacementProblem {
  return placementProblemFromBoard(testBoard(SIZE, parts), { fixed: [], strip: true, intents: [] }).problem;
}

function layoutOf(problem: PlacementProblem): Layout {
  return new Layout(problem, { halo: 0, crowded: false, overhang: false });
}

describe("the room that a maker asks for around an antenna", () => {
  it("reaches beyond the end of the module on the three sides without pads", () => {
    const room = roomOnBoard(moduleAt(40, 40));
    expect(room && [room.minX, room.maxX].map((x) => x / 1e6)).toEqual([40 - 6 - 15 - 0.025, 40 + 6 + 15 + 0.025]);
    expect(room && room.minY / 1e6).toBeCloseTo(40 - 8 - 15 - 0.025);
    const turned = roomOnBoard(moveFootprint(moduleAt(40, 40), { position: mm(40, 40), rotation: 180 }));
    expect(turned && turned.maxY / 1e6).toBeCloseTo(40 + 8 + 15 + 0.025);
    expect(roomOnBoard(moduleAt(40, 40, "Espressif:ESP32-C3-MINI-1U"))).toBeUndefined();
  });

  it("costs parts in it by how deep they stand, and those behind the pads nothing", () => {
    const layout = layoutOf(problemOf([moduleAt(40, 40), chip("R1", 5, 55)]));
    layout.put(0, { ...mm(40, 40), pose: 0 });
    const costAt = (x: number, y: number) => {
      layout.put(1, { ...mm(x, y), pose: 0 });
      return new AntennaIntrusion(layout, layout.problem.antennaRooms!).total() / 1e6;
    };
    expect(costAt(40, 55)).toBe(0);
    expect(costAt(40, 16)).toBe(0);
    // Its lower edge at 20 mm lies 3.025 mm inside.
    expect(costAt(40, 19.5)).toBeCloseTo(3, 0);
    expect(costAt(40, 25.5)).toBeCloseTo(9, 0);
  });

  it("counts what stays, parts before a module that moves and modules that stay before parts that move", () => {
    const intrusion = (layout: Layout) => new AntennaIntrusion(layout, layout.problem.antennaRooms!).total();
    const first = layoutOf(problemOf([moduleAt(10, 40), chip("R1", 40, 25, true)]));
    first.put(0, { ...mm(40, 40), pose: 0 });
    expect(intrusion(first)).toBeGreaterThan(fromMm(5));
    first.put(0, { ...mm(40, 40), pose: 2 });
    expect(intrusion(first)).toBe(0);
    const second = layoutOf(problemOf([{ ...moduleAt(40, 40), locked: true }, chip("R1", 5, 55)]));
    second.put(0, { ...mm(40, 25), pose: 0 });
    expect(intrusion(second)).toBeGreaterThan(fromMm(5));
  });

  it("is counted the same move by move as anew", () => {
    const second = { ...moduleAt(60, 40), reference: "U2" };
    const problem = problemOf([
      moduleAt(20, 40),
      second,
      chip("R1", 5, 5),
      chip("R2", 70, 5),
      chip("R3", 40, 30, true),
    ]);
    const places = fc.record({
      x: fc.integer({ min: 0, max: 80 }),
      y: fc.integer({ min: 0, max: 60 }),
      pose: fc.integer({ min: 0, max: POSES - 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), places, places), {
          minLength: 1,
          maxLength: 8,
        }),
        (moves) => {
          const layout = layoutOf(problem);
          for (let part = 0; part < 4; part += 1) layout.put(part, { ...mm(20 * part, 30), pose: 0 });
          const cost = new Cost(layout, PROFILES[0]!);
          let total = cost.total();
          for (const [a, b, toA, toB] of moves) {
            const moved = Int32Array.from(new Set([a, b]));
            cost.begin(moved, moved.length);
            for (const [part, { x, y, pose }] of [
              [a, toA],
              [b, toB],
            ] as const)
              layout.put(part, { ...mm(x, y), pose });
            total += cost.change(moved, moved.length, Infinity);
          }
          expect(total).toBeCloseTo(new Cost(layout, PROFILES[0]!).total(), 0);
        },
      ),
    );
  });

  it("is told with what stands there, unless the antenna reaches the edge and nothing stands beside it", () => {
    const board = (parts: readonly Footprint[]) => testBoard(SIZE, parts);
    const told = (parts: readonly Footprint[]) => describeAntennas(board(parts), parts).map(({ message }) => message);
    expect(told([moduleAt(40, 30), chip("R1", 40, 15)])).toEqual([
      "U1: its manufacturer requires 15.0 mm without copper and parts around an antenna that does not reach over the board edge; R1 is 6.5 mm from it, and the board extends 22.0 mm in front of it.",
    ]);
    expect(told([moduleAt(40, 8), chip("R1", 50, 3)])).toEqual([
      "U1: its manufacturer requires 15.0 mm without copper and parts around an antenna that does not reach over the board edge; R1 is 3.0 mm from it.",
    ]);
    expect(told([moduleAt(40, 8), chip("R1", 40, 30)])).toEqual([]);
  });
});
