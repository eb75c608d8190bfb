import { expect, it } from "vitest";
import { readQuantity } from "./read-quantity.ts";

it.each([
  ["4.7k", 4700],
  ["4,7k", 4700],
  ["4k7", 4700],
  ["4.7kΩ", 4700],
  ["4.7K 1%", 4700],
  ["10R", 10],
  ["0R", 0],
  ["100 Ohm, 1%, 1/16W", 100],
  ["2M2", 2_200_000],
  ["5m", 0.005],
  ["100nF", 1e-7],
  ["0.1uF", 1e-7],
  ["4u7", 4.7e-6],
  ["10 µH", 1e-5],
  ["10u/6.3V", 1e-5],
])("%s is %d", (value, quantity) => {
  expect(readQuantity(value)).toBe(quantity);
});

it.each(["LM358", "USB-C", "74HC00", "2N7002", "5 V", "1N4148", "4.7k7", "SOLAR", "", "1x04", "3V3"])(
  "%s is a name",
  (value) => {
    expect(readQuantity(value)).toBeUndefined();
  },
);
