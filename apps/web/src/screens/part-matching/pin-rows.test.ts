import { expect, test } from "vitest";
import { correctedPins, type FactPin, pinRows, readSupply, readVolts } from "./pin-rows.ts";

const pin = (number: string, name: string): FactPin => ({
  number,
  name,
  type: null,
  description: "",
  evidence: null,
});
const question = (padNumbers: string[], pins: [string, string][] = []) => ({
  question: {
    value: "",
    footprint: "",
    padNumbers,
    pins: pins.map(([number, name]) => ({ number, name })),
  },
});

test("pads and pins meet by their numbers, and what only one of them has stays visible", () => {
  const rows = pinRows(question(["1", "2", "10"], [["2", "GND"]]), [
    pin("2", "VSS"),
    pin("10", "OUT"),
    pin("EP", "PAD"),
  ]);
  expect(rows.map(({ number, hasPad, symbolName, pin: known }) => [number, hasPad, symbolName, known?.name])).toEqual([
    ["1", true, "", undefined],
    ["2", true, "GND", "VSS"],
    ["10", true, "", "OUT"],
    ["EP", false, "", "PAD"],
  ]);
});

test("without a footprint the symbol's pins are the pads", () => {
  expect(pinRows(question([], [["1", "A"]]), []).map(({ hasPad }) => hasPad)).toEqual([true]);
});

test("typed cells go over read ones; a pad without a pin gets one once it has a name", () => {
  const rows = pinRows(question(["1", "2", "3"]), [pin("1", "A")]);
  const drafts = new Map([
    ["1", { name: " B ", type: "Input" as const }],
    ["2", { name: "C", type: null }],
    ["3", { name: " ", type: "Input" as const }],
  ]);
  expect(correctedPins(rows, drafts)).toEqual([
    { number: "1", name: "B", type: "Input" },
    { number: "2", name: "C", type: null },
  ]);
});

test.each([
  ["3.3", 3.3],
  ["3,3 V", 3.3],
  ["-5", -5],
  ["", null],
  ["3.3.3", undefined],
  ["0x10", undefined],
  ["1e9", undefined],
])("%j is %j volts", (text, volts) => {
  expect(readVolts(text)).toBe(volts);
});

test("ranges go upwards, and empty lines are none", () => {
  const line = (least: string, typical: string, most: string) => ({ name: "VDD", least, typical, most });
  expect(readSupply([line("1.8", "", "3.6"), line("", "", "")])).toEqual([
    { name: "VDD", least: 1.8, typical: null, most: 3.6 },
  ]);
  expect(readSupply([line("3.6", "", "1.8")])).toBeUndefined();
  expect(readSupply([line("x", "", "")])).toBeUndefined();
});
