import { expect, test } from "vitest";
import type { CandidatePin, SupplyRange } from "../../platform/database/part-match-records.ts";
import { pinVolts } from "./matched-facts.ts";

const pin = (number: string, name: string, type: CandidatePin["type"] = null): CandidatePin => ({
  number,
  name,
  type,
  description: "",
  evidence: null,
});
const range = (name: string, least: number | null, most: number | null): SupplyRange => ({
  name,
  least,
  typical: null,
  most,
  evidence: null,
});
const design = (number: string, isPower = false) => ({ number, isPower });

test("a range of the whole part is that of its supply pins, and of no ground, no signal and no negative supply", () => {
  const facts = {
    pins: [pin("1", "VCC", "power-in"), pin("2", "GND", "power-in"), pin("3", "OUT"), pin("4", "V-", "power-in")],
    supply: [range("", 2.7, 5.5)],
  };
  expect(pinVolts(facts, design("1"))).toEqual({ least: 2.7, most: 5.5 });
  for (const number of ["2", "3", "4", "9"]) expect(pinVolts(facts, design(number))).toBeNull();
});

test("what the design calls a power pin is one, whatever the match says of its type", () => {
  const facts = { pins: [pin("1", "IN"), pin("2", "VSSA")], supply: [range("", 2.5, 16)] };
  expect(pinVolts(facts, design("1"))).toBeNull();
  expect(pinVolts(facts, design("1", true))).toEqual({ least: 2.5, most: 16 });
  expect(pinVolts(facts, design("2", true))).toBeNull();
});

test("a pin's own range goes before that of the part, and half a range is half a range", () => {
  const facts = {
    pins: [pin("1", "VCCA", "power-in"), pin("2", "VCCB", "power-in")],
    supply: [range("", 1.65, 5.5), range("vccb", 2.3, null)],
  };
  expect(pinVolts(facts, design("1"))).toEqual({ least: 1.65, most: 5.5 });
  expect(pinVolts(facts, design("2"))).toEqual({ least: 2.3, most: null });
});

test("a part of which nothing is said of its supply has no voltages", () => {
  expect(pinVolts({ pins: [pin("1", "VCC", "power-in")], supply: [] }, design("1"))).toBeNull();
});
