import { fromMil, fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type LengthProblem, parseLength } from "./parse-length.ts";

describe("a typed length", () => {
  test.each([
    ["10mm+5mil", fromMm(10) + fromMil(5)],
    ["0.25", fromMm(0.25)],
    ["-0,25", fromMm(-0.25)],
    ["2*(0.3+0.2)", fromMm(1)],
    ["1/2 in", fromMil(500)],
    ["1mm / 4", fromMm(0.25)],
    ["(1 + 2) mil", fromMil(3)],
    ["1 mm − 100um", fromMm(0.9)],
    ["3 × 2", fromMm(6)],
    ["--1", fromMm(1)],
    [' .5"', fromMil(500)],
    ["1.", fromMm(1)],
  ])("%s", (text, value) => {
    expect(parseLength(text, "mm")).toEqual({ kind: "length", value });
  });

  it("takes the unit of its field where none is written", () => {
    expect(parseLength("10", "mil")).toEqual({ kind: "length", value: fromMil(10) });
    expect(parseLength("10 + 1mm", "mil")).toEqual({ kind: "length", value: fromMil(10) + fromMm(1) });
  });

  test.each<readonly [string, LengthProblem]>([
    ["  ", { kind: "empty" }],
    ["1 2", { kind: "unexpected", at: 2, text: "2" }],
    ["1+", { kind: "unexpected", at: 2, text: "" }],
    ["(1", { kind: "unexpected", at: 2, text: "" }],
    ["3 furlong", { kind: "unknown-unit", at: 2, text: "furlong" }],
    ["1 constructor", { kind: "unknown-unit", at: 2, text: "constructor" }],
    ["1mm*2mm", { kind: "length-times-length", at: 4 }],
    ["1mm/2mm", { kind: "length-times-length", at: 4 }],
    ["1/0", { kind: "divided-by-zero", at: 2 }],
    ["3000mm", { kind: "too-large" }],
  ])("%j is none", (text, problem) => {
    expect(parseLength(text, "mm")).toEqual({ kind: "problem", problem });
  });

  it("answers any text, however deep its brackets", () => {
    expect(parseLength("(".repeat(100_000), "mm").kind).toBe("problem");
    expect(parseLength("-".repeat(100_000), "mm").kind).toBe("problem");
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseLength(text, "mm");
        if (parsed.kind === "length") expect(Number.isSafeInteger(parsed.value)).toBe(true);
      }),
    );
  });

  it("reads back what a sum of millimetres and mils says", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 999 }), (steps, mils) => {
        const parsed = parseLength(`${steps / 100}mm + ${mils}mil`, "mil");
        expect(parsed).toEqual({ kind: "length", value: fromMm(steps / 100) + fromMil(mils) });
      }),
    );
  });
});
