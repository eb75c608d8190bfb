import { expect, test } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { numberKey } from "./match/find-by-number.ts";
import { packageOf } from "./match/footprint-package.ts";
import { PART_CATEGORIES } from "./part-category.ts";

/** Without the pads below, which some makers number ("57") and some do not ("EP"). */
const PAD_BELOW = ["raspberry-pi/rp2040", "texas-instruments/tps63000", "stmicroelectronics/stusb4500"];

test("there are at least 150 parts of makers, under keys of their own", () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(150);
  expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(CATALOGUE.length);
  for (const { key } of CATALOGUE) expect(key).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
});

test("no number stands for two parts", () => {
  const owners = new Map<string, string>();
  const twice: string[] = [];
  for (const { key, partNumber, alsoKnownAs } of CATALOGUE)
    for (const number of new Set([partNumber, ...alsoKnownAs].map(numberKey))) {
      if (owners.has(number)) twice.push(`${number}: ${owners.get(number)}, ${key}`);
      owners.set(number, key);
    }
  expect(twice).toEqual([]);
});

test.each(CATALOGUE.map((part) => [part.key, part] as const))(
  "%s has as many pins as its packages, none twice",
  (key, part) => {
    expect(part.pinouts.length).toBeGreaterThan(0);
    for (const { packages, pins } of part.pinouts) {
      const numbers = pins.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { name } of pins) expect(name).toMatch(/^\S+$/);
      const leads =
        pins.length - numbers.filter((number) => number === "EP").length - (PAD_BELOW.includes(key) ? 1 : 0);
      for (const name of packages) expect([name, packageOf(name)?.pins]).toEqual([name, leads]);
    }
  },
);

test("supply ranges go upwards and descriptions are words of our own without an end", () => {
  for (const { key, supply, description, kind } of CATALOGUE) {
    if (supply) expect([key, supply.minimum < supply.maximum && supply.minimum > 0]).toEqual([key, true]);
    expect(description).toMatch(/^(?!.*\.$).{5,100}$/);
    expect(description.startsWith(kind)).toBe(true);
  }
});

test("makers' parts are of known categories, and the plain ones are of no maker", () => {
  const found = new Set(CATALOGUE.map(({ category }) => category));
  const plain = [
    "resistor",
    "capacitor",
    "inductor",
    "ferrite-bead",
    "fuse",
    "crystal",
    "connector",
    "switch",
    "mechanical",
  ];
  expect([...found, ...plain].sort()).toEqual([...PART_CATEGORIES].sort());
});
