import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashBoard } from "../documents/hash-board.ts";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { itemId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import { applyEdit } from "./apply-edit.ts";
import { editBetween } from "./edit-between.ts";
import { invertEdit } from "./invert-edit.ts";

const point = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
const track = (index: number): fc.Arbitrary<Track> =>
  fc.record({
    id: fc.constant(itemId(`track-${index}`)),
    start: point,
    end: point,
    width: fc.constantFrom(1, 2),
    layer: fc.constantFrom("F.Cu" as const, "B.Cu" as const),
    locked: fc.boolean(),
  });
const via = (index: number): fc.Arbitrary<Via> =>
  fc.record({
    id: fc.constant(itemId(`via-${index}`)),
    kind: fc.constant("through" as const),
    position: point,
    diameter: fc.constant(6),
    drill: fc.constant(3),
    layers: fc.constant(["F.Cu", "B.Cu"] as const),
    locked: fc.boolean(),
  });
const some = <Record>(of: (index: number) => fc.Arbitrary<Record>): fc.Arbitrary<Record[]> =>
  fc.subarray([0, 1, 2, 3, 4, 5, 6]).chain((indexes) => fc.tuple(...indexes.map(of)));

/** Boards that share ids, so that going from one to another adds, removes and replaces. */
const board: fc.Arbitrary<Board> = fc
  .record({
    tracks: some(track),
    vias: some(via),
    paper: fc.option(fc.constantFrom("A4", "A3"), { nil: undefined }),
    origin: fc.option(point, { nil: undefined }),
  })
  .map(({ tracks, vias, paper, origin }) => ({
    ...emptyBoard(),
    tracks,
    vias,
    ...(paper ? { paper } : {}),
    ...(origin ? { auxOrigin: origin } : {}),
  }));

/** The board with its lists in a fixed order: order carries no meaning. */
function sorted(of: Board): Board {
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ...of, tracks: byId(of.tracks), vias: byId(of.vias) };
}

describe("edits", () => {
  it("lead from any board to any other", () => {
    fc.assert(
      fc.property(board, board, (before, after) => {
        expect(sorted(applyEdit(before, editBetween(before, after)))).toEqual(sorted(after));
      }),
    );
  });

  it("undone give the board again, whatever the sequence", () => {
    fc.assert(
      fc.property(fc.array(board, { minLength: 2, maxLength: 6 }), (states) => {
        const edits = states.slice(1).map((state, index) => editBetween(states[index]!, state));
        let now = states[0]!;
        for (const edit of edits) now = applyEdit(now, edit);
        for (const edit of edits.toReversed()) now = applyEdit(now, invertEdit(edit));
        expect(hashBoard(sorted(now))).toBe(hashBoard(sorted(states[0]!)));
      }),
    );
  });

  it("are empty between equal boards, also when only the order differs", () => {
    fc.assert(
      fc.property(board, (state) => {
        const shuffled = { ...state, tracks: state.tracks.toReversed(), vias: [...state.vias] };
        expect(editBetween(state, shuffled)).toEqual({ lists: [], settings: [] });
      }),
    );
  });

  it("that do not fit throw instead of corrupting the board", () => {
    fc.assert(
      fc.property(board, board, (before, after) => {
        const edit = editBetween(before, after);
        if (edit.lists.every(({ added, removed }) => added.length + removed.length === 0)) return;
        expect(() => applyEdit(applyEdit(before, edit), edit)).toThrow(/which the board (does not hold|holds)/);
      }),
      { examples: [[{ ...emptyBoard() }, { ...emptyBoard(), tracks: [] }]] },
    );
  });
});
