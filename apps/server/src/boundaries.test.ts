import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ENGINES = /from "@tracewright\/(placement|routing|checks|pours|formats|rendering)"/;
/** Imports and re-exports that load code: those that do not say `type` before their braces. */
const LOADED = /^(?:import|export) (?!type\b)[^;"]*from "([^"]+)"/gm;
const IN_THREADS = /^[./]*threads\/(.+)\.ts$/;

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");
const loadedBy = (file: string) => [...read(file).matchAll(LOADED)].map(([, address = ""]) => address);

const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".test.ts"));
const outside = files.filter((file) => !file.startsWith("threads/"));
const messages = files.filter((file) => file.startsWith("threads/messages/"));

test("engines, importers and exporters are loaded by thread files only, never by the server itself", () => {
  expect(outside.length).toBeGreaterThan(50);
  expect(outside.filter((file) => ENGINES.test(read(file)))).toEqual([]);
});

test("the server takes types, messages and locations from the threads, and loads none of their code", () => {
  const loaded = outside.flatMap((file) =>
    loadedBy(file).flatMap((address) => {
      const [, module = ""] = IN_THREADS.exec(address) ?? [];
      return module === "" ? [] : [{ file, module }];
    }),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter(({ module }) => module !== "thread-files" && !module.startsWith("messages/"))).toEqual([]);
});

test("messages between server and threads load nothing themselves", () => {
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.flatMap((file) => loadedBy(file).map((address) => ({ file, address })))).toEqual([]);
});
