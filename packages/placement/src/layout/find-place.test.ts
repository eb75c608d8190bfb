import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { BarredBlocks } from "./barred-blocks.ts";
import { CoveredRoom } from "./covered-room.ts";
import { findNearestPlace } from "./find-place.ts";
import { Layout } from "./layout.ts";

const STEP = 500_000;
const SIZES = [
  [9, 5],
  [4, 4],
  [12, 2],
  [7, 7],
  [3, 2],
] as const;
const POSES = Array.from({ length: OWN_SIDE_POSES }, (_, pose) => pose);
const { problem } = placementProblemFromBoard(
  testBoard({ width: 20, height: 13 }, [
    ...SIZES.map(([width, height], index) =>
      testPart({
        reference: `R${index}`,
        width,
        height,
        nets: ["A", "B", "C"],
        through: index === 1,
        side: index === 4 ? "back" : "front",
        at: mm(5, 5),
      }),
    ),
    testPart({ reference: "J1", width: 3, height: 3, nets: ["A"], at: mm(12, 8) }),
  ]),
  { fixed: ["J*"], strip: true, intents: [] },
);

const part = fc.nat(SIZES.length - 1);
const spacing = fc.record({ halo: fc.constantFrom(0, 250_000), crowded: fc.boolean(), overhang: fc.boolean() });
const standing = fc.array(
  fc.record({
    part,
    x: fc.integer({ min: 0, max: 200 }).map((at) => at * 100_000),
    y: fc.integer({ min: 0, max: 130 }).map((at) => at * 100_000),
    pose: fc.nat(OWN_SIDE_POSES - 1),
  }),
  { minLength: 4, maxLength: 16 },
);

function layoutOf(parts: readonly ({ part: number } & Place)[], how: Layout["spacing"]): Layout {
  const layout = new Layout(problem, how);
  for (const { part, ...place } of parts)
    if (layout.stands[part] === 0 && layout.fits(part, place)) layout.put(part, place);
  return layout;
}

/** All legal places on the multiples of the step, which the raster of the board is as large as. */
function legalPlaces(layout: Layout, part: number): Place[] {
  const { originX, originY, columns, rows, cell } = problem.area;
  const places: Place[] = [];
  for (let y = Math.ceil(originY / STEP) * STEP; y <= originY + rows * cell; y += STEP)
    for (let x = Math.ceil(originX / STEP) * STEP; x <= originX + columns * cell; x += STEP)
      for (const pose of POSES) if (layout.fits(part, { x, y, pose })) places.push({ x, y, pose });
  return places;
}

describe("findNearestPlace", () => {
  it("finds a place where there is one, on the innermost square that has any, and there the nearest", () => {
    fc.assert(
      fc.property(standing, spacing, part, fc.nat(40), fc.nat(26), (parts, how, asked, column, row) => {
        const layout = layoutOf(parts, how);
        if (layout.stands[asked] === 1) return;
        const wish = { x: column * STEP, y: row * STEP };
        const ways = ({ x, y }: Place) => {
          const [dx, dy] = [Math.abs(x - wish.x), Math.abs(y - wish.y)];
          return { ring: Math.max(dx, dy), way: Math.hypot(dx, dy) };
        };
        const [nearest] = legalPlaces(layout, asked)
          .map(ways)
          .sort((a, b) => a.ring - b.ring || a.way - b.way);
        const found = findNearestPlace(layout, asked, { ...wish, poses: POSES, step: STEP });
        expect(found && ways(found)).toEqual(nearest);
        if (found) expect(layout.fits(asked, found)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("finds no place for a part that only a board without the others has room for", () => {
    const how = { halo: 0, crowded: false, overhang: false };
    const wish = { ...mm(10, 6), poses: POSES, step: STEP };
    expect(findNearestPlace(layoutOf([], how), 0, wish)).toBeDefined();
    const others = [
      { part: 2, ...mm(8, 4), pose: 0 },
      { part: 3, ...mm(4, 9), pose: 0 },
      { part: 1, ...mm(17, 6.5), pose: 0 },
    ];
    const full = layoutOf(others, how);
    expect(others.map(({ part }) => full.stands[part])).toEqual([1, 1, 1]);
    expect(legalPlaces(full, 0)).toEqual([]);
    expect(findNearestPlace(full, 0, wish)).toBeUndefined();
  });
});

describe("BarredBlocks", () => {
  it("bars no position that is legal, and bars most of a full board in whole blocks", () => {
    let barred = 0;
    let asked = 0;
    fc.assert(
      fc.property(standing, spacing, part, (parts, how, asking) => {
        const layout = layoutOf(parts, how);
        if (layout.stands[asking] === 1) return;
        const cover = new CoveredRoom(layout);
        cover.bringUpToDate();
        const lattice = { step: STEP, left: 0, top: 0, right: 40, bottom: 26 };
        const blocks = new BarredBlocks(layout, asking, { cover, poses: POSES, lattice });
        for (let row = 0; row <= lattice.bottom; row += 1)
          for (let column = 0; column <= lattice.right; column += 1) {
            const open = blocks.posesAt(column, row);
            asked += 1;
            if (open === 0) barred += 1;
            const place = { x: column * STEP, y: row * STEP };
            const closed = POSES.filter((pose) => (open & (1 << pose)) === 0);
            const legal = closed.find((pose) => layout.fits(asking, { ...place, pose }));
            if (legal !== undefined) expect.unreachable(`${JSON.stringify(place)} is barred in pose ${legal}`);
          }
      }),
      { numRuns: 40 },
    );
    expect(barred).toBeGreaterThan(asked / 10);
  });
});
