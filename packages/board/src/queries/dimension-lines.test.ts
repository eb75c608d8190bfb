import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { Dimension, Text } from "../records/graphic.ts";
import { itemId } from "../records/ids.ts";
import { crossbarOf, dimensionLines } from "./dimension-lines.ts";

const dimension = (height: number, kind: Dimension["kind"] = "aligned"): Dimension => ({
  id: itemId("d"),
  kind,
  layer: "Dwgs.User",
  start: { x: 0, y: 0 },
  end: { x: fromMm(10), y: 0 },
  height: fromMm(height),
  stroke: { width: fromMm(0.1), style: "solid" },
});

describe("the lines of a dimension", () => {
  it("stand beside the points as KiCad puts them: a height above nought downwards from a way to the right", () => {
    expect(crossbarOf(dimension(2))).toEqual([
      { x: 0, y: fromMm(2) },
      { x: fromMm(10), y: fromMm(2) },
    ]);
    expect(dimensionLines(dimension(-2))[0]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: fromMm(-2.58642) },
    ]);
  });

  it("begin beside the points where the dimension says so", () => {
    expect(dimensionLines({ ...dimension(-2), extensionOffset: fromMm(0.5) })[0]).toEqual([
      { x: 0, y: fromMm(-0.5) },
      { x: 0, y: fromMm(-2.58642) },
    ]);
  });

  it("have arrows that point outwards, of 1.27 mm", () => {
    const [from, to] = dimensionLines(dimension(2)).slice(-2);
    expect(from?.[1]).toEqual({ x: 0, y: fromMm(2) });
    for (const [barb, tip] of [
      [from![0]!, from![1]!],
      [to![2]!, to![1]!],
    ] as const)
      expect(Math.hypot(barb.x - tip.x, barb.y - tip.y)).toBeCloseTo(fromMm(1.27), -1);
    expect(from![0]!.x).toBeGreaterThan(0);
    expect(to![0]!.x).toBeLessThan(fromMm(10));
  });

  it("leave out of the arrowed line what lies under the text", () => {
    const text = (y: number): Text => ({
      id: itemId("t"),
      role: "user",
      text: "10 mm",
      layer: "Dwgs.User",
      position: { x: fromMm(5), y: fromMm(y) },
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.1),
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    });
    const linesWith = (y: number) => dimensionLines({ ...dimension(2), text: text(y) }).slice(2, -2);
    expect(linesWith(0.9)).toEqual([crossbarOf(dimension(2))]);
    const [before, after] = linesWith(2);
    expect([before?.[0], after?.[1]]).toEqual(crossbarOf(dimension(2)));
    expect(before![1]!.x).toBeGreaterThan(fromMm(1));
    expect(before![1]!.x).toBeLessThan(fromMm(3));
    expect(Math.abs(before![1]!.x + after![0]!.x - fromMm(10))).toBeLessThan(fromMm(0.1));
    expect(new Set([before![1]!.y, after![0]!.y])).toEqual(new Set([fromMm(2)]));
  });

  const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

  it("of an orthogonal one measure across or down alone: the lines that KiCad 6 plots", () => {
    const across = { ...dimension(-8, "orthogonal"), start: mm(10, 10), end: mm(40, 20) };
    expect(crossbarOf(across)).toEqual([mm(10, 2), mm(40, 2)]);
    expect(dimensionLines(across).slice(0, 2)).toEqual([
      [mm(10, 10), mm(10, 1.41358)],
      [mm(40, 20), mm(40, 1.41358)],
    ]);
    const down: Dimension = {
      ...dimension(-15, "orthogonal"),
      orientation: "vertical",
      start: mm(60, 40),
      end: mm(50, 60),
    };
    expect(dimensionLines(down).slice(0, 3)).toEqual([
      [mm(60, 40), mm(44.41358, 40)],
      [mm(50, 60), mm(44.41358, 60)],
      [mm(45, 40), mm(45, 60)],
    ]);
    expect(dimensionLines({ ...across, end: mm(10, 20) })).toEqual([[mm(10, 10), mm(10, 20)]]);
  });

  it("of a centre mark are two arms through the centre", () => {
    expect(dimensionLines({ ...dimension(0, "center"), start: mm(80, 20), end: mm(83, 21) })).toEqual([
      [mm(77, 19), mm(83, 21)],
      [mm(79, 23), mm(81, 17)],
    ]);
  });

  it("of a leader go from the tip over the bend to the text, and end before it where KiCad 6 ends them", () => {
    const text: Text = {
      id: itemId("t"),
      role: "user",
      text: "short",
      layer: "Dwgs.User",
      position: mm(91, 70),
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.15),
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    };
    const leader = { ...dimension(0, "leader"), start: mm(80, 80), end: mm(90, 70), text };
    const [only, arrow, ...none] = dimensionLines(leader);
    expect([only, arrow?.[1], none]).toEqual([[mm(80, 80), mm(89.0825, 70.9175)], mm(80, 80), []]);
    const [first, second] = dimensionLines({ ...leader, text: { ...text, position: mm(110, 70) } });
    expect(first).toEqual([mm(80, 80), mm(90, 70)]);
    expect(second?.[0]).toEqual(mm(90, 70));
    expect(second?.[1]?.x).toBeGreaterThan(fromMm(107));
    expect(second?.[1]?.x).toBeLessThan(fromMm(109));
    const { text: _text, ...bare } = leader;
    expect(dimensionLines(bare)[0]).toEqual([mm(80, 80), mm(90, 70)]);
  });

  it("of a radial one are a cross in the centre, an arrow at the circle from outside, and the way over the bend to the text", () => {
    const text: Text = {
      id: itemId("t"),
      role: "user",
      text: "R 10",
      layer: "Dwgs.User",
      position: mm(25, -6),
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.15),
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    };
    const radial = { ...dimension(0, "radial"), text };
    const [upright, level, leader, way, arrow, ...none] = dimensionLines(radial);
    expect([upright, level]).toEqual([
      [mm(0, -1.27), mm(0, 1.27)],
      [mm(-1.27, 0), mm(1.27, 0)],
    ]);
    // The bend stands three arrows beyond the circle; the line on to the text ends before its letters.
    expect(leader).toEqual([mm(10, 0), mm(13.81, 0)]);
    expect(way?.[0]).toEqual(mm(13.81, 0));
    expect(way![1]!.x).toBeGreaterThan(fromMm(20));
    expect(way![1]!.x).toBeLessThan(fromMm(24));
    expect(arrow?.[1]).toEqual(mm(10, 0));
    expect(arrow![0]!.x).toBeGreaterThan(fromMm(10));
    expect(none).toEqual([]);
    const [arm, , shorter, , small] = dimensionLines({ ...radial, leaderLength: fromMm(2), arrowLength: fromMm(0.5) });
    expect([arm, shorter]).toEqual([
      [mm(0, -0.5), mm(0, 0.5)],
      [mm(10, 0), mm(12, 0)],
    ]);
    expect(Math.hypot(small![0]!.x - small![1]!.x, small![0]!.y - small![1]!.y)).toBeCloseTo(fromMm(0.5), -1);
    const { text: _text, ...bare } = radial;
    expect(dimensionLines(bare)).toHaveLength(4);
  });

  it("are the line between the points where there is nothing to measure", () => {
    expect(dimensionLines({ ...dimension(2, "radial"), end: { x: 0, y: 0 } })).toHaveLength(1);
    expect(dimensionLines({ ...dimension(2), end: { x: 0, y: 0 } })).toHaveLength(1);
  });
});
