import { expect, it } from "vitest";
import { wordAmperes, wordVolts } from "./word-drop.ts";

it("drops have the unit and as many digits as there is to say", () => {
  expect([0, 0.000_42, 0.0123, 0.1234, 1.5].map(wordVolts)).toEqual(["0 mV", "0.42 mV", "12.3 mV", "123 mV", "1.50 V"]);
});

it("small currents are in milliamperes", () => {
  expect([1, 0.2, 1 / 3, 1 / 58].map(wordAmperes)).toEqual(["1 A", "0.2 A", "0.33 A", "17 mA"]);
});
