import { describe, expect, test } from "vitest";
import { listFailures } from "./list-failures.mjs";

const failures = (count) =>
  Array.from({ length: count }, (_, index) => ({
    step: "unit tests",
    name: `a.test.ts › keeps part ${index}`,
    lines: ["expected 3 to be 4", "at a.test.ts:5:7", "two", "three", "four", "five"],
  }));

describe("the list of what failed", () => {
  test("is empty where nothing failed", () => {
    expect(listFailures([])).toEqual([]);
  });

  test("gives the name of a failure and the first lines of its error", () => {
    expect(listFailures(failures(1))).toEqual([
      "— what failed",
      "✗ unit tests: a.test.ts › keeps part 0",
      "    expected 3 to be 4",
      "    at a.test.ts:5:7",
      "    two",
      "    three",
    ]);
  });

  test.each([1, 16, 40, 77, 78, 79, 5_000])("holds to eighty lines and names as many of %i as fit", (count) => {
    const lines = listFailures(failures(count));
    expect(lines.length).toBeLessThanOrEqual(80);
    const named = lines.filter((line) => line.startsWith("✗")).length;
    const left = Number(/^… and (\d+) more$/.exec(lines.at(-1))?.[1] ?? 0);
    expect(named + left).toBe(count);
    expect(named).toBe(Math.min(count, left > 0 ? 77 : 78));
  });

  test("cuts what is too long for a line", () => {
    const [, name, line] = listFailures([{ step: "types", name: "n".repeat(999), lines: ["l".repeat(999)] }]);
    expect([name.length, line.length]).toEqual([480, 480]);
  });
});
