import { fromMm, locateInPolygon, polygonArea, ringArea } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitmapOfRows } from "../testing/bitmap-of-rows.ts";
import { ARTWORK_TOLERANCE, type Artwork, artworkOf } from "./artwork.ts";
import type { Bitmap, GreyPicture } from "./bitmap.ts";
import { meetingRings } from "./simplify-rings.ts";
import { thinShare } from "./thin-share.ts";
import { traceBitmap } from "./trace-bitmap.ts";

const arbitraryBitmap: fc.Arbitrary<Bitmap> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) =>
    fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: columns * rows, maxLength: columns * rows })
      .map((dots) => ({ columns, rows, dots: Uint8Array.from(dots) })),
  );

const pictureOf = ({ columns, rows, dots }: Bitmap): GreyPicture => ({
  columns,
  rows,
  grey: dots.map((dot) => (dot === 1 ? 0 : 255)),
});

function made(bitmap: Bitmap, options: { dot: number; isMirrored?: boolean }): Artwork {
  const { dot, ...rest } = options;
  const width = dot * bitmap.columns;
  const artwork = artworkOf(pictureOf(bitmap), { width, threshold: 0.5, leastLine: fromMm(0.15), ...rest });
  if ("problem" in artwork) throw new Error(artwork.problem);
  return artwork;
}

/** Places where two dots meet over a corner and the two others are empty. */
function cornersShared({ columns, rows, dots }: Bitmap): number {
  let count = 0;
  for (let y = 1; y < rows; y++)
    for (let x = 1; x < columns; x++) {
      const [a, b, c, d] = [
        dots[(y - 1) * columns + x - 1],
        dots[(y - 1) * columns + x],
        dots[y * columns + x - 1],
        dots[y * columns + x],
      ];
      if (a === d && b === c && a !== b) count++;
    }
  return count;
}

const countOf = ({ dots }: Bitmap) => dots.reduce((sum, dot) => sum + dot, 0);

