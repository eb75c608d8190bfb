import { expect, it } from "vitest";
import {
  computedParameter,
  emptyDraft,
  inputOf,
  opensVersion,
  type ParameterDraft,
  type PortDraft,
  readNumber,
} from "./block-draft.ts";
import { draftProblems } from "./draft-problems.ts";

const port = (change: Partial<PortDraft>): PortDraft => ({
  key: "IN",
  name: "IN",
  net: "/IN",
  ioType: "",
  direction: "",
  netType: null,
  minVoltage: "",
  maxVoltage: "",
  ...change,
});

const parameter = (change: Partial<ParameterDraft>): ParameterDraft => ({
  key: "R",
  name: "Resistance",
  unit: "Ω",
  value: "1 kΩ",
  minValue: "",
  maxValue: "",
  searchType: "VALUE_RANGE",
  viewType: "NORMAL",
  valueType: "NUMBER",
  requiredType: "OPTIONAL",
  options: "",
  expression: "",
  series: "",
  tolerance: "",
  ...change,
});

it.each([
  ["", null],
  [" 3.3 ", 3.3],
  ["3,3", 3.3],
  ["-5", -5],
  ["three", undefined],
  ["1e999", undefined],
])("%j is read as %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it("a minimum above its maximum is refused before it is sent, and so is what is no number or there twice", () => {
  const draft = {
    ...emptyDraft(null),
    ports: [port({ minVoltage: "5", maxVoltage: "3.3" }), port({ key: "B", maxVoltage: "x" })],
    parameters: [parameter({ minValue: "2", maxValue: "1", tolerance: "many" }), parameter({ name: "" })],
  };
  expect(Object.fromEntries(draftProblems(draft))).toEqual({
    name: "missing",
    "ports.0.name": "twice",
    "ports.1.name": "twice",
    "ports.0.minVoltage": "range",
    "ports.1.maxVoltage": "number",
    "parameters.0.key": "twice",
    "parameters.1.key": "twice",
    "parameters.0.minValue": "range",
    "parameters.0.tolerance": "number",
    "parameters.1.name": "missing",
  });
});

it("the places of parts have one default each", () => {
  const material = {
    prefix: "R",
    name: "1k",
    footprint: "",
    option: "",
    manufacturer: "",
    manufacturerPartNumber: "",
    isDefault: true,
    references: ["R1"],
  };
  const named = { ...emptyDraft(null), name: "Filter" };
  expect(draftProblems({ ...named, materials: [material, { ...material, isDefault: false }] }).size).toBe(0);
  expect([...draftProblems({ ...named, materials: [material, material] }).keys()]).toEqual([
    "materials.0",
    "materials.1",
  ]);
  expect([...draftProblems({ ...named, materials: [{ ...material, isDefault: false }] }).keys()]).toEqual([
    "materials.0",
  ]);
});

it("lists that were not changed are not sent, so that they stay as the files have them", () => {
  const before = { ...emptyDraft("t1"), name: "Filter", ports: [port({})] };
  expect(inputOf(before, before, {})).toEqual({
    name: "Filter",
    categoryId: null,
    blockType: "MAIN",
    accessType: "TEAM",
    memo: "",
    thumbnailUrl: "",
  });
  const changed = { ...before, ports: [port({ minVoltage: "0", ioType: "ANALOG" })], note: " wider " };
  expect(inputOf(changed, before, { schematicFileUrl: "/uploads/1" })).toMatchObject({
    note: "wider",
    schematicFileUrl: "/uploads/1",
    ioPorts: [{ key: "IN", ioType: "ANALOG", minVoltage: 0, maxVoltage: null, direction: null }],
  });
  expect(opensVersion(inputOf({ ...before, memo: "New" }, before, {}))).toBe(false);
  expect(opensVersion(inputOf(changed, before, {}))).toBe(true);
  expect(opensVersion(inputOf(before, before, { fileUrls: ["/uploads/1"] }))).toBe(true);
});

it("a typed parameter is computed with: percent as a share, options split, a formula in place of the value", () => {
  expect(computedParameter(parameter({ tolerance: "1", options: "1 kΩ, 2 kΩ," }))).toMatchObject({
    value: "1 kΩ",
    tolerance: 0.01,
    options: ["1 kΩ", "2 kΩ"],
  });
  const computed = computedParameter(parameter({ expression: "A * 2", series: "E24" }));
  expect(computed).toMatchObject({ formula: "A * 2", series: "E24" });
  expect(computed.value).toBeUndefined();
});
