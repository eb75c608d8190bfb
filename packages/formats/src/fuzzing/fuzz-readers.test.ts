import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";
import { fuzzCase } from "./fuzz-case.ts";
import { FUZZ_READERS, type FuzzReaderName } from "./fuzz-readers.ts";
import { ownSamples } from "./own-samples.ts";

const SEED = 20_261_122;
const CASES = 60;
const samples = ownSamples();
const names = Object.keys(FUZZ_READERS) as FuzzReaderName[];

test.each(names)("%s: files that were cut, bent and put together anew are read or refused with a reason", (name) => {
  const counts = { read: 0, refused: 0 };
  for (let number = 0; number < CASES; number += 1) {
    const outcome = FUZZ_READERS[name].read(fuzzCase(samples[name], { seed: SEED, number }));
    if (outcome.status === "problem") throw new Error(`case ${number}: ${outcome.problem}`);
    counts[outcome.status] += 1;
  }
  // A sample that is refused unchanged, or nothing that ever is, would try nothing.
  expect(counts.refused).toBeGreaterThan(0);
});

test.each(names)("%s: every sample is read as it is", (name) => {
  expect(samples[name].length).toBeGreaterThan(0);
  for (const bytes of samples[name]) expect(FUZZ_READERS[name].read(bytes)).toEqual({ status: "read" });
});

test("one seed and number give one file, others another", () => {
  const make = (seed: number, number: number) => fuzzCase(samples.gerber, { seed, number });
  expect(make(1, 7)).toEqual(make(1, 7));
  expect(make(1, 8)).not.toEqual(make(1, 7));
  expect(make(2, 7)).not.toEqual(make(1, 7));
});

test("an excerpt is whole, and has things of every kind in the file", () => {
  const board = `(kicad_pcb (version 1)\n${Array.from({ length: 900 }, (_, net) => `(net ${net} "a)${net}")`).join("\n")}\n(via (at 1 1)) (via (at 2 2)))`;
  const short = excerpt(board);
  expect(short.length).toBeLessThan(13_000);
  expect(short.match(/\(via/g)).toHaveLength(2);
  expect(short.replaceAll(/"[^"]*"/g, "").match(/\(/g)).toHaveLength(
    short.replaceAll(/"[^"]*"/g, "").match(/\)/g)?.length ?? 0,
  );
});
