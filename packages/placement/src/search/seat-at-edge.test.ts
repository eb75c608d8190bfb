import { type EdgeIntent, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Cost } from "../cost/cost.ts";
import { distanceFromEdge, isAtEdge } from "../layout/edge.ts";
import { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import { PROFILES } from "../problem/profile.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { seatAtEdge } from "./seat-at-edge.ts";

const profile = PROFILES[0]!;
const edge: EdgeIntent = {
  id: "edge J1",
  kind: "edge",
  origin: "person",
  part: "J1",
  reason: { code: "said", facts: {} },
};
const plug = testPart({ reference: "J1", width: 6, height: 4, nets: ["A", "B"], at: mm(90, 5), row: -0.4 });
const chip = (reference: string, size: number) =>
  testPart({ reference, width: size, height: size, nets: ["A", reference], at: mm(90, 15) });

function layoutOf(chips: readonly (readonly [x: number, y: number])[], size: number): Layout {
  const board = testBoard({ width: 30, height: 20 }, [plug, ...chips.map((_, index) => chip(`U${index}`, size))]);
  const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [edge] });
  const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
  layout.put(0, { x: fromMm(15), y: fromMm(10), pose: 0 });
  for (const [index, [x, y]] of chips.entries()) layout.put(index + 1, { x: fromMm(x), y: fromMm(y), pose: 0 });
  return layout;
}

const isLegal = (layout: Layout) => [...layout.stands.keys()].every((part) => layout.fits(part, layout.placeOf(part)));

describe("a connector away from the edge", () => {
  it("is put there, and what stood in the way finds other room", () => {
    const along = [2.2, 6.4, 10.6, 14.8, 19, 23.2, 27.4];
    const rim = [...along.map((x) => [x, 2.2] as const), ...along.map((x) => [x, 17.8] as const)];
    const layout = layoutOf([...rim, [2.2, 10], [27.4, 10]], 4);
    expect(distanceFromEdge(layout, 0)).toBeGreaterThan(fromMm(5));
    expect(seatAtEdge(layout, new Cost(layout, profile), { part: 0, profile })).toBe(true);
    expect(distanceFromEdge(layout, 0)).toBeLessThan(fromMm(0.5));
    expect(isLegal(layout)).toBe(true);
  });

  it("that was turned over finds its seat on the side where there is room for one", () => {
    const along = [2.2, 6.4, 10.6, 14.8, 19, 23.2, 27.4];
    const rim = [...along.map((x) => [x, 2.2] as const), ...along.map((x) => [x, 17.8] as const)];
    const layout = layoutOf([...rim, [2.2, 6.6], [2.2, 11.2], [27.4, 6.6], [27.4, 11.2]], 4);
    layout.problem.rules.turningOver[0] = TURNS_OVER.lastResort;
    layout.problem.rules.still.fill(1, 1);
    layout.put(0, { x: fromMm(15), y: fromMm(10), pose: OWN_SIDE_POSES });
    seatAtEdge(layout, new Cost(layout, profile), { part: 0, profile });
    expect(distanceFromEdge(layout, 0)).toBeLessThan(fromMm(0.5));
    expect(layout.pose[0]).toBeGreaterThanOrEqual(OWN_SIDE_POSES);
    expect(layout.fits(0, layout.placeOf(0))).toBe(true);
  });

  it("pushes its neighbours aside along the rim, where no gap is long enough for it", () => {
    const others = [5, 12.3, 19.6, 25.6];
    const plugs = others.map((_, index) => ({ ...plug, id: itemId(`J${index + 2}`), reference: `J${index + 2}` }));
    const board = testBoard({ width: 34, height: 5 }, [plug, ...plugs]);
    const intents = [plug, ...plugs].map(({ reference }) => ({ ...edge, id: `edge ${reference}`, part: reference }));
    const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents });
    const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
    for (const [index, x] of others.entries()) layout.put(index + 1, { x: fromMm(x), y: fromMm(2.5), pose: 0 });
    layout.put(0, { x: fromMm(60), y: fromMm(2.5), pose: 0 });
    seatAtEdge(layout, new Cost(layout, profile), { part: 0, profile });
    expect([...layout.stands.keys()].map((part) => isAtEdge(problem, part, layout.placeOf(part)))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(isLegal(layout)).toBe(true);
  });

  it("stays where nobody can make room", () => {
    const layout = layoutOf([], 4);
    const boxed = layout.placeOf(0);
    layout.problem.rules.still[0] = 1;
    seatAtEdge(layout, new Cost(layout, profile), { part: 0, profile });
    expect(layout.placeOf(0)).toEqual(boxed);
  });

  it("is left alone where it stands at the edge already", () => {
    const layout = layoutOf([], 4);
    layout.put(0, { x: fromMm(15), y: fromMm(18), pose: 0 });
    expect(seatAtEdge(layout, new Cost(layout, profile), { part: 0, profile })).toBe(false);
  });
});
