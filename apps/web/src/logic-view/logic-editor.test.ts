import type { BlockDocument } from "@tracewright/blocks";
import { addUses, changeUse, EMPTY_LOGIC, placeUses } from "@tracewright/logic";
import { describe, expect, it, vi } from "vitest";
import { LogicEditor } from "./logic-editor.ts";

const HASH = "a".repeat(64);
/** A block without ports or parts: the editor does not look into it. */
const document = { circuit: { components: [] }, ports: [], parameters: [] } as unknown as BlockDocument;
const block = { id: "b1", version: 1, hash: HASH };
const editorWith = (...names: readonly string[]) => {
  const editor = new LogicEditor(EMPTY_LOGIC, new Map([[HASH, document]]));
  for (const name of names) editor.run("add", (logic, hands) => addUses(logic, [{ block, name }], hands));
  return editor;
};
const names = (editor: LogicEditor) => editor.read().logic.uses.map(({ name }) => name);

describe("the editor of blocks and wires", () => {
  it("undoes and redoes one step at a time, and tells those who show it", () => {
    const editor = editorWith("A", "B");
    const heard = vi.fn();
    editor.subscribe(heard);
    editor.undo();
    expect(names(editor)).toEqual(["A"]);
    editor.undo();
    editor.undo();
    expect(names(editor)).toEqual([]);
    editor.redo();
    expect(names(editor)).toEqual(["A"]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("keeps everything as it is when a command is refused, and says why until the next one", () => {
    const editor = editorWith("A", "B");
    const { id } = editor.read().logic.uses[0]!;
    const rename = (name: string) => editor.run("rename", (logic, { book }) => changeUse(logic, id, { name }, book));
    expect(rename("B")).toBe(false);
    expect(editor.read().problem).toMatchObject({ kind: "name-twice" });
    expect(names(editor)).toEqual(["A", "B"]);
    expect(rename("C")).toBe(true);
    expect(editor.read().problem).toBeUndefined();
    expect(names(editor)).toEqual(["C", "B"]);
  });

  it("undoes steps of one key together, as those of a block that is moved by keyboard", () => {
    const editor = editorWith("A");
    const { id } = editor.read().logic.uses[0]!;
    const move = (x: number, key: string) =>
      editor.run("move", (logic) => placeUses(logic, new Map([[id, { x, y: 5 }]])), key);
    for (const x of [8, 16, 24]) move(x, "first");
    move(32, "second");
    editor.undo();
    expect(editor.read().logic.uses[0]?.at.x).toBe(24);
    editor.undo();
    expect(editor.read().logic.uses[0]?.at.x).toBe(0);
  });

  it("forgets its steps when another logic takes the place of the one that is edited", () => {
    const editor = editorWith("A");
    editor.replace(EMPTY_LOGIC, new Map());
    editor.undo();
    expect(names(editor)).toEqual([]);
  });
});
