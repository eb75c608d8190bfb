import { applyEdit, type Board, itemId, netId, type Track } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { segmentSegment2 } from "../geometry/distance.ts";
import { findViolations } from "../testing/find-violations.ts";
import { pairBoard } from "../testing/pair-board.ts";
import { routePairs, startPairs } from "./route-pairs.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

/** A pair from the left of the board to its right, as both parts see it: straight across, or crossed over. */
function acrossBoard(right: readonly string[] = ["-", "+"], side: "front" | "back" = "front"): Board {
  return pairBoard({
    size: at(26, 14),
    parts: [
      { position: at(5, 7), rotation: 90, pads: ["", "+", "-", ""], pitch: fromMm(0.5) },
      { position: at(21, 9), rotation: -90, pads: right, pitch: fromMm(0.5), side },
    ],
  });
}

describe("routePairs", () => {
  it("joins both nets of a pair and breaks no rule", () => {
    const board = acrossBoard();
    const { edit, pairs } = routePairs(board);
    const routed = applyEdit(board, edit);
    expect(pairs).toMatchObject([{ name: "D", status: "coupled", apart: [] }]);
    expect(problemFromBoard(routed).terminals).toEqual([]);
    expect(findViolations(routed)).toEqual([]);
  });

  it("keeps both tracks at the gap of the class, to the nanometre, along the coupled length", () => {
    const board = acrossBoard();
    const { added, pairs } = routePairs(board);
    const gap = fromMm(0.25);
    const of = (net: string) => added.tracks.filter((track) => track.net === netId(net));
    const [leg] = pairs[0]?.legs ?? [];
    let beside = 0;
    for (const p of of("D+"))
      for (const n of of("D-")) {
        const between = Math.sqrt(distance2(p, n)) - fromMm(0.2);
        expect(between).toBeGreaterThan(gap - 2);
        if (between < gap + 3 && areParallel(p, n)) beside += Math.min(lengthOf(p), lengthOf(n));
      }
    expect(leg?.coupledLength).toBeGreaterThan(fromMm(12));
    expect(beside).toBeGreaterThan((leg?.coupledLength ?? 0) * 0.95);
  });

  it("runs at 45° throughout", () => {
    for (const { start, end } of routePairs(acrossBoard(["+", "-"])).added.tracks) {
      const [dx, dy] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
      expect(dx === 0 || dy === 0 || dx === dy).toBe(true);
    }
  });

  it("changes layer with two vias side by side", () => {
    const board = acrossBoard(["-", "+"], "back");
    const { edit, pairs, added } = routePairs(board);
    expect(pairs[0]?.legs[0]).toMatchObject({ positive: { vias: 1 }, negative: { vias: 1 } });
    const [a, b] = added.vias;
    expect(
      Math.hypot((a?.position.x ?? 0) - (b?.position.x ?? 0), (a?.position.y ?? 0) - (b?.position.y ?? 0)),
    ).toBeLessThan(fromMm(1.2));
    const routed = applyEdit(board, edit);
    expect(problemFromBoard(routed).terminals).toEqual([]);
    expect(findViolations(routed)).toEqual([]);
  });

  it("joins pads that stand the wrong way round", () => {
    const board = acrossBoard(["+", "-"]);
    const { edit, pairs } = routePairs(board);
    const routed = applyEdit(board, edit);
    expect(pairs[0]?.status).toBe("coupled");
    expect(problemFromBoard(routed).terminals).toEqual([]);
    expect(findViolations(routed)).toEqual([]);
  });

  it("goes from part to part where there are three", () => {
    const board = pairBoard({
      size: at(30, 14),
      parts: [
        { position: at(4, 7), rotation: 90, pads: ["+", "-"], pitch: fromMm(0.5) },
        { position: at(26, 7), rotation: -90, pads: ["-", "+"], pitch: fromMm(0.5) },
        { position: at(15, 11), rotation: 0, pads: ["+", "-"], pitch: fromMm(1.27) },
      ],
    });
    const { edit, pairs } = routePairs(board);
    expect(pairs[0]).toMatchObject({ status: "coupled", apart: [] });
    expect(pairs[0]?.legs).toHaveLength(2);
    expect(findViolations(applyEdit(board, edit))).toEqual([]);
  });

  it("takes the sense lines of a shunt from both its ends", () => {
    const board = pairBoard({
      size: at(40, 20),
      parts: [
        { position: at(6, 10), rotation: 90, pads: ["+", "-"], pitch: fromMm(0.5) },
        { position: at(30, 10), rotation: -90, pads: ["-", "+"], pitch: fromMm(8) },
      ],
    });
    const { edit, pairs } = routePairs(board);
    expect(pairs[0]).toMatchObject({ status: "coupled", apart: [] });
    expect(findViolations(applyEdit(board, edit))).toEqual([]);
  });

  it("is the same whatever the size of the steps", () => {
    const board = acrossBoard(["+", "-"]);
    const whole = routePairs(board);
    for (const work of [1, 20_000]) {
      const run = startPairs(board);
      while (run.step(work) === "running");
      expect(run.outcome()).toEqual(whole);
    }
  });

  it("lays no pair of nets that were not asked for, on layers that were not allowed, or outside the region", () => {
    const board = acrossBoard();
    expect(routePairs(board, { pairs: "separate" }).pairs).toEqual([]);
    expect(routePairs(board, { task: "optimise" }).pairs).toEqual([]);
    expect(routePairs(board, { nets: [netId("D+")] }).added.tracks).toEqual([]);
    const onBack = routePairs(acrossBoard(["-", "+"], "back"), { layers: { default: ["F.Cu"] } });
    expect(onBack.added.tracks).toEqual([]);
    expect(onBack.pairs[0]?.apart[0]?.reason).toBe("no-port");
    const region = { min: at(1, 8), max: at(25, 10) };
    expect(routePairs(board, { region }).added.tracks).toEqual([]);
  });

  it("leaves alone what a name makes a pair and a pour makes a supply", () => {
    const board = acrossBoard();
    const zone: Board["zones"][number] = aZone({
      id: itemId("pour"),
      layers: ["B.Cu"],
      outline: [[at(1, 1), at(25, 1), at(25, 13)]],
      net: netId("D+"),
      pour: aPour({
        clearance: fromMm(0.3),
        minThickness: fromMm(0.25),
        thermalGap: fromMm(0.3),
        thermalBridgeWidth: fromMm(0.3),
      }),
    });
    expect(routePairs({ ...board, zones: [zone] }).pairs).toEqual([]);
  });

  it("says why a pair is not coupled", () => {
    const near = pairBoard({
      size: at(20, 20),
      parts: [
        { position: at(9, 10), rotation: 0, pads: ["+", "-"], pitch: fromMm(0.5) },
        { position: at(9, 11.4), rotation: 0, pads: ["+", "-"], pitch: fromMm(0.5) },
      ],
    });
    expect(routePairs(near).pairs).toMatchObject([{ status: "separate", apart: [{ reason: "short" }] }]);
    const board = acrossBoard();
    const wall = (layer: "F.Cu" | "B.Cu"): Track => ({
      id: itemId(`wall ${layer}`),
      start: at(13, 0.5),
      end: at(13, 13.5),
      width: fromMm(0.5),
      layer,
      locked: true,
    });
    const shut = { ...board, tracks: [wall("F.Cu"), wall("B.Cu")] };
    const { pairs } = routePairs(shut);
    expect(pairs).toMatchObject([{ status: "separate", apart: [{ reason: "no-way" }] }]);
    expect(pairs[0]?.apart[0]?.message).toContain("U1 to U2");
  });

  it("breaks no rule on boards of any shape, and joins what it says it joins", () => {
    const part = fc.record({
      x: fc.integer({ min: 4, max: 20 }),
      y: fc.integer({ min: 4, max: 12 }),
      rotation: fc.constantFrom(0, 45, 90, 180, 270, 30),
      pitch: fc.constantFrom(0.5, 0.65, 1.27, 2.54),
      pads: fc.constantFrom(["+", "-"], ["-", "+"], ["G", "+", "-", "V"], ["+", "G", "-"]),
      side: fc.constantFrom("front" as const, "back" as const),
    });
    const block = fc.record({ x: fc.integer({ min: 3, max: 21 }), y: fc.integer({ min: 3, max: 13 }) });
    fc.assert(
      fc.property(part, part, fc.array(block, { maxLength: 12 }), (first, second, blocks) => {
        fc.pre(Math.hypot(first.x - second.x, first.y - second.y) > 6);
        const board = pairBoard({
          size: at(24, 16),
          parts: [
            ...[first, second].map(({ x, y, pitch, ...rest }) => ({
              ...rest,
              position: at(x, y),
              pitch: fromMm(pitch),
            })),
            ...blocks.map(({ x, y }) => ({ position: at(x, y), rotation: 0, pads: ["B"], pitch: fromMm(2) })),
          ],
        });
        const { edit, pairs } = routePairs(board);
        const routed = applyEdit(board, edit);
        const mine = new Set([...routed.tracks, ...routed.vias].map(({ id }) => id as string));
        expect(findViolations(routed).filter((problem) => [...mine].some((id) => problem.includes(id)))).toEqual([]);
        const open = problemFromBoard(routed).terminals.filter(({ net }) => net < 2);
        expect(open).toHaveLength(pairs[0]?.status === "coupled" ? 0 : 4);
      }),
      { numRuns: 10, seed: 7 },
    );
  });
});

function distance2(p: Track, n: Track): number {
  if (p.layer !== n.layer) return Number.POSITIVE_INFINITY;
  return segmentSegment2(p.start.x, p.start.y, p.end.x, p.end.y, n.start.x, n.start.y, n.end.x, n.end.y);
}

function areParallel(p: Track, n: Track): boolean {
  const [ax, ay, bx, by] = [p.end.x - p.start.x, p.end.y - p.start.y, n.end.x - n.start.x, n.end.y - n.start.y];
  return ax * by === ay * bx;
}

function lengthOf({ start, end }: Track): number {
  return Math.hypot(end.x - start.x, end.y - start.y);
}
