import { type Board, emptyBoard, itemId, netId, type Zone } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { describe, expect, it } from "vitest";
import { ratsnestDuringRun } from "./ratsnest-during-run.ts";

const [gnd, signal] = [netId("gnd"), netId("signal")];
const pour: Zone = aZone({
  id: itemId("plane"),
  layers: ["B.Cu"],
  outline: [],
  net: gnd,
  pour: aPour({
    clearance: 0,
    minThickness: 0,
    thermalGap: 0,
    thermalBridgeWidth: 0,
  }),
  filled: true,
});
const board: Board = { ...emptyBoard(2), zones: [pour] };
const end = { item: itemId("pad"), position: { x: 0, y: 0 } };
const airwires = [gnd, signal].map((net) => ({ net, from: end, to: end }));
const found = { total: 5, connected: 3, airwires };

describe("the ratsnest during a run", () => {
  it("counts as the run does, and draws no airwires that a pour may make", () => {
    expect(ratsnestDuringRun(board, found, { connected: 4, total: 5 })).toEqual({
      connected: 4,
      total: 5,
      airwires: [airwires[1]],
    });
  });

  it("is what the screen found while the run has said nothing", () => {
    expect(ratsnestDuringRun(board, found, null)).toBe(found);
    expect(ratsnestDuringRun(board, found, { connected: null, total: null })).toBe(found);
    expect(ratsnestDuringRun(board, undefined, { connected: 4, total: 5 })).toBeUndefined();
  });
});
