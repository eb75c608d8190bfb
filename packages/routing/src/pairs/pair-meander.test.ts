import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { StaticIndex } from "../exact/static-index.ts";
import { pairBoard } from "../testing/pair-board.ts";
import { findDifferentialPairs } from "./find-pairs.ts";
import { isPairLegal, type PairCopper } from "./pair-copper.ts";
import { MAX_SKEW, matchedPair } from "./pair-meander.ts";
import { lengthOf } from "./pair-ports.ts";
import { pairRuleOf } from "./pair-rule.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const board = pairBoard({
  size: at(40, 20),
  parts: [1, 39].map((x) => ({ position: at(x, 2), rotation: 90, pads: ["+", "-"], pitch: fromMm(0.5) })),
});
const problem = problemFromBoard(board);
const [pair] = findDifferentialPairs(board, problem);
if (!pair) throw new Error("the board has a pair");
const rule = pairRuleOf(board, problem, pair);
const check = { index: new StaticIndex(problem), rules: problem.rules, rule };

/** Side by side at 45°, both tracks, of which the negative one is longer by so many millimetres. */
function straightPair(longer: number): PairCopper {
  const wire = (net: number, points: readonly { x: number; y: number }[]) => {
    const length = lengthOf(points);
    return { net, tracks: [{ layer: 0, points }], vias: [], length, coupled: length };
  };
  const aside = 2 * rule.offset;
  const [from, to] = [at(6, 10), at(26, 10)];
  const below = (point: { x: number; y: number }, by = 0) => ({ x: point.x + by, y: point.y + aside });
  return {
    positive: wire(pair?.positive ?? 0, [from, to]),
    negative: wire(pair?.negative ?? 0, [below(from), below(to, fromMm(longer))]),
  };
}

it("makes the shorter track as long as the other, beside it and clear of it", () => {
  for (const longer of [2.2, 3.1]) {
    const { positive, negative } = matchedPair(straightPair(longer), check);
    expect(Math.abs(positive.length - negative.length)).toBeLessThan(fromMm(0.06));
    expect(isPairLegal({ positive, negative }, check)).toBe(true);
    const [track] = positive.tracks;
    expect(track?.points.length).toBeGreaterThan(10);
    track?.points.forEach((to, i) => {
      const before = track.points[i - 1] ?? to;
      const [dx, dy] = [Math.abs(to.x - before.x), Math.abs(to.y - before.y)];
      expect(dx === 0 || dy === 0 || dx === dy).toBe(true);
      expect(to.y).toBeLessThanOrEqual(fromMm(10));
    });
  }
});

it("leaves a pair as it is whose lengths are nearly equal", () => {
  const copper = straightPair(MAX_SKEW / 1e6 - 0.1);
  expect(matchedPair(copper, check)).toBe(copper);
});
