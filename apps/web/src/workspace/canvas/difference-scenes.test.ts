import { type Board, emptyBoard, itemId, type Track, type Zone } from "@tracewright/board";
import { aPour, aTrack, aZone } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { buildDifference } from "./difference-scenes.ts";

const track = (id: string, y: number): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y },
    end: { x: 4_000_000, y },
    width: 200_000,
  });
const POUR: Zone["pour"] = aPour({
  clearance: 0,
  minThickness: 250_000,
  thermalGap: 300_000,
  thermalBridgeWidth: 300_000,
});
const board = (...tracks: Track[]): Board => ({ ...emptyBoard(), tracks });

test("what came, went and is otherwise is drawn apart, each with a mark of its own at its middle", () => {
  const before = board(track("stays", 0), track("goes", 1_000_000), track("changes", 2_000_000));
  const after = board(track("stays", 0), track("changes", 3_000_000), track("comes", 5_000_000));
  const { added, removed, changed, changedBefore, marks } = buildDifference(before, after);
  const [y] = [(scene: typeof added) => scene.drawn && (scene.drawn.minY + scene.drawn.maxY) / 2];
  expect([y(added), y(removed), y(changed), y(changedBefore)]).toEqual([5_000_000, 1_000_000, 3_000_000, 2_000_000]);
  expect([y(marks.added), y(marks.removed), y(marks.changed)]).toEqual([5_000_000, 1_000_000, 3_000_000]);
  expect(marks.added.drawn?.minX).toBe(1_400_000);
});

test("zones are drawn by their outlines, and one that is only filled anew is not drawn", () => {
  const corners = [0, 1, 2, 3].map((at) => ({ x: at % 3 === 0 ? 0 : 9_000_000, y: at < 2 ? 0 : 9_000_000 }));
  const zone = (id: string, priority: number, isFilled: boolean): Zone =>
    aZone({
      id: itemId(id),
      outline: [corners],
      priority,
      pour: POUR,
      filled: isFilled,
      fills: isFilled ? [{ layer: "F.Cu", polygons: [{ outer: corners, holes: [] }] }] : [],
    });
  const zoned = (...zones: Zone[]): Board => ({ ...emptyBoard(), zones });
  const filled = buildDifference(zoned(zone("pour", 0, false)), zoned(zone("pour", 0, true)));
  expect([filled.changed.drawn, filled.marks.changed.drawn]).toEqual([undefined, undefined]);
  const moved = buildDifference(zoned(zone("pour", 0, true)), zoned(zone("pour", 1, true)));
  expect(moved.changed.drawn).toBeDefined();
  expect(moved.changed.layers.every(({ pours }) => pours.isEmpty)).toBe(true);
});

test("between equal boards nothing is drawn", () => {
  const same = board(track("stays", 0));
  const { added, removed, changed, marks } = buildDifference(same, same);
  for (const scene of [added, removed, changed, marks.added, marks.removed, marks.changed])
    expect(scene.drawn).toBeUndefined();
});
