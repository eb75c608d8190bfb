import { applyEdit, type Board, hashBoard } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveItems } from "../commands/move-items.ts";
import { arbitraryBoard, someIds } from "../testing/arbitrary-board.ts";
import { HISTORY_STEPS, type History, NO_HISTORY, record, redo, undo } from "./history.ts";

const withSome = arbitraryBoard.chain((board) => fc.record({ board: fc.constant(board), ids: someIds(board) }));
const act = fc.constantFrom("do", "do the same", "undo", "redo");

/** Moves the items by one step and notes it. */
function step(now: { board: Board; history: History }, ids: readonly string[], key?: string) {
  const { edit } = moveItems(now.board, ids as never, { kind: "shift", by: { x: 100, y: 0 } });
  if (!edit) return now;
  const name = "move";
  const noted = { name, edits: [edit], selectionBefore: [], selectionAfter: [], ...(key !== undefined && { key }) };
  return { board: applyEdit(now.board, edit), history: record(now.history, noted) };
}

describe("the history of a board", () => {
  it("leads back to the beginning and forward again, whatever was done in between", () => {
    fc.assert(
      fc.property(withSome, fc.array(act, { maxLength: 25 }), ({ board, ids }, acts) => {
        let now = { board, history: NO_HISTORY };
        for (const what of acts) {
          if (what === "undo") now = undo(now.board, now.history) ?? now;
          else if (what === "redo") now = redo(now.board, now.history) ?? now;
          else now = step(now, ids, what === "do the same" ? "nudge" : undefined);
        }
        const end = now.board;
        for (let back = undo(now.board, now.history); back; back = undo(now.board, now.history)) now = back;
        expect(hashBoard(now.board)).toBe(hashBoard(board));
        for (let on = redo(now.board, now.history); on; on = redo(now.board, now.history)) now = on;
        if (now.history.undone.length === 0 && !acts.includes("undo"))
          expect(hashBoard(now.board)).toBe(hashBoard(end));
      }),
    );
  });

  it("takes steps of one key back together, and keeps no more than a hundred", () => {
    const [board] = fc.sample(
      arbitraryBoard.filter(({ tracks, groups }) => groups.length === 0 && tracks.some(({ locked }) => !locked)),
      { numRuns: 1, seed: 1 },
    );
    const ids = board?.tracks.flatMap(({ id, locked }) => (locked ? [] : [id])) ?? [];
    if (!board) throw new Error("no board with a free track");
    let now = { board, history: NO_HISTORY };
    for (let count = 0; count < 5; count++) now = step(now, ids, "nudge");
    expect(now.history.done).toHaveLength(1);
    expect(undo(now.board, now.history)?.board).toEqual(board);
    for (let count = 0; count < HISTORY_STEPS + 5; count++) now = step(now, ids);
    expect(now.history.done).toHaveLength(HISTORY_STEPS);
  });
});
