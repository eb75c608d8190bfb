import { fromMil, fromMm } from "@tracewright/geometry";
import { describe, expect, it, test } from "vitest";
import { readTyped, writeLimit, writeValue } from "./typed-value.ts";

describe("a typed value", () => {
  test.each([
    ["length", "10mm+5mil", "mm", { value: fromMm(10) + fromMil(5) }],
    ["length", "10", "mil", { value: fromMil(10) }],
    ["length", "2 furlong", "mm", { problem: "unknown-unit", text: "furlong" }],
    ["length", "1+", "mm", { problem: "incomplete" }],
    ["length", "1 x", "mm", { problem: "unknown-unit", text: "x" }],
    ["length", "1;2", "mm", { problem: "unexpected", text: ";" }],
    ["length", "", "mm", { problem: "empty" }],
    ["length", "9000mm", "mm", { problem: "wrong-kind" }],
    ["length", "+= 0.5mm + 1mm", "mm", { by: fromMm(1.5) }],
    ["length", "-=10", "mil", { by: -fromMil(10) }],
    ["length", "-0.5", "mm", { value: -fromMm(0.5) }],
    ["length", "+=", "mm", { problem: "empty" }],
    ["length", "+=+=1", "mm", { problem: "unexpected", text: "=" }],
    ["angle", "+=90°", "mm", { by: 90 }],
    ["number", "−=2", "mm", { by: -2 }],
    ["text", "+=1", "mm", { value: "+=1" }],
    ["angle", "45°", "mm", { value: 45 }],
    ["angle", "−22,5", "mm", { value: -22.5 }],
    ["number", "1e9", "mm", { problem: "number" }],
    ["number", "constructor", "mm", { problem: "number" }],
    ["text", " as typed ", "mm", { value: " as typed " }],
  ] as const)("%s %j in %s", (kind, text, unit, typed) => {
    expect(readTyped(kind, text, unit)).toEqual(typed);
  });

  it("is written so that it is read again as what it was, to the digits that are shown", () => {
    expect(writeValue("length", fromMm(0.25), "mm")).toBe("0.2500");
    expect(writeValue("length", fromMil(10), "mil")).toBe("10.00");
    expect(readTyped("length", writeValue("length", fromMm(12.3456), "mm"), "mm")).toEqual({ value: fromMm(12.3456) });
    expect(writeValue("angle", 33.12345678, "mm")).toBe("33.1235");
    expect([writeValue("net", null, "mm"), writeValue("text", "R1", "mm")]).toEqual(["", "R1"]);
    expect([writeLimit({ kind: "length" }, 1, "mm"), writeLimit({ kind: "number" }, 7, "mm")]).toEqual([
      "0.0000 mm",
      "7",
    ]);
  });
});
