import { type Board, emptyBoard, type Footprint, itemId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { expect, it } from "vitest";
import { arrowsOf, findMovedParts, findReplaced, meanWay } from "./moved-parts.ts";

function part(reference: string, x: number, y: number, rest: Partial<Footprint> = {}): Footprint {
  return {
    id: itemId(reference),
    reference,
    value: "",
    library: "",
    position: { x, y },
    rotation: 0,
    side: "front",
    locked: false,
    attributes: PLAIN_ATTRIBUTES,
    properties: {},
    pads: [],
    graphics: [],
    texts: [],
    zones: [],
    models: [],
    ...rest,
  };
}

function board(footprints: readonly Footprint[], tracks: readonly string[] = []): Board {
  return {
    ...emptyBoard(),
    footprints,
    tracks: tracks.map((id) => ({
      kind: "segment",
      id: itemId(id),
      start: { x: 0, y: 0 },
      end: { x: 1, y: 0 },
      width: 1,
      layer: "F.Cu",
      locked: false,
    })),
  };
}

const before = board([part("R1", 0, 0), part("R2", 0, 0), part("R3", 0, 0), part("R4", 5, 5)], ["a", "b"]);
const after = board(
  [
    part("R1", 3_000_000, 4_000_000),
    part("R2", 0, 0, { rotation: 90 }),
    part("R3", 0, 0, { side: "back" }),
    part("R4", 5, 5, { rotation: 360 }),
  ],
  ["b", "c"],
);

it("finds what stands elsewhere, turned or on the other side, and nothing else", () => {
  const moved = findMovedParts(before, after);
  expect(moved.map(({ id }) => id)).toEqual(["R1", "R2", "R3"]);
  expect(meanWay(moved)).toBeCloseTo(5_000_000 / 3);
  expect(meanWay([])).toBe(0);
});

it("draws an arrow with its head at the new place, and none for a part that only turns", () => {
  const arrows = arrowsOf(findMovedParts(before, after));
  expect(arrows).toHaveLength(3);
  expect(arrows[0]).toEqual({ ax: 0, ay: 0, bx: 3_000_000, by: 4_000_000 });
  for (const { ax, ay, bx, by } of arrows.slice(1)) {
    expect([ax, ay]).toEqual([3_000_000, 4_000_000]);
    // Barbs lie behind the point, nearer to where the part came from.
    expect(Math.hypot(bx, by)).toBeLessThan(5_000_000);
  }
});

it("tells what of the current board a candidate does not have", () => {
  expect(findReplaced(before, after)).toEqual({ tracks: 1, vias: 0, parts: 3 });
  expect(findReplaced(before, before)).toEqual({ tracks: 0, vias: 0, parts: 0 });
});
