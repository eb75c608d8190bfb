import { describe, expect, it } from "vitest";
import { capsuleShape, circleShape } from "../geometry/shape.ts";
import { collectTerminals } from "./collect-terminals.ts";
import type { Conductor } from "./conductor.ts";

const mm = (value: number): number => value * 1e6;
const EVERYTHING = { isRouted: () => true, isInPour: () => false, isWithin: () => true };

function track(item: string, ax: number, ay: number, bx: number, by: number, layers = 1, isLocked = false): Conductor {
  const points = [mm(ax), mm(ay), mm(bx), mm(by)];
  return {
    kind: "track",
    net: 0,
    layers,
    shapes: [capsuleShape(mm(ax), mm(ay), mm(bx), mm(by), mm(0.1))],
    ends: [
      { x: mm(ax), y: mm(ay) },
      { x: mm(bx), y: mm(by) },
    ],
    axis: 0,
    label: "track",
    item,
    ...(!isLocked && { given: { points, width: mm(0.2), drill: 0 } }),
  };
}

function round(kind: "pad" | "via", item: string, x: number, y: number, layers: number): Conductor {
  return {
    kind,
    net: 0,
    layers,
    shapes: [circleShape(mm(x), mm(y), mm(0.4))],
    ends: [{ x: mm(x), y: mm(y) }],
    axis: 0,
    label: item,
    item,
    ...(kind === "via" && { given: { points: [mm(x), mm(y)], width: mm(0.8), drill: mm(0.4) } }),
  };
}

const pad = (item: string, x: number, y: number, layers = 1): Conductor => round("pad", item, x, y, layers);
const via = (item: string, x: number, y: number): Conductor => round("via", item, x, y, 3);
const read = (...copper: Conductor[]) => collectTerminals(copper, EVERYTHING);
const itemsOf = (chain: { pieces: readonly { item: string }[] } | undefined) => chain?.pieces.map(({ item }) => item);

describe("given copper", () => {
  it("is one chain from pad to pad where nothing else meets it, whatever its layers", () => {
    const { given, terminals } = read(
      pad("A", 0, 0),
      pad("B", 10, 0, 2),
      track("a", 0, 0, 4, 0),
      track("b", 5, 1, 4, 0),
      via("v", 5, 1),
      track("c", 5, 1, 10, 0, 2),
    );
    expect(given.map(itemsOf)).toEqual([["a", "b", "v", "c"]]);
    expect(given[0]?.ends).toEqual([[0], [1]]);
    expect(terminals.map(({ group, piece }) => [group, piece])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("is cut where a track ends on the middle of another, so that each part can go", () => {
    const { given } = read(
      pad("A", 0, 0),
      pad("B", 10, 0),
      pad("C", 5, 5),
      track("bar", 0, 0, 10, 0),
      track("leg", 5, 5, 5, 0),
    );
    expect(given.map(({ pieces }) => pieces.map(({ item, part }) => `${item} ${part}`))).toEqual([
      ["bar 0"],
      ["bar 1"],
      ["leg 0"],
    ]);
    expect(given.map(({ pieces }) => pieces[0]?.points.map((value) => value / 1e6))).toEqual([
      [0, 0, 5, 0],
      [5, 0, 10, 0],
      [5, 5, 5, 0],
    ]);
    for (const { ends } of given) expect(ends).toHaveLength(2);
  });

  it("ends at locked copper, which stays", () => {
    const { given, terminals } = read(
      pad("A", 0, 0),
      pad("B", 10, 0),
      track("a", 0, 0, 4, 0),
      track("locked", 4, 0, 6, 0, 1, true),
      track("b", 6, 0, 10, 0),
    );
    expect(given.map(itemsOf)).toEqual([["a"], ["b"]]);
    expect(terminals.map(({ label, piece }) => [label, piece])).toEqual([
      ["A", 0],
      ["B", 0],
      ["track", 0],
    ]);
  });

  it("does not count a via that joins nothing but pours", () => {
    const fill = { ...round("pad", "pour", 0, 20, 3), kind: "fill" as const, ends: [] };
    const { given } = read(pad("A", 0, 0), pad("B", 10, 0), track("a", 0, 0, 10, 0), fill, via("stitch", 0, 20));
    expect(given.map(itemsOf)).toEqual([["a"]]);
  });

  it("that leads nowhere is a chain with one end, and pads it does not join stay apart", () => {
    const { given, terminals } = read(pad("A", 0, 0), pad("B", 10, 0), track("stub", 0, 0, 4, 0));
    expect(given.map(({ ends }) => ends)).toEqual([[[0]]]);
    expect(new Set(terminals.map(({ piece }) => piece)).size).toBe(2);
  });
});
