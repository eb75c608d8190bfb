import { expect, it } from "vitest";
import { readValue } from "./read-value.ts";

it.each([
  ["100n", 100e-9],
  ["0.1uF/16V", 0.1e-6],
  ["100nF 10V", 100e-9],
  ["4u7", 4.7e-6],
  ["4.7 µF", 4.7e-6],
  ["10p", 10e-12],
  ["4k7", 4700],
  ["22R", 22],
  ["0R", 0],
  ["1,5M", 1.5e6],
  ["18", 18],
])("reads %s", (text, value) => {
  expect(readValue(text)).toBeCloseTo(value, 15);
});

it.each(["DNP", "BAT54", "", "C", "ten"])("finds no number in %j", (text) => {
  expect(readValue(text)).toBeUndefined();
});
