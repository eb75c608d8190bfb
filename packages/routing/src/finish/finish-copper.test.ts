import { type Board, emptyBoard, type Net, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { turnAt } from "../geometry/octilinear.ts";
import type { Copper, Segment } from "../grid/route.ts";
import { Workbench } from "../search/workbench.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { finishCopper } from "./finish-copper.ts";
import { graphOf, otherEnd } from "./net-graph.ts";

const OWN: Net = { id: netId("own"), name: "OWN" };
const OTHER: Net = { id: netId("other"), name: "OTHER" };
const WIDE = { diameter: 800_000, drill: 400_000 };

type Spot = readonly [x: number, y: number];

interface Part {
  readonly at: Spot;
  readonly net: Net;
  readonly hole?: boolean;
}

/** Pads of 1.1 mm with a hole, or of 0.6 × 1 mm on the front, on a board of 40 × 20 mm; places in millimetres. */
function benchOf(parts: readonly Part[]): Workbench {
  const board: Board = {
    ...emptyBoard(2),
    nets: [OWN, OTHER],
    footprints: parts.map(({ at: [x, y], net, hole = false }, index) =>
      makeFootprint(`P${index}`, { x: fromMm(x), y: fromMm(y) }, 0, [makePad(`p${index}`, 0, hole, net)]),
    ),
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(40), y: fromMm(20) })],
  };
  return new Workbench(problemFromBoard(board));
}

/** Tracks from place to place, in millimetres. */
function path(layer: number, ...spots: Spot[]): Segment[] {
  return spots.slice(1).map(([x, y], i) => ({
    ax: fromMm(spots[i]![0]),
    ay: fromMm(spots[i]![1]),
    bx: fromMm(x),
    by: fromMm(y),
    halfWidth: 125_000,
    layer,
    branch: 0,
  }));
}

function via([x, y]: Spot): Copper["vias"][number] {
  return { x: fromMm(x), y: fromMm(y), ...WIDE, branch: 0 };
}

/** What becomes of the copper of OWN, where OTHER has the second. */
function finish(bench: Workbench, own: Copper, other: Copper = { segments: [], vias: [] }): Copper {
  const work = finishCopper(bench, [own, other]);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value[0]!;
  }
}

function lengthOf({ segments }: Copper): number {
  return segments.reduce((sum, { ax, ay, bx, by }) => sum + Math.hypot(bx - ax, by - ay), 0) / 1e6;
}

const FAR_APART: readonly Part[] = [
  { at: [5, 5], net: OWN },
  { at: [15, 9], net: OWN },
];

