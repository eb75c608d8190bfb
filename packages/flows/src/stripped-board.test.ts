import { type Board, itemId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { runScope } from "./run-scope.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";
import { at, boardOf, corners, GND, SIGNAL, track, zone } from "./testing/poured-board.ts";

/** Two tracks with a teardrop each, and a pour. */
const pour = zone("pour", "F.Cu", corners(1, 1, 29, 19));
const dropAt = (id: string, x: number) =>
  zone(id, "F.Cu", [at(x, 5), at(x + 1, 5.3), at(x + 1, 4.7)], { net: SIGNAL, priority: 0x4242 });
const board: Board = boardOf({
  zones: [pour, dropAt("one", 5), dropAt("two", 15)],
  tracks: [
    track("free", at(5, 5), at(8, 5), { net: SIGNAL }),
    track("held", at(15, 5), at(18, 5), { net: SIGNAL, locked: true }),
  ],
});
const zonesOf = (of: Board, first: StripFirst, nets = [GND, SIGNAL]) =>
  strippedBoard(of, first, runScope({ nets })).zones.map(({ id }) => id);

describe("a stripped board", () => {
  it("loses the teardrops of the tracks that go, and keeps pours and the teardrops of tracks that stay", () => {
    expect(zonesOf(board, { strip: true, pours: "keep" })).toEqual(["pour", "two"].map(itemId));
    expect(zonesOf(board, { strip: true, pours: "keep" }, [GND])).toEqual(["pour", "one", "two"].map(itemId));
  });

  it("loses them where the tracks were gone before", () => {
    expect(zonesOf(board, { strip: false, pours: "keep" })).toEqual(["pour", "one", "two"].map(itemId));
    const bare = { ...board, tracks: board.tracks.slice(1) };
    expect(zonesOf(bare, { strip: false, pours: "keep" })).toEqual(["pour", "two"].map(itemId));
  });
});
