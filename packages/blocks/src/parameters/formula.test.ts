import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateFormula, type Value } from "./evaluate-formula.ts";
import { readFormula } from "./formula.ts";
import { nameDimension, readMeasure } from "./unit.ts";

const names = new Map<string, Value>(
  Object.entries({ VREF: "0.8 V", R1: "75 kΩ", R2: "24 kΩ", C: "100 nF", I: "2 A", n: "3", 저항: "1 kΩ" }).map(
    ([name, text]) => [name, { kind: "number", measure: readMeasure(text)! }],
  ),
);

function result(text: string): string {
  const read = readFormula(text);
  if (read.status === "refused") return read.why;
  const outcome = evaluateFormula(read.formula, names);
  if (outcome.status === "failed") return `${outcome.cause}: ${outcome.why}`;
  const { value } = outcome;
  if (value.kind !== "number") return value.kind === "text" ? value.text : String(value.flag);
  return `${Number(value.measure.value.toPrecision(6))} ${nameDimension(value.measure.dimension)}`;
}

describe("a formula", () => {
  it.each([
    ["VREF * (1 + R1 / R2)", "3.3 V"],
    ["1 / (2 * 3.14159265 * R1 * C)", "21.2207 Hz"],
    ['(q("5 V") - q("2 V")) / q("20 mA")', "150 Ω"],
    ["I * I * R1", "300000 W"],
    ["par(R1, R2)", "18181.8 Ω"],
    ["sqrt(pow(R1, 2))", "75000 Ω"],
    ["e24(R1 * 1.01)", "75000 Ω"],
    ["n > 2 && R1 != R2 ? min(R1, R2) : R1", "24000 Ω"],
    ["저항 * 2", "2000 Ω"],
    ["0.1 + 0.2 == 0.3", "true"],
    ['"split" == "none"', "false"],
    ["-n + 1", "-2 a bare number"],
  ])("%s is %s", (text, value) => {
    expect(result(text)).toBe(value);
  });

  it.each([
    ["R1 + VREF", "unit: + between Ω and V."],
    ["ln(R1)", "unit: ln takes a bare number, not Ω."],
    ["R1 / (n - 3)", "value: division by 0."],
    ["sqrt(-1)", "value: root of -1 is not a finite number."],
    ["n ? 1 : 2", "unit: 3 is neither true nor false."],
    ["X + 1", "value: X has no value."],
  ])("%s fails and says why", (text, why) => {
    expect(result(text)).toBe(why);
  });

  it.each([
    ["R1 ^ 2", "the operator ^ is not allowed; use pow(a, b)."],
    ["R1.constructor", "names have no members."],
    ['R1["x"]', "names have no members."],
    ["this", "only numbers, names, operators and functions are allowed."],
    ["[1, 2]", "only numbers, names, operators and functions are allowed."],
    ["constructor(1)", "there is no function constructor."],
    ["toString(1)", "there is no function toString."],
    ["min(1)(2)", "only functions can be called."],
    ["1 2", "more than one expression; is an operator missing?"],
    ["", "empty."],
    ["R1 = 2", 'Unexpected "=", letter 4.'],
    ["4.7k", "Variable names cannot start with a number (4.7k), letter 4."],
    ["null", "null is not a value."],
    ["pow(1)", "pow takes 2 values, not 1."],
    ["1e999", "1e999 is too large."],
    [`${"(".repeat(40)}1${")".repeat(40)}+1`, "2 a bare number"],
    [`${"-".repeat(40)}1`, "nested more than 32 deep."],
    ["1+".repeat(300), "600 letters, at most 500."],
  ])("%s is refused or read without harm", (text, why) => {
    expect(result(text)).toBe(why);
  });

  it("no text makes reading or evaluating throw", () => {
    const words = fc.constantFrom(
      "R1",
      "(",
      ")",
      "+",
      "*",
      "/",
      "?",
      ":",
      ",",
      "1",
      ".",
      "q",
      '"',
      "pow",
      "__proto__",
      "[",
      "]",
      "!",
      "=",
      "&&",
      " ",
      "이",
      "\\",
      "`",
      "{",
      ";",
      "//",
      "min",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 80 }),
          fc.array(words, { maxLength: 40 }).map((all) => all.join("")),
        ),
        (text) => {
          expect(typeof result(text)).toBe("string");
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
