import { describe, expect, it } from "vitest";
import { StepText, stepReal, stepString } from "./step-text.ts";

describe("a string in a STEP file", () => {
  it.each([
    ["R1", "'R1'"],
    ["it's", "'it''s'"],
    ["a\\b", "'a\\\\b'"],
    ["저항", "'\\X2\\C800D56D\\X0\\'"],
    ["10µF±5%", "'10\\X2\\00B5\\X0\\F\\X2\\00B1\\X0\\5%'"],
    ["a\n#1=b;", "'a\\X2\\000A\\X0\\#1=b;'"],
    ["🙂", "'\\X4\\0001F642\\X0\\'"],
    ["\ud800", "'\\X2\\FFFD\\X0\\'"],
  ])("%j is written %s", (text, written) => expect(stepString(text)).toBe(written));
});

describe("a number in a STEP file", () => {
  it.each([
    [0, "0."],
    [-0, "0."],
    [1, "1."],
    [-1.5, "-1.5"],
    [1e-9, "0."],
    [0.000001, "0.000001"],
    [2000, "2000."],
  ])("%d is written %s", (value, written) => expect(stepReal(value)).toBe(written));

  it("is never what is no number", () => expect(() => stepReal(Number.NaN)).toThrow("NaN"));
});

it("names equal geometry once, and topology as often as it is written", () => {
  const step = new StepText();
  expect([step.share("POINT"), step.share("POINT"), step.add("VERTEX"), step.add("VERTEX")]).toEqual([
    "#1",
    "#1",
    "#2",
    "#3",
  ]);
});
