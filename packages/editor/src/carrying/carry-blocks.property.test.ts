import { type Board, type ItemId, itemId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Editor } from "../editor/editor.ts";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";
import { alignItems, distributeItems } from "./align-items.ts";

const SETTINGS = { grid: 0, reach: 0, layer: "F.Cu" as const, isShown: () => true };
const acts = fc.constantFrom("left" as const, "top" as const, "center-x" as const, "x" as const, "y" as const);

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function editorOf(board: Board): Editor {
  const editor = new Editor(board, { settings: SETTINGS, nameItem });
  editor.select(board.footprints.map(({ id }) => id));
  return editor;
}

function act(editor: Editor, to: "left" | "top" | "center-x" | "x" | "y"): void {
  editor.carryBlocks(to === "x" || to === "y" ? "distribute" : "align", (now, ids) =>
    to === "x" || to === "y" ? distributeItems(now, ids, to) : alignItems(now, ids, { to }),
  );
}

/** What is wrong, as kinds and pairs. */
function wrong(board: Board): ReadonlySet<string> {
  const found = checkBoard(board).findings.filter(({ rule }) =>
    ["courtyards_overlap", "clearance", "shorting_items"].includes(rule),
  );
  return new Set(found.map(({ rule, items }) => [rule, ...[...items].sort()].join(" ")));
}

/** In a row, far enough from each other; no two overlap whatever is aligned across it. */
function inRow(board: Board): Board {
  const footprints = board.footprints.map((part, index) => ({
    ...part,
    position: { x: fromMm(20 * index), y: part.position.y },
  }));
  return { ...board, footprints, tracks: [], vias: [] };
}

describe("blocks that are aligned or distributed", () => {
  it("bring no part onto another and no track too near to anything: else all stays, and the reason is told", () => {
    let [moved, refused] = [0, 0];
    fc.assert(
      fc.property(arbitraryWiredBoard, acts, (board, to) => {
        const editor = editorOf(board);
        const before = wrong(board);
        act(editor, to);
        const { refusal, inTheWay = [] } = editor.state;
        if (refusal === undefined) {
          if (editor.state.board !== board) moved++;
          const own = new Set<string>(board.tracks.map(({ id }) => id));
          const known = new Set([...before].filter((pair) => pair.split(" ").every((id) => !own.has(id))));
          for (const pair of wrong(editor.state.board)) if (!known.has(pair)) expect(before).toContain(pair);
        } else {
          refused++;
          expect(refusal).toBe("collides");
          expect(inTheWay.length).toBeGreaterThan(0);
          expect(editor.state.board).toBe(board);
        }
      }),
      { numRuns: 60 },
    );
    // Some of both; how many is chance.
    expect(moved).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  it("come where they were meant to, as one step that is taken back", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, (wired) => {
        const board = inRow(wired);
        const editor = editorOf(board);
        act(editor, "top");
        const { refusal, history } = editor.state;
        expect(refusal).toBeUndefined();
        expect(history.done.length).toBeLessThanOrEqual(1);
        expect(
          alignItems(editor.state.board, editor.state.selection, { to: "top" }).every(({ by }) => by.y === 0),
        ).toBe(true);
        if (history.done.length === 0) return;
        editor.undo();
        expect(editor.state.board).toEqual(board);
      }),
      { numRuns: 30 },
    );
  });
});
