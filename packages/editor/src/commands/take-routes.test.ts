import { applyEdit, type Board, emptyBoard, itemId, netId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { takeRoutes } from "./take-routes.ts";

function track(id: string, net: string, y: number): Track {
  const [start, end] = [0, 10].map((x) => ({ x: fromMm(x), y: fromMm(y) })) as [Track["start"], Track["end"]];
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net: netId(net) });
}

const NETS = ["a", "b"].map((name) => ({ id: netId(name), name }));
const routes = (...added: readonly Track[]) => ({
  lists: [{ list: "tracks" as const, added, removed: [], updated: [] }],
  settings: [],
});

describe("routes that were computed from an earlier board", () => {
  const board: Board = { ...emptyBoard(), nets: NETS, tracks: [track("old", "a", 5)] };

  it("come onto the board where they keep every rule", () => {
    const { edit } = takeRoutes(board, routes(track("one", "b", 6), track("two", "a", 7)));
    expect(edit && applyEdit(board, edit).tracks.map(({ id }) => id)).toEqual(["old", "one", "two"]);
  });

  it("stay away as a whole where one of them no longer does, or has come already", () => {
    expect(takeRoutes(board, routes(track("one", "b", 5.3), track("two", "a", 7))).edit).toBeUndefined();
    expect(takeRoutes(board, routes(track("old", "a", 8))).edit).toBeUndefined();
    expect(takeRoutes(board, routes()).edit).toBeUndefined();
  });
});
