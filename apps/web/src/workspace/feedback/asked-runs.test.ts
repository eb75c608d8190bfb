import { expect, test } from "vitest";
import { rememberAsked, wasAskedAbout } from "./asked-runs.ts";

test("a run that was asked about is remembered over visits, whatever else stands in the storage", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(wasAskedAbout("a", storage)).toBe(false);
  for (let run = 0; run < 60; run += 1) rememberAsked(`${run}`, storage);
  rememberAsked("a", storage);
  expect(wasAskedAbout("a", storage)).toBe(true);
  expect(wasAskedAbout("59", storage)).toBe(true);
  expect(wasAskedAbout("0", storage)).toBe(false);
  const [key = ""] = kept.keys();
  for (const broken of ["{", "7", '["x", 3]']) {
    kept.set(key, broken);
    expect(wasAskedAbout("a", storage)).toBe(false);
  }
});
