import { type Board, itemId } from "@tracewright/board";
import { aZone } from "@tracewright/board/testing";
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

it("pairs nets as they are read, by signs in their names, DP and DM, high and low", () => {
  const names = ["D+", "D-", "LVDS_P0", "LVDS_N0", "USB_DP", "USB_DM", "CANH", "CANL", "CLK_P", "RESET"];
  const pads = names.map((name) => (name === "D+" || name === "D-" ? name.slice(1) : name));
  const board = pairBoard({ size, parts: parts.slice(0, 2).map((part) => ({ ...part, pads })) });
  const nameOf = (number: number) => board.nets[number]?.name;
  const found = findDifferentialPairs(board, problemFromBoard(board));
  expect(found.map(({ name, positive, negative }) => [name, nameOf(positive), nameOf(negative)])).toEqual([
    ["D", "D+", "D-"],
    ["LVDS0", "LVDS_P0", "LVDS_N0"],
    ["USB_D", "USB_DP", "USB_DM"],
    ["CAN", "CANH", "CANL"],
  ]);
});

it("takes nets of more parts than a signal has for supplies", () => {
  const six = pairBoard({ size, parts: parts.slice(0, 6) });
  const seven = pairBoard({ size, parts });
  expect(findDifferentialPairs(six, problemFromBoard(six))).toHaveLength(1);
  expect(findDifferentialPairs(seven, problemFromBoard(seven))).toEqual([]);
});

it("takes a net with a pour for a supply, but not one with a teardrop", () => {
  const board = pairBoard({ size, parts: parts.slice(0, 2) });
  const [{ id: net }] = board.nets as [Board["nets"][number]];
  const outline = [0, 1, 2].map((x) => ({ x: fromMm(x), y: fromMm(x % 2) }));
  const pairsWith = (name: string) => {
    const poured = { ...board, zones: [aZone({ id: itemId("z"), name, layers: ["F.Cu"], net, outline: [outline] })] };
    return findDifferentialPairs(poured, problemFromBoard(poured));
  };
  expect(pairsWith("$teardrop_padvia$")).toHaveLength(1);
  expect(pairsWith("supply")).toEqual([]);
});
