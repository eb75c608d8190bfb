import { expect, test } from "vitest";
import { pinNamesFor } from "./pin-names.ts";
import { comparePinNumbers, pinNumbers } from "./pin-numbers.ts";

test.each<[string, readonly string[] | undefined]>([
  ["4", ["4"]],
  ["04", ["4"]],
  ["4(1)", ["4"]],
  ["4, 13", ["4", "13"]],
  ["1–4", ["1", "2", "3", "4"]],
  ["2 to 4", ["2", "3", "4"]],
  ["5-3", ["5", "4", "3"]],
  ["A1", ["A1"]],
  ["A1-A3, B2", ["A1", "A2", "A3", "B2"]],
  ["EP", ["EP"]],
  ["Thermal pad", ["EP"]],
  ["17, PAD", ["17", "EP"]],
  ["—", []],
  ["N/A", []],
  ["GND", undefined],
  ["3.3", undefined],
  ["12345", undefined],
  ["1-9999", undefined],
  ["", undefined],
])("a cell of pins: %s", (cell, numbers) => {
  expect(pinNumbers(cell)).toEqual(numbers);
});

test.each<[string, number, readonly string[]]>([
  ["D0–D3", 4, ["D0", "D1", "D2", "D3"]],
  ["PA[3:0]", 4, ["PA3", "PA2", "PA1", "PA0"]],
  ["IO0 to IO2", 3, ["IO0", "IO1", "IO2"]],
  ["1A, 2A", 2, ["1A", "2A"]],
  ["GND", 3, ["GND", "GND", "GND"]],
  ["PB0 (MOSI/DI)", 2, ["PB0 (MOSI/DI)", "PB0 (MOSI/DI)"]],
  ["NC(1)", 1, ["NC"]],
])("names of a row: %s for %i pins", (cell, count, names) => {
  expect(pinNamesFor(cell, count)).toEqual(names);
});

test("pins are sorted as they stand on the part", () => {
  const numbers = ["EP", "10", "2", "B1", "A10", "A2", "AA1"];
  expect([...numbers].sort(comparePinNumbers)).toEqual(["2", "10", "A2", "A10", "B1", "AA1", "EP"]);
});
