import {
  applyEdit,
  type Board,
  type EditPatch,
  editBetween,
  emptyBoard,
  hashBoard,
  itemId,
  readPatch,
  rebaseEdit,
  type Track,
} from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { deleteItems, moveItems } from "@tracewright/editor";
import { beforeEach, describe, expect, it } from "vitest";
import type { EditedVersion, SaveOutcome } from "../../autosave/save-outcome.ts";
import { BoardEditing, type EditingNews } from "./board-editing.ts";
import { FIRST_SETTINGS } from "./use-viewer.ts";

const MM = 1_000_000;
const track = (id: string, y = 0): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y },
    end: { x: 10 * MM, y },
    width: MM / 5,
  });
const FIRST: Board = { ...emptyBoard(), tracks: [track("a"), track("b", 20 * MM)] };
const versionOf = (board: Board, revisionVersion: number): EditedVersion => ({
  majorVersion: 1,
  revisionVersion,
  boardHash: hashBoard(board),
});
const yOf = (board: Board, id: string) => board.tracks.find((one) => one.id === id)?.start.y;

describe("a board being edited", () => {
  let stored: Board[];
  let news: EditingNews[];
  let editing: BoardEditing;
  const newest = () => stored.at(-1) ?? FIRST;

  /** As the server does it, without its refusals. */
  const send = async ({
    base,
    patches,
  }: {
    base: EditedVersion;
    patches: readonly EditPatch[];
  }): Promise<SaveOutcome> => {
    const edited = stored.find((board) => hashBoard(board) === base.boardHash) ?? FIRST;
    let board = edited;
    for (const patch of patches) {
      const read = readPatch(board, patch);
      if (read.status === "refused")
        return { kind: "refused", reasons: read.problems.map(({ message }) => ({ message, words: null })) };
      board = applyEdit(board, read.edit);
    }
    const isMerged = edited !== newest();
    const rebased = rebaseEdit(editBetween(edited, board), editBetween(edited, newest()));
    if (rebased.status === "conflict") return { kind: "conflict", conflicts: rebased.conflicts, reasons: [] };
    stored.push(applyEdit(newest(), rebased.edit));
    return { kind: "saved", version: versionOf(newest(), stored.length - 1), isMerged };
  };

  /** Somebody else moves a track. */
  const moveElsewhere = (id: string, y: number) => {
    stored.push({ ...newest(), tracks: newest().tracks.map((one) => (one.id === id ? track(id, y) : one)) });
    return editing.follow(versionOf(newest(), stored.length - 1));
  };

  const move = (id: string, y: number) => {
    editing.editor.select([itemId(id)]);
    editing.editor.run("move", (board, ids) => moveItems(board, ids, { kind: "shift", by: { x: 0, y } }));
  };

  beforeEach(() => {
    stored = [FIRST];
    news = [];
    editing = new BoardEditing({
      version: versionOf(FIRST, 0),
      board: FIRST,
      settings: { ...FIRST_SETTINGS, grid: 0, reach: 1_000 },
      send,
      loadNewest: async () => ({ version: versionOf(newest(), stored.length - 1), board: newest() }),
      onSaved: () => undefined,
      kept: { read: () => undefined, write: () => "all", clear: () => undefined },
      startTimer: () => () => undefined,
      now: () => 1_000,
      tell: (one) => news.push(one),
    });
  });

  it("is saved with all that was done and undone, and says since when", async () => {
    move("a", 5);
    move("b", 7);
    editing.editor.undo();
    expect(editing.saving).toMatchObject({ kind: "waiting", unsaved: 3, savedAt: undefined });
    expect(await editing.flush()).toBe(true);
    expect([yOf(newest(), "a"), yOf(newest(), "b")]).toEqual([5, 20 * MM]);
    expect(editing.saving).toMatchObject({ kind: "saved", unsaved: 0, savedAt: 1_000 });
  });

  it("shows what others save, and undoes what they left alone", async () => {
    move("a", 5);
    await editing.flush();
    await moveElsewhere("b", 3 * MM);
    const { editor } = editing;
    expect([yOf(editor.state.board, "a"), yOf(editor.state.board, "b")]).toEqual([5, 3 * MM]);
    expect(news).toEqual([{ kind: "merged" }]);
    expect(editor.undo()).toBe(true);
    await editing.flush();
    expect([yOf(newest(), "a"), yOf(newest(), "b")]).toEqual([0, 3 * MM]);
  });

  it("waits with what others save until the hand is empty, and puts both together", async () => {
    const { editor } = editing;
    const press = { x: 5 * MM, y: 20 * MM };
    editor.send({ kind: "press", at: press });
    editor.send({ kind: "move", at: { ...press, y: 22 * MM } });
    await moveElsewhere("a", 7 * MM);
    expect([editor.state.tool.name, yOf(editor.state.board, "a")]).toEqual(["drag", 0]);
    editor.send({ kind: "release", at: { ...press, y: 22 * MM } });
    expect(yOf(editor.state.board, "a")).toBe(7 * MM);
    await editing.flush();
    expect(yOf(newest(), "a")).toBe(7 * MM);
    expect(newest().tracks.some(({ start, end }) => start.y === 22 * MM && end.y === 22 * MM)).toBe(true);
    expect(hashBoard(editor.state.board)).toBe(hashBoard(newest()));
  });

  it("does not take over what was in the hand where others changed the same, and says so", async () => {
    const { editor } = editing;
    const press = { x: 5 * MM, y: 0 };
    editor.send({ kind: "press", at: press });
    editor.send({ kind: "move", at: { ...press, y: 2 * MM } });
    await moveElsewhere("a", 9 * MM);
    editor.send({ kind: "release", at: { ...press, y: 2 * MM } });
    expect(news).toContainEqual({ kind: "dropped" });
    expect(yOf(editor.state.board, "a")).toBe(9 * MM);
    expect(editing.saving.unsaved).toBe(0);
  });

  it("says nothing of others when the new version was ordered here", async () => {
    expect(await editing.handOver()).toBe(true);
    await moveElsewhere("a", 9 * MM);
    expect(news).toEqual([]);
    await moveElsewhere("a", 8 * MM);
    expect(news).toEqual([{ kind: "merged" }]);
  });

  it("takes back under its name what an order brought, and saves that; a refused order leaves no step", async () => {
    expect(await editing.handOver("takeVersion")).toBe(true);
    await moveElsewhere("a", 9 * MM);
    expect(news).toEqual([]);
    expect(editing.editor.state.history.done.map(({ name }) => name)).toEqual(["takeVersion"]);
    expect(editing.editor.undo()).toBe(true);
    expect(yOf(editing.editor.state.board, "a")).toBe(0);
    expect(await editing.flush()).toBe(true);
    expect(yOf(newest(), "a")).toBe(0);
    await editing.handOver("takeVersion");
    editing.expectNothing();
    await moveElsewhere("a", 8 * MM);
    expect(editing.editor.state.history.done).toEqual([]);
    expect(news).toEqual([{ kind: "merged" }]);
  });

  it("knows that a version ordered here has not arrived, and that one of others is not waited for", async () => {
    const routed: Board = { ...FIRST, tracks: [...FIRST.tracks, track("c", 30 * MM)] };
    expect(editing.isBefore(hashBoard(routed))).toBe(false);
    await editing.handOver();
    expect(editing.isBefore(hashBoard(FIRST))).toBe(false);
    expect(editing.isBefore(hashBoard(routed))).toBe(true);
    stored.push(routed);
    await editing.follow(versionOf(routed, 1));
    expect(editing.isBefore(hashBoard(routed))).toBe(false);
  });

  it("takes up the new board although a tool held something of the old one, once it is laid down", async () => {
    const { editor } = editing;
    editor.select([itemId("a")]);
    editor.grab({ x: MM, y: 0 });
    expect(editor.state.tool.isHolding).toBe(true);
    await editing.handOver();
    editing.layDown();
    expect(editor.state.selection).toEqual([]);
    await moveElsewhere("a", 9 * MM);
    expect(yOf(editor.state.board, "a")).toBe(9 * MM);
  });

  it("keeps both sides of a conflict until somebody says whose counts", async () => {
    stored.push({ ...FIRST, tracks: [track("a", 9 * MM), track("b", 20 * MM)] });
    editing.editor.select([itemId("a")]);
    editing.editor.run("delete", deleteItems);
    expect(await editing.flush()).toBe(false);
    expect(editing.saving).toMatchObject({
      kind: "conflict",
      conflicts: [{ list: "tracks", id: "a", ours: "removed", theirs: "changed" }],
    });
    expect([yOf(editing.editor.state.board, "a"), yOf(editing.storedBoard, "a")]).toEqual([undefined, 0]);
    await editing.takeTheirs();
    expect(yOf(editing.editor.state.board, "a")).toBe(9 * MM);
    expect(editing.saving.kind).toBe("saved");
  });
});
