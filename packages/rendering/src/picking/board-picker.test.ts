import { type Board, emptyBoard, itemId, netId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { BoardPicker, pickedId } from "./board-picker.ts";

const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

function track(id: string, layer: Track["layer"], y: number): Track {
  return aTrack({ id: itemId(id), start: mm(0, y), end: mm(10, y), width: fromMm(0.2), layer, net: netId("n") });
}

const board: Board = {
  ...emptyBoard(),
  tracks: [track("back", "B.Cu", 1), track("front", "F.Cu", 1), track("lone", "F.Cu", 3)],
};
const picker = new BoardPicker(board);
const options = { tolerance: 0, viewedFrom: "front", isVisible: () => true } as const;

describe("BoardPicker", () => {
  it("gives the nearer of two tracks first, by the side looked at", () => {
    expect(picker.pick(mm(5, 1), options).map(pickedId)).toEqual(["front", "back"]);
    expect(picker.pick(mm(5, 1), { ...options, viewedFrom: "back" }).map(pickedId)).toEqual(["back", "front"]);
  });

  it("passes over what is hidden", () => {
    const isVisible = (layer: string) => layer !== "F.Cu";
    expect(picker.pick(mm(5, 1), { ...options, isVisible }).map(pickedId)).toEqual(["back"]);
  });

  it("meets an item within the tolerance and not beyond", () => {
    expect(picker.pick(mm(5, 3.15), { ...options, tolerance: fromMm(0.06) }).map(pickedId)).toEqual(["lone"]);
    expect(picker.pick(mm(5, 3.15), { ...options, tolerance: fromMm(0.04) })).toEqual([]);
  });
});
