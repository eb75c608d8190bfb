import { describe, expect, it } from "vitest";
import type { NetRule, RoutingProblem } from "../problem.ts";
import { chooseGrid } from "./grid.ts";

const RULE: NetRule = {
  name: "A",
  width: 250_000,
  neckWidth: 250_000,
  clearance: 200_000,
  via: { diameter: 600_000, drill: 300_000 },
  smallVia: { diameter: 600_000, drill: 300_000 },
  layers: 3,
  planes: 0,
  priority: 5,
  existing: "keep",
  improvesGiven: false,
};

function problemOf(side: number, rule: Partial<NetRule> = {}): RoutingProblem {
  return {
    layerCount: 2,
    trackLayers: 3,
    box: { minX: 0, minY: 0, maxX: side, maxY: side },
    outline: [],
    rules: { holeClearance: 0, holeToHole: 0, edgeClearance: 0, minClearance: 0 },
    nets: [{ ...RULE, ...rule }],
    obstacles: [],
    terminals: [{ net: 0, anchors: [], label: "R1 pad 1", item: "r1" }],
    areas: [],
    given: [],
    fixedJoints: 0,
  };
}

const PERIOD = RULE.width + RULE.clearance;

describe("the lattice", () => {
  it.each([
    [50, 4],
    [100, 3],
    [200, 2],
  ])("of a board of %i mm has %i steps to a track with its clearance", (side, steps) => {
    expect(chooseGrid(problemOf(side * 1e6)).pitch).toBe(PERIOD / steps);
  });

  it("keeps a whole number of steps where tracks are wide", () => {
    const { pitch } = chooseGrid(problemOf(50e6, { width: 1_000_000 }));
    expect(1_200_000 % pitch).toBe(0);
    expect(pitch).toBeLessThanOrEqual(260_000);
  });

  it("never has more nodes than memory allows", () => {
    expect(chooseGrid(problemOf(2_000e6)).nodes).toBeLessThan(13_000_000);
  });
});
