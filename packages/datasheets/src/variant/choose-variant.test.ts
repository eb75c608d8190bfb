import fc from "fast-check";
import { expect, test } from "vitest";
import type { PackageVariant } from "../facts/datasheet-facts.ts";
import { chooseVariant } from "./choose-variant.ts";

const evidence = { page: 1, box: [0, 0, 10, 10] as const };

function variant(packages: string[], names: Record<string, string>): PackageVariant {
  const pins = Object.entries(names).map(([number, name]) => ({ number, name, evidence, confidence: 0.9 }));
  return { packages, pins, confidence: 0.9 };
}

const eight = variant(["SOIC-8"], { 1: "GND", 2: "TRIG", 3: "OUT", 4: "RESET", 5: "CV", 6: "THR", 7: "DIS", 8: "VCC" });
const five = variant(["SOT-23"], { 1: "OUT", 2: "GND", 3: "IN+", 4: "IN-", 5: "VCC" });

test("the pinout whose pins are the pads is taken, whatever its place", () => {
  const [best, other] = chooseVariant({ variants: [eight, five] }, { padNumbers: ["5", "4", "3", "2", "1"] });
  expect(best).toMatchObject({ fits: true, package: "SOT-23", padsWithoutPin: [], pinsWithoutPad: [] });
  expect(other).toMatchObject({ fits: false, pinsWithoutPad: ["6", "7", "8"] });
});

test("what is over and what is missing is listed exactly", () => {
  const [fit] = chooseVariant({ variants: [five] }, { padNumbers: ["1", "2", "3", "7", "MP", "MP", ""] });
  expect(fit).toMatchObject({ fits: false, padsWithoutPin: ["7", "MP"], pinsWithoutPad: ["4", "5"] });
});

test("an exposed pad goes by any name, and only where it is the only one left over", () => {
  const pinned = variant(["QFN"], { 1: "A", 2: "B", EP: "GND" });
  expect(chooseVariant({ variants: [pinned] }, { padNumbers: ["1", "2", "3"] })[0]?.fits).toBe(true);
  expect(chooseVariant({ variants: [pinned] }, { padNumbers: ["1", "2", "3", "4"] })[0]?.fits).toBe(false);
});

test("names that only are spelled otherwise are no difference", () => {
  const pins = ["GND", "~{TRIG}", "Q", "nRESET", "CV", "THR", "DIS", "V_CC"].map((name, at) => ({
    number: String(at + 1),
    name,
  }));
  const [fit] = chooseVariant({ variants: [eight] }, { padNumbers: pins.map(({ number }) => number), pins });
  expect(fit?.otherNames).toEqual([{ number: "3", datasheet: "OUT", symbol: "Q" }]);
});

test("of two pinouts that fit, the one is taken that the footprint is named after", () => {
  const turned = variant(["TO-92"], { 1: "E", 2: "B", 3: "C" });
  const flat = variant(["SOT-23"], { 1: "B", 2: "E", 3: "C" });
  const part = { padNumbers: ["1", "2", "3"], footprint: "Package_TO_SOT_SMD:SOT-23" };
  expect(chooseVariant({ variants: [turned, flat] }, part)[0]?.variant).toBe(flat);
});

test("a part's own pads always fit its pinout, and every difference is one of a pad or of a pin", () => {
  const numbers = fc.uniqueArray(fc.stringMatching(/^[A-H]?[1-9]\d?$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(numbers, numbers, (pins, pads) => {
      const made = variant([], Object.fromEntries(pins.map((number) => [number, `N${number}`])));
      expect(chooseVariant({ variants: [made] }, { padNumbers: pins })[0]?.fits).toBe(true);
      const [fit] = chooseVariant({ variants: [made] }, { padNumbers: pads });
      expect(fit?.padsWithoutPin).toEqual(pads.filter((pad) => !pins.includes(pad)));
      expect(new Set(fit?.pinsWithoutPad)).toEqual(new Set(pins.filter((pin) => !pads.includes(pin))));
    }),
  );
});
