import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "vitest";
import { FUZZ_READERS } from "./fuzz-readers.ts";

const SOURCES = join(import.meta.dirname, "..");
/** Cut down to what mattered, beside the reader that failed on them. */
const FINDS = globSync("**/finds/*", { cwd: SOURCES }).sort();

test.each(FINDS)("%s is answered", (find) => {
  const reader = Object.values(FUZZ_READERS).find(({ fileName }) => extname(fileName) === extname(find));
  if (!reader) throw new Error(`no reader takes ${find}`);
  const outcome = reader.read(readFileSync(join(SOURCES, find)));
  expect(outcome).not.toHaveProperty("problem");
});

test("there are finds", () => {
  expect(FINDS.length).toBeGreaterThan(5);
});