describe("finishing a net", () => {
  it("draws a staircase as one slant and one straight track", () => {
    const stairs = path(0, [5, 5], [6, 5], [7, 6], [9, 6], [10, 7], [12, 7], [13, 8], [14, 8], [15, 9]);
    const { segments } = finish(benchOf(FAR_APART), { segments: stairs, vias: [] });
    expect(segments.length).toBe(2);
    expect(lengthOf({ segments, vias: [] })).toBeCloseTo(6 + 4 * Math.SQRT2, 6);
  });

  it("ends a track in its pad where it comes nearest to the middle", () => {
    const bench = benchOf([
      { at: [5, 5], net: OWN },
      { at: [15, 5], net: OWN },
    ]);
    // The pad is 0.6 mm wide and 1 mm high: the track turns in it and runs on towards its rim.
    const past = path(0, [4.8, 5.45], [4.8, 5.2], [5, 5.0001], [15, 5]);
    const { segments } = finish(bench, { segments: past, vias: [] });
    expect(lengthOf({ segments, vias: [] })).toBeLessThan(10.001);
  });

  it("pulls a detour tight up to the first contact with another net and no nearer", () => {
    const bench = benchOf([
      { at: [5, 5], net: OWN },
      { at: [15, 5], net: OWN },
      { at: [10, 6], net: OTHER, hole: true },
      { at: [10, 1], net: OTHER, hole: true },
    ]);
    const wall = path(0, [10, 1], [10, 6]);
    const detour = path(0, [5, 5], [5, 12], [15, 12], [15, 5]);
    const finished = finish(bench, { segments: detour, vias: [] }, { segments: wall, vias: [] });
    const lowest = Math.max(...finished.segments.map(({ ay, by }) => Math.max(ay, by)));
    // Below the pad at the end of the wall: its radius, the clearance, and half the track's own width.
    const contact = fromMm(6) + 550_000 + 200_000 + 125_000;
    expect(lowest).toBeGreaterThanOrEqual(contact - 1);
    expect(lowest).toBeLessThan(contact + 2_000);
  });

  it("moves a junction to where its tracks are shortest and meet at no acute angle", () => {
    const bench = benchOf([
      { at: [5, 5], net: OWN },
      { at: [25, 5], net: OWN },
      { at: [12, 9], net: OWN },
    ]);
    const segments = [...path(0, [5, 5], [25, 5]), ...path(0, [12, 9], [16, 5])];
    const finished = finish(bench, { segments, vias: [] });
    // Squarely from the trunk it would be 24 mm; a junction below the trunk saves a little more.
    expect(lengthOf(finished)).toBeLessThanOrEqual(24);
    const graph = graphOf(0, bench.problem.nets[0]!, finished);
    for (const node of graph.nodes) {
      const ends = node.edges.map((edge) => otherEnd(edge, node));
      const turns = ends.flatMap((from, i) => ends.slice(i + 1).map((to) => turnAt(from, node, to)));
      expect(turns).not.toContain("acute");
    }
  });

  it("moves copper between two vias to the layer of its neighbours where it has room there", () => {
    const segments = [...path(0, [5, 5], [8, 5]), ...path(1, [8, 5], [12, 9]), ...path(0, [12, 9], [15, 9])];
    const finished = finish(benchOf(FAR_APART), { segments, vias: [via([8, 5]), via([12, 9])] });
    expect(finished.vias).toEqual([]);
    expect(finished.segments.every(({ layer }) => layer === 0)).toBe(true);
  });

  it("keeps the vias where another net bars the layer of the pads", () => {
    const bench = benchOf([
      ...FAR_APART,
      { at: [10, 0.9], net: OTHER, hole: true },
      { at: [10, 19.1], net: OTHER, hole: true },
    ]);
    const segments = [...path(0, [5, 5], [8, 5]), ...path(1, [8, 5], [12, 9]), ...path(0, [12, 9], [15, 9])];
    const bar = path(0, [10, 0.9], [10, 19.1]);
    const finished = finish(bench, { segments, vias: [via([8, 5]), via([12, 9])] }, { segments: bar, vias: [] });
    expect(finished.vias.length).toBe(2);
  });

  it("takes out loops, loose ends and the via that only they needed", () => {
    const segments = [
      ...path(0, [5, 5], [15, 5], [15, 9]),
      ...path(0, [5, 5], [5, 9], [15, 9]),
      ...path(0, [10, 5], [10, 3]),
      ...path(1, [10, 3], [20, 3]),
    ];
    const finished = finish(benchOf(FAR_APART), { segments, vias: [via([10, 3])] });
    expect(finished.vias).toEqual([]);
    expect(lengthOf(finished)).toBeCloseTo(6 + 4 * Math.SQRT2, 6);
  });

  it("gives a neck its usual width where there is room", () => {
    const narrow = path(0, [5, 5], [11, 5], [15, 9]).map((segment) => ({ ...segment, halfWidth: 75_000 }));
    const { segments } = finish(benchOf(FAR_APART), { segments: narrow, vias: [] });
    expect(segments.map(({ halfWidth }) => halfWidth)).toEqual([125_000, 125_000]);
  });

  it("leaves a net alone that holds copper of the board", () => {
    const given = { item: "t", part: 0, points: [], layers: 1, width: 250_000, drill: 0 };
    const segments = path(0, [5, 5], [15, 5], [15, 9]).map((segment, i) => (i === 0 ? { ...segment, given } : segment));
    expect(finish(benchOf(FAR_APART), { segments, vias: [] }).segments).toEqual(segments);
  });
});
