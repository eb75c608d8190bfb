import { type Board, emptyBoard, itemId, type NetId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { trackWidths } from "./track-widths.ts";

const NET = "power" as NetId;
const track = (id: string, width: number): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y: 0 },
    end: { x: 1000, y: 0 },
    width: fromMm(width),
    net: NET,
  });
const { rules } = emptyBoard();
const [standard] = rules.netClasses;
const board: Board = {
  ...emptyBoard(),
  nets: [{ id: NET, name: "VIN", netClass: "Power" }],
  tracks: [track("a", 0.7), track("b", 0.7), track("c", 0.1)],
  rules: {
    ...rules,
    minTrackWidth: fromMm(0.15),
    netClasses: [
      { ...standard!, trackWidth: fromMm(0.25) },
      { name: "Power", trackWidth: fromMm(0.5) },
    ],
  },
};
const offered = (of: Board, net?: NetId) => trackWidths(of, net).map(toMm);
const naming = (...widths: number[]): Board => ({
  ...board,
  rules: { ...board.rules, predefinedTrackWidths: widths.map(fromMm) },
});

describe("the widths of tracks to choose from", () => {
  it("are the least, those of the classes and those of the net, as far as the board allows them", () => {
    expect(offered(board, NET)).toEqual([0.15, 0.25, 0.5, 0.7]);
    expect(offered(board)).toEqual([0.15, 0.25, 0.5]);
  });

  it("are those that the project names, beside the width of the net's class, and no others", () => {
    expect(offered(naming(1, 0.2, 0.05, 0.2), NET)).toEqual([0.2, 0.5, 1]);
    expect(offered(naming(1, 0.2))).toEqual([0.2, 0.25, 1]);
  });

  it("are the same as without names where the board allows none of those named", () => {
    expect(offered(naming(0.05, 0.1), NET)).toEqual(offered(board, NET));
  });
});
