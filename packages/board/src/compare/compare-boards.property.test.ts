import fc from "fast-check";
import { expect, test } from "vitest";
import { editBetween } from "../edits/edit-between.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { compareBoards } from "./compare-boards.ts";

test("a board differs from itself in nothing, in whatever order its records stand", () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const turned = { ...board, tracks: board.tracks.toReversed(), footprints: board.footprints.toReversed() };
      expect(compareBoards(board, turned)).toEqual([]);
    }),
  );
});

test("every record that differs is in exactly one change, with what became of it, and every setting in at least one", () => {
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (before, after) => {
      const edit = editBetween(before, after);
      const changes = compareBoards(before, after);
      const told = changes.flatMap(({ records }) => records.map(({ list, id, fate }) => `${list} ${id} ${fate}`));
      const expected = edit.lists.flatMap(({ list, added, removed, updated }) => [
        ...added.map(({ id }) => `${list} ${id} added`),
        ...removed.map(({ id }) => `${list} ${id} removed`),
        ...updated.map((pair) => `${list} ${pair.after.id} changed`),
      ]);
      expect(told.sort()).toEqual(expected.sort());
      const settings = new Set(changes.flatMap((change) => change.settings));
      expect([...settings].sort()).toEqual(edit.settings.map(({ setting }) => setting).sort());
    }),
    { seed: 7 },
  );
});

test("a part that differs says how: no change of one is empty", () => {
  const bare = new Set(["kind", "reference", "records", "settings", "place"]);
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (before, after) => {
      for (const change of compareBoards(before, after))
        if (change.kind === "part-changed") expect(Object.keys(change).filter((key) => !bare.has(key))).not.toEqual([]);
    }),
  );
});

test("backwards, what came goes, lengths turn their sign, and moves go the same way back", () => {
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (before, after) => {
      const [there, back] = [compareBoards(before, after), compareBoards(after, before)];
      const copper = (changes: typeof there, sign: number) =>
        changes
          .flatMap((change) =>
            change.kind === "copper" ? [`${change.net} ${Math.round((change.length * sign) / 10)}`] : [],
          )
          .sort();
      expect(copper(there, 1).map((line) => line.replace(/-0$/, "0"))).toEqual(
        copper(back, -1).map((line) => line.replace(/-0$/, "0")),
      );
      const ways = (changes: typeof there) =>
        changes.flatMap((change) => (change.kind === "part-changed" && change.moved ? [change.moved.distance] : []));
      expect(ways(there).sort()).toEqual(ways(back).sort());
    }),
    { seed: 7 },
  );
});
