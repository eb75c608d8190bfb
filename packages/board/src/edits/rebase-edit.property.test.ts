import fc from "fast-check";
import { expect, test } from "vitest";
import { hashBoard } from "../documents/hash-board.ts";
import { itemId, netId } from "../records/ids.ts";
import { arbitraryBoard, inOrder } from "../testing/arbitrary-board.ts";
import { applyEdit } from "./apply-edit.ts";
import { editBetween } from "./edit-between.ts";
import { rebaseEdit } from "./rebase-edit.ts";

const hash = (board: Parameters<typeof hashBoard>[0]) => hashBoard(inOrder(board));

test("two edits that merge come to the same board, whichever was first", () => {
  let merged = 0;
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, arbitraryBoard, fc.integer(), (base, one, two, dice) => {
      // Parts of the edits, so that often enough they touch different records.
      const [ours, theirs] = [slice(base, one, dice), slice(base, two, ~dice)];
      const [mine, other] = [rebaseEdit(ours, theirs), rebaseEdit(theirs, ours)];
      expect(mine.status).toBe(other.status);
      if (mine.status === "conflict" || other.status === "conflict") return;
      merged++;
      const first = applyEdit(applyEdit(base, theirs), mine.edit);
      const second = applyEdit(applyEdit(base, ours), other.edit);
      expect(hash(first)).toBe(hash(second));
    }),
    { seed: 7, numRuns: 150 },
  );
  expect(merged).toBeGreaterThan(15);
});

test("a conflict names exactly the records and settings that both changed, each otherwise", () => {
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, arbitraryBoard, (base, one, two) => {
      const [ours, theirs] = [editBetween(base, one), editBetween(base, two)];
      const rebased = rebaseEdit(ours, theirs);
      const told = rebased.status === "conflict" ? rebased.conflicts : [];
      const records = told.flatMap((conflict) =>
        conflict.kind === "record" ? [`${conflict.list} ${conflict.id}`] : [],
      );
      expect(records.sort()).toEqual(differentlyTouched(ours, theirs).sort());
      const settings = told.flatMap((conflict) => (conflict.kind === "setting" ? [conflict.setting] : []));
      const bothSet = ours.settings.filter(({ setting, after }) =>
        theirs.settings.some(
          (other) => other.setting === setting && JSON.stringify(other.after) !== JSON.stringify(after),
        ),
      );
      expect(settings).toEqual(bothSet.map(({ setting }) => setting));
    }),
    { seed: 7 },
  );
});

test("what was saved already and is sent again is nothing more to do", () => {
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (base, board) => {
      const edit = editBetween(base, board);
      expect(rebaseEdit(edit, edit)).toEqual({ status: "merged", edit: { lists: [], settings: [] } });
    }),
  );
});

test("a track on a net that the other side took away is a conflict, from either side", () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const net = { id: netId("net X"), name: "X" };
      const base = { ...board, nets: [...board.nets, net] };
      const [first] = base.tracks;
      if (!first) return;
      const track = { ...first, id: itemId("new"), net: net.id };
      const adds = editBetween(base, { ...base, tracks: [...base.tracks, track] });
      const removes = editBetween(base, board);
      for (const rebased of [rebaseEdit(adds, removes), rebaseEdit(removes, adds)])
        expect(rebased).toEqual({
          status: "conflict",
          conflicts: [{ kind: "reference", list: "tracks", id: "new", missing: "net X" }],
        });
    }),
  );
});

/** The edit to a board that takes over some of the lists and settings of another. */
function slice(base: Parameters<typeof editBetween>[0], board: Parameters<typeof editBetween>[0], dice: number) {
  const { lists, settings } = editBetween(base, board);
  return {
    lists: lists.filter((_, index) => (dice >> index) & 1),
    settings: settings.filter((_, index) => (dice >> (index + 9)) & 1),
  };
}

/** Computed from the boards' edits by brute force: every id in both, the state it comes to compared as text. */
function differentlyTouched(ours: ReturnType<typeof editBetween>, theirs: ReturnType<typeof editBetween>): string[] {
  const states = (edit: typeof ours) =>
    new Map(
      edit.lists.flatMap(({ list, added, removed, updated }) => [
        ...removed.map(({ id }) => [`${list} ${id}`, "gone"] as const),
        ...added.map((record) => [`${list} ${record.id}`, JSON.stringify(sorted(record))] as const),
        ...updated.map(({ after }) => [`${list} ${after.id}`, JSON.stringify(sorted(after))] as const),
      ]),
    );
  const others = states(theirs);
  return [...states(ours)].flatMap(([key, state]) => (others.has(key) && others.get(key) !== state ? [key] : []));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => [key, sorted(member)]);
}
