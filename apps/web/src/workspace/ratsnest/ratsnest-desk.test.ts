import { type Board, emptyBoard } from "@tracewright/board";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ratsnest } from "./find-ratsnest.ts";
import { RatsnestDesk, type RatsnestQuestion } from "./ratsnest-desk.ts";

const BOARD = emptyBoard();
const OTHER = emptyBoard();
const NOTHING: Ratsnest = { total: 0, connected: 0, airwires: [] };
const preview = (diameter: number) => ({ vias: [{ position: { x: 0, y: 0 }, diameter, drill: 1 }] });

describe("the desk that asks for ratsnests", () => {
  let asked: RatsnestQuestion[] = [];
  let heard: Board[] = [];
  let desk: RatsnestDesk;

  beforeEach(() => {
    asked = [];
    heard = [];
    desk = new RatsnestDesk(
      (question) => asked.push(question),
      (board) => heard.push(board),
    );
  });

  it("sends a board once, and previews of it alone", () => {
    desk.want(BOARD, null);
    desk.receive(NOTHING);
    desk.want(BOARD, preview(1));
    expect(asked).toEqual([{ board: BOARD, preview: null }, { preview: preview(1) }]);
  });

  it("asks one question at a time, and of those that came meanwhile only the newest", () => {
    desk.want(BOARD, preview(1));
    desk.want(BOARD, preview(2));
    desk.want(BOARD, preview(3));
    expect(asked).toHaveLength(1);
    desk.receive(NOTHING);
    expect(asked).toEqual([{ board: BOARD, preview: preview(1) }, { preview: preview(3) }]);
    desk.receive(NOTHING);
    expect(asked).toHaveLength(2);
  });

  it("says which board an answer is about, although another one is wanted by then", () => {
    desk.want(BOARD, null);
    desk.want(OTHER, null);
    desk.receive(NOTHING);
    desk.receive(NOTHING);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toBe(BOARD);
    expect(heard[1]).toBe(OTHER);
  });

  it("goes on after a failure, and sends the board again", () => {
    desk.want(BOARD, preview(1));
    desk.want(BOARD, preview(2));
    desk.receive(undefined);
    expect(heard).toEqual([]);
    expect(asked.at(-1)).toEqual({ board: BOARD, preview: preview(2) });
  });
});
