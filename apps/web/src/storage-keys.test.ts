import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { STORAGE_KEYS } from "./storage-keys.ts";

const keys = Object.values(STORAGE_KEYS);

it("no key is that of two things", () => {
  expect(new Set(keys).size).toBe(keys.length);
});

it("keys of the browser's storage are named in one file", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith(".test.ts") && file !== "storage-keys.ts",
  );
  const named = files.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    return /["'`]tracewright-[a-z]/.test(text);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});

it("what runs before the first paint reads the same key as the application", () => {
  const script = readFileSync(join(import.meta.dirname, "../public/color-scheme.js"), "utf8");
  expect(script).toContain(`"${STORAGE_KEYS.colorScheme}"`);
});
