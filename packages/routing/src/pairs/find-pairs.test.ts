import { type Net, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { pairBoard } from "../testing/pair-board.ts";
import { findDifferentialPairs } from "./find-pairs.ts";

const parts = [2, 8, 14, 20, 26, 32, 38].map((x) => ({
  position: { x: fromMm(x), y: fromMm(5) },
  rotation: 0,
  pads: ["+", "-"],
  pitch: fromMm(1),
}));
const size = { x: fromMm(42), y: fromMm(10) };

it("pairs nets by the sign in their names, whatever digits follow", () => {
  const board = pairBoard({ size, parts: parts.slice(0, 2) });
  const names = ["D+", "D-", "LVDS_P0", "LVDS_N0", "TXP", "TXN", "CLK_P", "RESET", "/usb/+", "/usb/-"];
  const nets = names.map((name): Net => ({ id: netId(name), name }));
  const found = findDifferentialPairs({ ...board, nets }, problemFromBoard({ ...board, nets }));
  expect(found.map(({ name, positive, negative }) => [name, names[positive], names[negative]])).toEqual([
    ["D", "D+", "D-"],
    ["LVDS0", "LVDS_P0", "LVDS_N0"],
    ["TX", "TXP", "TXN"],
    ["/usb/+", "/usb/+", "/usb/-"],
  ]);
});

it("takes nets of more parts than a signal has for supplies", () => {
  const six = pairBoard({ size, parts: parts.slice(0, 6) });
  const seven = pairBoard({ size, parts });
  expect(findDifferentialPairs(six, problemFromBoard(six))).toHaveLength(1);
  expect(findDifferentialPairs(seven, problemFromBoard(seven))).toEqual([]);
});