describe("a traced bitmap", () => {
  it("has the area of its dots, and two triangles of a quarter dot more for each two that meet in a corner", () => {
    fc.assert(
      fc.property(arbitraryBitmap, (bitmap) => {
        const areas = traceBitmap(bitmap, 10_000)!;
        const area = areas.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
        expect(area).toBe(16 * countOf(bitmap) + cornersShared(bitmap));
      }),
    );
  });

  it("has rings that meet neither each other nor themselves, and holds just the middles of its dots", () => {
    fc.assert(
      fc.property(arbitraryBitmap, (bitmap) => {
        const areas = traceBitmap(bitmap, 10_000)!;
        expect(meetingRings(areas.flatMap(({ outer, holes }) => [outer, ...holes])).size).toBe(0);
        for (let index = 0; index < bitmap.dots.length; index++) {
          const middle = { x: (index % bitmap.columns) * 4 + 2, y: Math.floor(index / bitmap.columns) * 4 + 2 };
          const holding = areas.filter((area) => locateInPolygon(middle, area) === "inside").length;
          expect(holding).toBe(bitmap.dots[index]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("tells a ring around a ring from a disc with a hole", () => {
    const areas = traceBitmap(
      bitmapOfRows("#######", "#.....#", "#.###.#", "#.#.#.#", "#.###.#", "#.....#", "#######"),
      1000,
    )!;
    expect(areas.map(({ holes }) => holes.length)).toEqual([1, 1]);
    expect(areas.map(polygonArea)).toEqual([16 * 24, 16 * 8]);
  });

  it("is given up where it has more corners than are wanted", () => {
    expect(traceBitmap(bitmapOfRows("#.#.#"), 11)).toBeUndefined();
    expect(traceBitmap(bitmapOfRows("#.#.#"), 12)).toHaveLength(3);
  });
});

describe("artwork", () => {
  it("is mirrored for the back, about its middle", () => {
    const bitmap = bitmapOfRows("##", "#.");
    const corners = ({ areas }: Artwork) => areas[0]!.outer.map(({ x, y }) => `${x} ${y}`).sort();
    const front = made(bitmap, { dot: fromMm(1) });
    const back = made(bitmap, { dot: fromMm(1), isMirrored: true });
    expect(corners(front)).toContain("1000000 -1000000");
    expect(corners(front)).not.toContain("1000000 1000000");
    expect(corners(back)).toContain("1000000 1000000");
    expect([front.width, front.height, front.dot]).toEqual([fromMm(2), fromMm(2), fromMm(1)]);
  });

  it("keeps large dots as they are, and moves no border of small ones farther than it says", () => {
    fc.assert(
      fc.property(
        arbitraryBitmap,
        fc.integer({ min: 3_000, max: 600_000 }),
        fc.boolean(),
        (bitmap, dot, isMirrored) => {
          fc.pre(countOf(bitmap) > 0);
          const { areas, rings, corners } = made(bitmap, { dot, isMirrored });
          const all = areas.flatMap(({ outer, holes }) => [outer, ...holes]);
          expect(meetingRings(all).size).toBe(0);
          expect(corners).toBe(all.reduce((sum, ring) => sum + ring.length, 0));
          const area = areas.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
          const exact = (countOf(bitmap) + cornersShared(bitmap) / 16) * dot * dot;
          const border = 4 * countOf(bitmap) * dot;
          expect(Math.abs(area - exact)).toBeLessThanOrEqual(border * (dot > 300_000 ? 2 : ARTWORK_TOLERANCE));
          // The rings with cuts enclose what the areas do, to the rounding of the cuts.
          const cut = rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0);
          expect(Math.abs(cut - area)).toBeLessThanOrEqual(border);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("straightens the stairs of a slope whose dots are small", () => {
    const side = 40;
    const slope = bitmapOfRows(
      ...Array.from({ length: side }, (_, row) => "#".repeat(row + 1) + ".".repeat(side - row - 1)),
    );
    expect(made(slope, { dot: fromMm(0.02) }).corners).toBeLessThan(8);
    expect(made(slope, { dot: fromMm(0.2) }).corners).toBe(2 * side + 2);
  });

  it("says what it is not made of, with the numbers", () => {
    const options = { width: fromMm(10), threshold: 0.5, leastLine: fromMm(0.15) };
    const white = { columns: 2, rows: 2, grey: new Uint8Array(4).fill(255) };
    expect(artworkOf(white, options)).toEqual({ problem: "nothing-printed" });
    expect(artworkOf(white, { ...options, isInverted: true })).toMatchObject({ corners: 4 });
    expect(artworkOf({ ...white, grey: new Uint8Array(4) }, { ...options, width: 1000 })).toEqual({
      problem: "dots-too-small",
      least: 1000,
    });
    const specks = { columns: 200, rows: 100, grey: new Uint8Array(20_000).fill(255) };
    for (let row = 0; row < 100; row += 2)
      for (let column = 0; column < 200; column += 2) specks.grey[row * 200 + column] = 0;
    expect(artworkOf(specks, options)).toEqual({ problem: "too-many-polygons", count: 5000, most: 2000 });
  });
});

describe("what is thinner than a fab prints", () => {
  const lineOf = (dots: number) => {
    const row = ".".repeat(4) + "#".repeat(dots) + ".".repeat(4);
    return bitmapOfRows(...Array.from({ length: 30 }, () => row));
  };

  it("is a line of fewer dots, and not one of as many", () => {
    for (const dots of [1, 2, 3, 4, 7]) {
      expect(thinShare(lineOf(dots), dots)).toBe(0);
      expect(thinShare(lineOf(dots), dots + 0.5)).toBe(1);
    }
  });

  it("is no square and no disc, but the line that hangs on one", () => {
    const square = Array.from({ length: 10 }, () => "##########..........");
    expect(thinShare(bitmapOfRows(...square), 8)).toBe(0);
    const flag = square.map((row, index) => (index === 5 ? "#".repeat(20) : row));
    const share = thinShare(bitmapOfRows(...flag), 8);
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.1);
    const disc = Array.from({ length: 31 }, (_, y) =>
      Array.from({ length: 31 }, (__, x) => (Math.hypot(x - 15, y - 15) <= 15 ? "#" : ".")).join(""),
    );
    expect(thinShare(bitmapOfRows(...disc), 20)).toBe(0);
  });
});
