import { type Board, type ItemId, netId } from "@tracewright/board";
import { checkConnections } from "@tracewright/checks";
import { describe, expect, test } from "vitest";
import { shedCarriedCopper } from "./shed-carried-copper.ts";
import { at, boardOf, corners, GND, part, SIGNAL, track, via, zone } from "./testing/poured-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

async function shed(board: Board, mine?: readonly string[]): Promise<Board> {
  const filled = await withFilledZones(board);
  const all = [...board.tracks, ...board.vias].map(({ id }) => id);
  return shedCarriedCopper(filled, new Set<ItemId>(mine ? all.filter((id) => mine.includes(id)) : all));
}

const idsOf = ({ tracks, vias }: Board): string[] => [...tracks, ...vias].map(({ id }) => id);
const openOf = (board: Board): number => {
  const { total, connected } = checkConnections(board).connections;
  return total - connected;
};

const front = zone("front", "F.Cu", corners(1, 1, 29, 19));
const back = zone("back", "B.Cu", corners(1, 1, 29, 19));
const pads = [part("A", at(5, 10)), part("B", at(25, 10))];
/** Parts the front pour from rim to rim. */
const wall = track("wall", at(15, 0.7), at(15, 19.3), { net: SIGNAL });

describe("copper that pours carry", () => {
  test("goes where the pour joins its pads without it", async () => {
    const board = boardOf({ footprints: pads, zones: [front], tracks: [track("t", at(5, 10), at(25, 10))] });
    const light = await shed(board);
    expect(idsOf(light)).toEqual([]);
    expect(openOf(light)).toBe(0);
  });

  test("stays where two tracks overlap, but neither ends on the other", async () => {
    const chain = [
      track("a", at(5, 10), at(14.9, 10)),
      track("between", at(14.9, 10), at(15.1, 10)),
      track("b", at(15.1, 10), at(25, 10)),
    ];
    const board = boardOf({ footprints: pads, zones: [zone("off", "B.Cu", corners(1, 1, 3, 3))], tracks: chain });
    expect(idsOf(await shed(board))).toEqual(["a", "between", "b"]);
  });

  test("stays where two pours only abut: one fill may join them by nanometres that the next has not", async () => {
    const tracks = [track("t", at(5, 10), at(25, 10))];
    for (const slant of [0.014, 0.04, 0.079, 0.092, 0.157]) {
      const border = [at(15 + slant, 1), at(15 - slant / 3, 19)] as const;
      const left = zone("left", "F.Cu", [at(1, 1), ...border, at(1, 19)], { priority: 1 });
      const right = zone("right", "F.Cu", corners(10, 1, 29, 19));
      const light = await shed(boardOf({ footprints: pads, zones: [left, right], tracks }));
      expect(openOf(await withFilledZones(light)), `${slant} mm`).toBe(0);
    }
  });

  test("stays where the pour joins its pads through a neck alone that other programs may leave out", async () => {
    const other = netId("other");
    const throughGap = async (gap: number): Promise<string[]> => {
      const walls = [
        track("w1", at(15, 0.7), at(15, 10 - gap / 2), { net: SIGNAL }),
        track("w2", at(15, 10 + gap / 2), at(15, 19.3), { net: other }),
      ];
      const bridge = [track("t", at(5, 10), at(25, 10), { layer: "B.Cu" })];
      const board = boardOf({
        footprints: pads,
        zones: [front],
        tracks: [...walls, ...bridge],
        vias: [via("v1", at(5, 10)), via("v2", at(25, 10))],
      });
      const wide = { ...board, nets: [...board.nets, { id: other, name: "OTHER" }] };
      expect(openOf(await withFilledZones({ ...wide, tracks: walls, vias: [] }))).toBe(0);
      return idsOf(await shed(wide, ["t", "v1", "v2"]));
    };
    expect(await throughGap(1.2)).toEqual(["w1", "w2"]);
    expect(await throughGap(0.872)).toEqual(["w1", "w2", "t", "v1", "v2"]);
  });

  test("stays where nobody may touch it", async () => {
    const board = boardOf({ footprints: pads, zones: [front], tracks: [track("t", at(5, 10), at(25, 10))] });
    expect(idsOf(await shed(board, []))).toEqual(["t"]);
  });

  test("stays where the net has no pour", async () => {
    const board = boardOf({
      footprints: [part("A", at(5, 10), SIGNAL), part("B", at(25, 10), SIGNAL)],
      zones: [front],
      tracks: [track("t", at(5, 10), at(25, 10), { net: SIGNAL })],
    });
    expect(idsOf(await shed(board))).toEqual(["t"]);
  });

  test("stays where it crosses what parts the pour, and no more of it than that takes", async () => {
    const board = boardOf({
      footprints: pads,
      zones: [front, back],
      tracks: [wall, track("long", at(5, 4), at(25, 4), { layer: "B.Cu" })],
      vias: [via("left", at(5, 4)), via("left too", at(8, 4)), via("right", at(25, 4)), via("right too", at(22, 4))],
    });
    const light = await shed(board);
    expect(openOf(light)).toBe(0);
    // Both halves of the front pour hang on the back one by a stitch each.
    expect(light.tracks.map(({ id }) => id)).toEqual(["wall"]);
    expect(light.vias).toHaveLength(2);
  });

  test("stays whole where the pad is out of the pour's reach", async () => {
    const board = boardOf({
      footprints: pads,
      zones: [zone("half", "F.Cu", corners(1, 1, 15, 19))],
      tracks: [track("in", at(5, 10), at(10, 10)), track("out", at(10, 10), at(25, 10))],
    });
    const light = await shed(board);
    expect(idsOf(light)).toEqual(["out"]);
    expect(openOf(light)).toBe(0);
  });

  test("gives nothing up on a board whose net is open anyway", async () => {
    const board = boardOf({
      footprints: [...pads, part("C", at(28, 10))],
      zones: [zone("half", "F.Cu", corners(1, 1, 15, 19))],
      tracks: [track("t", at(25, 10), at(28, 10), { net: GND })],
    });
    const light = await shed(board);
    expect([idsOf(light), openOf(light)]).toEqual([["t"], 1]);
  });
});
