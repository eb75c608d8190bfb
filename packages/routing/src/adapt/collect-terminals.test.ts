import { describe, expect, it } from "vitest";
import { makeShape } from "../geometry/shape.ts";
import { collectTerminals } from "./collect-terminals.ts";
import type { Conductor } from "./conductor.ts";

const EVERYTHING = { isRouted: () => true, isInPour: () => false, isWithin: () => true };

function box(x0: number, y0: number, x1: number, y1: number): number[] {
  return [x0, y0, x1, y0, x1, y1, x0, y1].map((mm) => mm * 1e6);
}

function pad(label: string, x: number, y: number): Conductor {
  const shapes = [makeShape(box(x - 0.5, y - 0.5, x + 0.5, y + 0.5), 0)];
  return { kind: "pad", net: 0, layers: 1, shapes, ends: [{ x: x * 1e6, y: y * 1e6 }], axis: 0, label, item: label };
}

function fill(layers: number, ...rings: number[][]): Conductor {
  let end = 0;
  const ends = rings.map((ring) => {
    end += ring.length / 2;
    return end;
  });
  const shapes = [makeShape(rings.flat(), 0, ends)];
  return { kind: "fill", net: 0, layers, shapes, ends: [], axis: 0, label: "pour", item: "zone" };
}

function via(label: string, x: number, y: number): Conductor {
  const shapes = [makeShape([x * 1e6, y * 1e6], 0.3e6)];
  return { kind: "via", net: 0, layers: 3, shapes, ends: [{ x: x * 1e6, y: y * 1e6 }], axis: 0, label, item: label };
}

describe("terminals and pours of a net", () => {
  it("are found in steps that grow as the copper of the net does", () => {
    const stepsFor = (count: number): number => {
      let reads = 0;
      const pads = Array.from({ length: count }, (_, index): Conductor => {
        const made = pad(`P${index}`, 2 * (index % 40), 2 * Math.floor(index / 40));
        return {
          ...made,
          get layers() {
            reads += 1;
            return 1;
          },
        };
      });
      expect(collectTerminals(pads, EVERYTHING).terminals).toHaveLength(count);
      return reads;
    };
    expect(stepsFor(1600)).toBeLessThan(5 * stepsFor(400));
  });

  it("offer one place where tracks meet end to end", () => {
    const track = (from: number, to: number): Conductor => ({
      ...pad(`${from}`, 0, 0),
      kind: "track",
      shapes: [makeShape([from * 1e6, 0, to * 1e6, 0], 0.1e6)],
      ends: [from, to].map((x) => ({ x: x * 1e6, y: 0 })),
    });
    const { terminals } = collectTerminals([track(0, 1), track(1, 2), track(2, 3), pad("A", 9, 9)], EVERYTHING);
    expect(terminals[0]?.anchors.map(({ x }) => x / 1e6)).toEqual([0, 1, 2, 3]);
  });

  it("make pads on one pour one terminal, and the pour an area of it", () => {
    const { terminals, areas } = collectTerminals(
      [pad("A", 2, 2), pad("B", 6, 2), pad("C", 20, 2), fill(1, box(0, 0, 10, 10))],
      EVERYTHING,
    );
    expect(terminals.map(({ label, anchors }) => [label, anchors.length])).toEqual([
      ["A", 2],
      ["C", 1],
    ]);
    expect(areas.map(({ terminal, layers }) => [terminal, layers])).toEqual([[0, 1]]);
  });

  it("offer a pour that no pad hangs on, unless it is too small to lead anywhere", () => {
    const pads = [pad("A", 2, 2), pad("B", 20, 2)];
    const areasOf = (...fills: Conductor[]) =>
      collectTerminals([...pads, ...fills], EVERYTHING).areas.map(({ terminal }) => terminal);
    expect(areasOf(fill(2, box(0, 0, 30, 10)))).toEqual([-1]);
    expect(areasOf(fill(2, box(0, 0, 3, 3)))).toEqual([]);
    // What a hole takes away does not count.
    expect(areasOf(fill(2, box(0, 0, 10, 10), box(0.2, 0.2, 9.8, 9.8)))).toEqual([]);
  });

  it("count a via that stays and hangs on no pad, unless a pour that is to be filled will reach it", () => {
    const board = [pad("A", 2, 2), via("on A", 2.2, 2), via("alone", 10, 2)];
    const read = (inPour: boolean, ...more: Conductor[]) =>
      collectTerminals([...board, ...more], { ...EVERYTHING, isInPour: ({ label }) => inPour && label === "alone" });
    expect(read(false).terminals.map(({ label }) => label)).toEqual(["A", "alone"]);
    expect(read(true).terminals).toEqual([]);
    // A plane that holds is joined through it.
    const { terminals, areas } = read(false, fill(2, box(8, 0, 30, 10)));
    expect(terminals.map(({ label }) => label)).toEqual(["A", "alone"]);
    expect(areas.map(({ terminal }) => terminal)).toEqual([1]);
  });

  it("offer nothing where all pads are joined", () => {
    const joined = [pad("A", 2, 2), pad("B", 6, 2), fill(1, box(0, 0, 10, 10)), fill(2, box(0, 0, 10, 10))];
    expect(collectTerminals(joined, EVERYTHING)).toMatchObject({ terminals: [], areas: [], given: [] });
  });
});
