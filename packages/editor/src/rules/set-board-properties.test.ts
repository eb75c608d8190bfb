import { applyEdit, emptyBoard, invertEdit } from "@tracewright/board";
import { expect, it } from "vitest";
import { setBoardProperties } from "./set-board-properties.ts";

it("properties of the board are one step, which is taken back whole; the same ones are none", () => {
  const board = { ...emptyBoard(), properties: { a: "1" } };
  const { edit } = setBoardProperties(board, { b: "2" });
  const changed = applyEdit(board, edit!);
  expect(changed.properties).toEqual({ b: "2" });
  expect(applyEdit(changed, invertEdit(edit!))).toEqual(board);
  expect(setBoardProperties(board, { a: "1" }).edit).toBeUndefined();
});
