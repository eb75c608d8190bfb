import type { ChannelIntent } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Cost } from "../cost/cost.ts";
import { Likeness } from "../cost/likeness.ts";
import { Layout } from "../layout/layout.ts";
import { PROFILES } from "../problem/profile.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { Replication } from "./replicate.ts";

const GENEROUS = { ...PROFILES[2]!, repeating: 1 };
const instances = [1, 2, 3].map((n) => [`U${n}`, `R${n}`, `C${n}`]);
const channel: ChannelIntent = {
  id: "channel",
  kind: "channel",
  origin: "person",
  instances,
  reason: { code: "said", facts: {} },
};
const board = testBoard(
  { width: 60, height: 60 },
  [1, 2, 3].flatMap((n) => [
    testPart({ reference: `U${n}`, width: 5, height: 4, nets: ["VCC", `A${n}`, `B${n}`], at: mm(80, 5) }),
    testPart({ reference: `R${n}`, width: 2, height: 1, nets: [`A${n}`, "GND"], at: mm(80, 15) }),
    testPart({ reference: `C${n}`, width: 2, height: 1, nets: [`B${n}`, "GND"], at: mm(80, 25) }),
  ]),
);
const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [channel] });

type Spot = readonly [x: number, y: number, pose?: number];

function layoutOf(places: readonly Spot[]): Layout {
  const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
  for (const [part, [x, y, pose = 0]] of places.entries()) layout.put(part, { x: fromMm(x), y: fromMm(y), pose });
  return layout;
}

const SCATTERED: readonly Spot[] = [
  [10, 10],
  [15, 10, 1],
  [10, 14],
  [30, 12, 1],
  [36, 13],
  [30, 20],
  [12, 40, 3],
  [20, 44],
  [8, 47, 2],
];

function replicate(layout: Layout): void {
  const replication = new Replication(layout, new Cost(layout, GENEROUS), { profile: GENEROUS });
  while (!replication.isDone) replication.advance();
}

const unlikenessOf = (layout: Layout) => new Likeness(layout).total();
const isLegal = (layout: Layout) => [...layout.stands.keys()].every((part) => layout.fits(part, layout.placeOf(part)));

describe("repeated channels", () => {
  it("are arranged alike, and legally", () => {
    const layout = layoutOf(SCATTERED);
    expect(unlikenessOf(layout)).toBeGreaterThan(0);
    replicate(layout);
    expect(unlikenessOf(layout)).toBe(0);
    expect(isLegal(layout)).toBe(true);
  });

  it("stay as they are where that costs more than it may", () => {
    const layout = layoutOf(SCATTERED);
    const profile = { ...GENEROUS, repeating: 0, likeness: 0 };
    const before = new Cost(layout, profile).total();
    const replication = new Replication(layout, new Cost(layout, profile), { profile });
    while (!replication.isDone) replication.advance();
    expect(new Cost(layout, profile).total()).toBeLessThanOrEqual(before);
  });

  it("come out the same when replication is left off and taken up again", () => {
    const [whole, paused] = [layoutOf(SCATTERED), layoutOf(SCATTERED)];
    replicate(whole);
    let replication = new Replication(paused, new Cost(paused, GENEROUS), { profile: GENEROUS });
    while (!replication.isDone) {
      replication.advance();
      const saved = JSON.parse(JSON.stringify(replication.save()));
      replication = new Replication(paused, new Cost(paused, GENEROUS), { profile: GENEROUS, saved });
    }
    expect([...paused.x, ...paused.y, ...paused.pose]).toEqual([...whole.x, ...whole.y, ...whole.pose]);
  });

  it("are never mirrored: likeness is the same for all turns of a copy, and not for its mirror image", () => {
    const first: readonly Spot[] = SCATTERED.slice(0, 3);
    const model = layoutOf(first);
    const copyAt = (turns: number, sign: 1 | -1): Spot[] =>
      first.map(([x, y, pose = 0]) => {
        let [dx, dy] = [x - 10, (y - 10) * sign];
        for (let turn = 0; turn < turns; turn += 1) [dx, dy] = [dy, -dx];
        return [40 + dx, 40 + dy, (pose + turns) % 4];
      });
    expect(model.x[0]).toBe(fromMm(10));
    const rest = SCATTERED.slice(6);
    const of = (copy: Spot[]) => unlikenessOf(layoutOf([...first, ...copy, ...rest]));
    const exact = [0, 1, 2, 3].map((turns) => of(copyAt(turns, 1)));
    expect(new Set(exact).size).toBe(1);
    expect(of(copyAt(0, -1))).toBeGreaterThan(exact[0]!);
  });

  it("likeness changes by what is around the parts that moved", () => {
    const spot = fc.tuple(
      fc.integer({ min: 5, max: 55 }),
      fc.integer({ min: 5, max: 55 }),
      fc.integer({ min: 0, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(spot, { minLength: 9, maxLength: 9 }), fc.nat(8), fc.nat(8), spot, (places, a, b, to) => {
        const layout = layoutOf(places);
        const likeness = new Likeness(layout);
        const moved = Int32Array.from(new Set([a, b]));
        const total = likeness.total();
        const before = likeness.around(moved, moved.length);
        for (const part of moved) layout.put(part, { x: fromMm(to[0]), y: fromMm(to[1]), pose: to[2] });
        expect(likeness.total() - total).toBeCloseTo(likeness.around(moved, moved.length) - before, 3);
      }),
    );
  });
});
