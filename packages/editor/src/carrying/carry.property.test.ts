import { applyEdit, type Board, canonicalJson, emptyBoard, type ItemId, itemId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Editor } from "../editor/editor.ts";
import { arbitraryWiredBoard } from "../testing/arbitrary-wired-board.ts";

const SETTINGS = { grid: fromMm(0.5), reach: fromMm(0.2), layer: "F.Cu" as const, isShown: () => true };
const steps = fc.array(fc.constantFrom([1, 0], [-1, 0], [0, 1], [0, -1]), { minLength: 1, maxLength: 8 });

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function nudge(editor: Editor, [x = 0, y = 0]: readonly number[]): void {
  editor.carry("move", () => ({ kind: "shift", by: { x: fromMm(x), y: fromMm(y) } }), { isOneStep: true });
}

function rotate(editor: Editor): void {
  editor.carry("rotate", ({ footprints }, [id]) => {
    const about = footprints.find((part) => part.id === id)?.position;
    return about && { kind: "turn", about, by: 90 };
  });
}

/** Tracks and parts without the names of new tracks, in an order of their own. */
function shapeOf({ tracks, footprints }: Board): string {
  const drawn = tracks.map(({ id, ...track }) => canonicalJson(track)).sort();
  return canonicalJson({ drawn, footprints: footprints.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
}

/** What is wrong at a part and its pads, as pairs of what is too near. */
function wrongAt(board: Board, part: Board["footprints"][number]): readonly string[] {
  const own = new Set<string>([part.id, ...part.pads.map(({ id }) => id)]);
  return checkBoard(board).findings.flatMap(({ rule, items }) =>
    ["courtyards_overlap", "clearance", "shorting_items", "copper_edge_clearance"].includes(rule) &&
    items.some((id) => own.has(id))
      ? [[...items].sort().join(" ")]
      : [],
  );
}

describe("what is moved by keys", () => {
  it("lands, tracks included, where a pointer that goes there would bring it", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, steps, (board, ways) => {
        const [part] = board.footprints;
        if (!part) return;
        const editor = new Editor(board, { settings: { ...SETTINGS, grid: 0, reach: 0 }, nameItem });
        editor.select([part.id]);
        let isRefused = false;
        for (const way of ways) {
          nudge(editor, way);
          isRefused ||= editor.state.refusal === "collides";
        }
        // Keys stop before what a pointer goes past.
        if (isRefused) return;
        const sum = ways.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
        const pointer = new Editor(board, { settings: { ...SETTINGS, grid: 0, reach: 0 }, nameItem });
        pointer.select([part.id]);
        pointer.grab(part.position);
        const at = { x: part.position.x + fromMm(sum[0]!), y: part.position.y + fromMm(sum[1]!) };
        pointer.send({ kind: "move", at, isFree: true });
        pointer.send({ kind: "release", at });
        expect(shapeOf(editor.state.board)).toBe(shapeOf(pointer.state.board));
      }),
      { numRuns: 15 },
    );
  });

  it("stands as before, tracks included, when it has gone there and back or all round, and is taken back at once", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, (board) => {
        const [part] = board.footprints;
        if (!part) return;
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        editor.select([part.id]);
        nudge(editor, [1, 0]);
        const isRefused = editor.state.refusal !== undefined;
        nudge(editor, [-1, 0]);
        if (isRefused) return;
        expect(shapeOf(editor.state.board)).toBe(shapeOf(board));
        expect(editor.state.history.done.length).toBe(1);
        for (let turn = 0; turn < 4; turn++) {
          rotate(editor);
          if (editor.state.refusal) return;
        }
        expect(shapeOf(editor.state.board)).toBe(shapeOf(board));
        while (editor.undo());
        expect(shapeOf(editor.state.board)).toBe(shapeOf(board));
      }),
      { numRuns: 15 },
    );
  });

  it("stays where it is in front of what it would collide with, and says what that is", () => {
    let refused = 0;
    fc.assert(
      fc.property(arbitraryWiredBoard, steps, (board, ways) => {
        const [part, other] = board.footprints;
        if (!part || !other) return;
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        editor.select([part.id]);
        const way = { x: other.position.x - part.position.x, y: other.position.y - part.position.y };
        const onto = [Math.round(way.x / 1e6), Math.round(way.y / 1e6)];
        for (const act of [...ways, onto].flatMap((one) => [() => nudge(editor, one), () => rotate(editor)])) {
          const before = editor.state.board;
          act();
          if (editor.state.refusal !== "collides") continue;
          refused++;
          expect(editor.state.board).toBe(before);
          expect(new Set(editor.state.inTheWay?.map((one) => "part" in one && one.part))).toEqual(new Set([part.id]));
        }
        const old = new Set(wrongAt(board, part));
        expect(wrongAt(editor.state.board, part).filter((pair) => !old.has(pair))).toEqual([]);
      }),
      { numRuns: 15 },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it("takes the tracks at its ends along where it is one stretch of a track, and stays selected", () => {
    const piece = (id: string, from: [number, number], to: [number, number]): Track =>
      aTrack({
        id: itemId(id),
        start: { x: fromMm(from[0]), y: fromMm(from[1]) },
        end: { x: fromMm(to[0]), y: fromMm(to[1]) },
        width: fromMm(0.2),
        net: itemId("net") as never,
      });
    const board: Board = {
      ...emptyBoard(),
      nets: [{ id: itemId("net") as never, name: "N" }],
      tracks: [piece("a", [0, 0], [10, 0]), piece("b", [10, 0], [10, 10]), piece("c", [0, 0], [0, 10])],
    };
    const editor = new Editor(board, { settings: SETTINGS, nameItem });
    editor.select([itemId("a")]);
    nudge(editor, [0, 1]);
    nudge(editor, [0, 1]);
    const { tracks } = editor.state.board;
    const [stretch] = tracks.filter(({ id }) => editor.state.selection.includes(id));
    expect(stretch && [stretch.start.y, stretch.end.y]).toEqual([fromMm(2), fromMm(2)]);
    expect(tracks.length).toBe(3);
    const along = editor.state.board;
    nudge(editor, [1, 0]);
    expect(editor.state.board).toBe(along);
    expect(editor.undo()).toBe(true);
    expect(shapeOf(editor.state.board)).toBe(shapeOf(board));
  });

  it("does not carry on over what others have changed meanwhile", () => {
    fc.assert(
      fc.property(arbitraryWiredBoard, (board) => {
        const [part, other] = board.footprints;
        if (!part || !other) return;
        const editor = new Editor(board, { settings: SETTINGS, nameItem });
        editor.select([part.id]);
        nudge(editor, [1, 0]);
        const now = editor.state.board;
        const theirs = { ...other, value: "theirs" };
        editor.adopt(
          applyEdit(now, {
            lists: [{ list: "footprints", added: [], removed: [], updated: [{ before: other, after: theirs }] }],
            settings: [],
          }),
        );
        nudge(editor, [1, 0]);
        expect(editor.state.board.footprints.find(({ id }) => id === other.id)?.value).toBe("theirs");
      }),
      { numRuns: 10 },
    );
  });
});
