import { type Board, emptyBoard, itemId, netId } from "@tracewright/board";
import { aZone } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { Workbench } from "../search/workbench.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";
import { findDetours } from "./find-detours.ts";
import { fillOpen } from "./legal-subset.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const NET = { id: netId("A"), name: "A" };

/** Two pads 10 mm apart, and between them a wall that begins at the upper rim of the board and is as long as given. */
function routedAround(wallMm: number): Workbench {
  const part = (reference: string, x: number) =>
    makeFootprint(reference, at(x, 4), 0, [makePad(`${reference}.1`, 0, true, NET)]);
  const wall = [at(14.5, 0), at(15.5, 0), at(15.5, wallMm), at(14.5, wallMm)];
  const board: Board = {
    ...emptyBoard(2),
    nets: [NET],
    footprints: [part("U1", 10), part("U2", 20)],
    zones: [
      aZone({
        id: itemId("wall"),
        outline: [wall],
        layers: ["F.Cu", "B.Cu"],
        keepout: { tracks: true, vias: true, pads: false, pours: true, footprints: false },
      }),
    ],
    graphics: [rectangle("outline", at(0, 0), at(30, 40))],
  };
  const bench = new Workbench(problemFromBoard(board));
  bench.budget = Number.POSITIVE_INFINITY;
  const work = fillOpen(bench, [0], { viaSteps: 5, margin: 6_000_000, wholeBoard: true });
  while (!work.next().done);
  expect(bench.joinable()).toEqual([]);
  return bench;
}

describe("findDetours", () => {
  it("names the branches of a net that goes a long way round", () => {
    expect(findDetours(routedAround(30))).toEqual([{ net: 0, branch: 0 }]);
  });

  it("names none where the way is short, or not much longer than straight", () => {
    expect(findDetours(routedAround(1))).toEqual([]);
    expect(findDetours(routedAround(8))).toEqual([]);
  });
});
