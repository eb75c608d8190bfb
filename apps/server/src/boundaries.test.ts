import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ENGINES = /from "@tracewright\/(placement|routing|checks|pours|formats|rendering)"/;

test("engines, importers and exporters are loaded by thread files only, never by the server itself", () => {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(50);
  const loading = files.filter((file) => ENGINES.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
  expect(loading.filter((file) => !file.startsWith("threads/"))).toEqual([]);
});

test("the server takes types and locations from the threads, and loads none of their code", () => {
  const outside = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["threads/**", "**/*.test.ts"] });
  for (const file of outside) {
    const imports = readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(
      /from "[./]*threads\/([\w-]+)\.ts"/g,
    );
    for (const [, module] of imports)
      expect([file, module]).toEqual([file, expect.stringMatching(/^(protocol|thread-files)$/)]);
  }
});
