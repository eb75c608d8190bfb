import { emptyBoard, netId } from "@tracewright/board";
import { expect, it } from "vitest";
import { at, boardOf, corners, GND, zone } from "../testing/poured-board.ts";
import { PlaneReach } from "./plane-reach.ts";

const VCC = netId("vcc");
const layers = emptyBoard(4).layers;

it("a net has a plane where its pour covers half of the board, or shares a layer that is given to planes", () => {
  const board = boardOf({
    layers,
    zones: [
      zone("wide", "In1.Cu", corners(0, 0, 20, 20)),
      zone("part", "In1.Cu", corners(20, 0, 28, 20), { net: VCC }),
      zone("patch", "F.Cu", corners(0, 0, 8, 20), { net: VCC }),
    ],
  });
  const reach = new PlaneReach(board);
  expect([...reach.layersOf(GND)]).toEqual(["In1.Cu"]);
  expect([...reach.layersOf(VCC)]).toEqual(["In1.Cu"]);
  expect(new PlaneReach(boardOf({ zones: [zone("patch", "F.Cu", corners(0, 0, 8, 20))] })).nets.size).toBe(0);
});

it("a hole ends in its plane but where another net's pour is filled first", () => {
  const board = boardOf({
    layers,
    zones: [
      zone("plane", "In1.Cu", corners(0, 0, 30, 20)),
      zone("cut", "In1.Cu", corners(5, 5, 10, 10), { net: VCC, priority: 1 }),
    ],
  });
  const reach = new PlaneReach(board);
  expect(reach.holds(GND, at(20, 10))).toBe(true);
  expect(reach.holds(GND, at(7, 7))).toBe(false);
  expect(reach.holds(GND, at(35, 10))).toBe(false);
});
