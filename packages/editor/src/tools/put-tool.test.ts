import { emptyBoard, itemId } from "@tracewright/board";
import { aVia } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { Editor } from "../editor/editor.ts";
import { type PutPose, PutTool } from "./put-tool.ts";

const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

/** Puts a via, and remembers how; nothing beyond x = 50 mm. */
function putting() {
  const poses: PutPose[] = [];
  const editor = new Editor(emptyBoard(), {
    settings: { grid: fromMm(1), reach: 0, layer: "F.Cu", isShown: () => true },
    nameItem: () => itemId("unused"),
  });
  const tool = new PutTool({
    name: "putBlock",
    put: (pose) => {
      poses.push(pose);
      if (pose.position.x > fromMm(50)) return undefined;
      const via = aVia({ id: itemId("new"), position: pose.position });
      const edit = { lists: [{ list: "vias" as const, added: [via], removed: [], updated: [] }], settings: [] };
      return { edit, selection: [via.id] };
    },
  });
  editor.take(tool);
  return { editor, poses };
}

describe("something that is put", () => {
  it("follows the pointer in steps of the grid, is turned and turned over, and selected where it is put", () => {
    const { editor, poses } = putting();
    expect(editor.state.tool.view.edit).toBeUndefined();
    editor.send({ kind: "move", at: mm(10.2, 4.9) });
    expect(poses.at(-1)).toEqual({ position: mm(10, 5), rotation: 0, side: "front" });
    expect(editor.state.tool.view.edit?.lists[0]?.added).toHaveLength(1);
    editor.send({ kind: "turn", by: 90 });
    editor.send({ kind: "flip" });
    expect(poses.at(-1)).toEqual({ position: mm(10, 5), rotation: 90, side: "back" });
    editor.send({ kind: "press", at: mm(12.1, 7) });
    expect(poses.at(-1)).toEqual({ position: mm(12, 7), rotation: 90, side: "back" });
    expect(editor.state.board.vias.map(({ position }) => position)).toEqual([mm(12, 7)]);
    expect(editor.state.selection).toEqual([itemId("new")]);
    expect(editor.state.tool.name).toBe("select");
    expect(editor.state.history.done.map(({ name }) => name)).toEqual(["putBlock"]);
  });

  it("stays in the hand where it may not be put, and leaves no trace when it is given up", () => {
    const { editor } = putting();
    editor.send({ kind: "press", at: mm(60, 0) });
    expect(editor.state).toMatchObject({ refusal: "collides", board: { vias: [] } });
    expect(editor.state.tool.name).toBe("put");
    editor.send({ kind: "cancel" });
    expect(editor.state.tool.name).toBe("select");
    expect(editor.state.history.done).toEqual([]);
  });
});
