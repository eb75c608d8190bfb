import { fromMm, type Point, polygonArea, type Shape } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic } from "../records/graphic.ts";
import { itemId } from "../records/ids.ts";
import { aFootprint } from "../testing/index.ts";
import { boardOutline } from "./board-outline.ts";

const PART: Footprint = aFootprint({
  id: itemId("part"),
  reference: "D1",
});

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  kind: "line",
  start: at(x1, y1),
  end: at(x2, y2),
});

function boardWith(...shapes: Shape[]): Board {
  const graphics = shapes.map(
    (shape, index): Graphic => ({
      id: itemId(`edge-${index}`),
      layer: "Edge.Cuts",
      shape,
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    }),
  );
  return { ...emptyBoard(), graphics };
}

const square = [line(0, 0, 10, 0), line(10, 10, 10, 0), line(0, 10, 10, 10), line(0, 0, 0, 10)];

describe("boardOutline", () => {
  it("joins lines drawn in any order and direction", () => {
    const outline = boardOutline(boardWith(...square));
    expect(outline.status).toBe("closed");
    expect(outline.areas.map(polygonArea)).toEqual([1e14]);
  });

  it("has the cut-outs of parts that stand on the board, and none of those that were never placed", () => {
    const board = boardWith(...square);
    const hole = {
      id: itemId("hole"),
      layer: "Edge.Cuts",
      shape: { kind: "rect", start: at(-1, -1), end: at(1, 1) },
    } as const;
    const part: Footprint = {
      ...PART,
      graphics: [{ ...hole, stroke: { width: fromMm(0.1), style: "solid" }, filled: false }],
    };
    const areasWith = (...footprints: Footprint[]) => boardOutline({ ...board, footprints }).areas.map(polygonArea);
    expect(areasWith({ ...part, position: at(5, 5) })).toEqual([0.96e14]);
    expect(areasWith({ ...part, position: at(50, 5), placed: false })).toEqual([1e14]);
    expect(areasWith({ ...part, position: at(50, 5) })).toHaveLength(2);
  });

  it("takes inner rings as cut-outs and a ring within one as a board of its own", () => {
    const outline = boardOutline(
      boardWith(
        ...square,
        { kind: "rect", start: at(2, 2), end: at(8, 8) },
        { kind: "circle", center: at(5, 5), radius: fromMm(2) },
      ),
    );
    expect(outline.status).toBe("closed");
    expect(outline.areas).toHaveLength(2);
    expect(outline.areas[0]?.holes).toHaveLength(1);
    expect(polygonArea(outline.areas[1]!) / 1e12).toBeCloseTo(Math.PI * 4, 2);
  });

  it("keeps arcs and Béziers within a micrometre of the curve", () => {
    const outline = boardOutline(
      boardWith(
        line(0, 0, 10, 0),
        { kind: "arc", start: at(10, 0), mid: at(15, 5), end: at(10, 10) },
        line(10, 10, 0, 10),
        { kind: "bezier", points: [at(0, 10), at(0, 7), at(0, 3), at(0, 0)] },
      ),
    );
    expect(outline.status).toBe("closed");
    expect(polygonArea(outline.areas[0]!) / 1e12).toBeCloseTo(100 + (Math.PI * 25) / 2, 1);
  });

  it("bridges a gap of 0.02 mm and not one of 0.021 mm", () => {
    expect(boardOutline(boardWith(...square.slice(1), line(0, 0, 9.98, 0))).status).toBe("closed");
    expect(boardOutline(boardWith(...square.slice(1), line(0, 0, 9.979, 0))).status).toBe("open");
  });

  it("names both ends of an open outline", () => {
    const outline = boardOutline(boardWith(line(0, 0, 10, 0), line(10, 0, 10, 10), line(10, 10, 0.8, 10)));
    expect(outline.status).toBe("open");
    const ends = outline.problems.flatMap((problem) => problem.at);
    expect(ends).toHaveLength(2);
    expect(ends).toContainEqual(at(0, 0));
    expect(ends).toContainEqual(at(0.8, 10));
    expect(outline.problems[0]?.message).toContain("(0.800, 10.000) mm");
  });

  it("says where a bow tie crosses itself", () => {
    const outline = boardOutline(
      boardWith(line(0, 0, 10, 10), line(10, 10, 10, 0), line(10, 0, 0, 10), line(0, 10, 0, 0)),
    );
    expect(outline.status).toBe("self-intersecting");
    expect(outline.problems.flatMap((problem) => problem.at)).toEqual([at(5, 5)]);
  });

  it("objects to a cut-out that crosses the edge", () => {
    const outline = boardOutline(boardWith(...square, { kind: "rect", start: at(8, 2), end: at(12, 4) }));
    expect(outline.status).toBe("self-intersecting");
  });

  it("reports a board without Edge.Cuts, and one with only a dot on it, as missing", () => {
    expect(boardOutline(boardWith()).status).toBe("missing");
    expect(boardOutline(boardWith(line(3, 3, 3, 3))).status).toBe("missing");
  });
});
