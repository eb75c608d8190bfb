import { fuzzCase } from "@tracewright/formats/fuzzing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPdfRejection } from "./pdf/is-pdf-rejection.ts";
import { readDatasheet } from "./read-datasheet.ts";
import { drawDatasheet } from "./testing/draw-datasheet.ts";
import { EXAMPLE } from "./testing/example-datasheet.ts";

const SEED = 20_261_122;
/** `FUZZ=2000 npx vitest run packages/datasheets/src/fuzz` tries more. */
const CASES = Number(process.env.FUZZ ?? 60);

/** As a thread listens that reads foreign files; the runner of the tests would count what pdf.js leaves behind as errors. */
const others = process.listeners("unhandledRejection");
const strange: unknown[] = [];

beforeAll(() => {
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => {
    if (!isPdfRejection(error)) strange.push(error);
  });
});

afterAll(() => {
  process.removeAllListeners("unhandledRejection");
  for (const listener of others) process.on("unhandledRejection", listener);
});

test("PDFs that were cut, bent and put together anew are read or refused with a reason", {
  timeout: 600_000,
}, async () => {
  const samples = [
    await drawDatasheet(EXAMPLE.pins, EXAMPLE.layout),
    await drawDatasheet(EXAMPLE.pins.slice(2), { ...EXAMPLE.layout, rotation: 90 }),
  ];
  const counts = { read: 0, refused: 0 };
  for (let number = 0; number < CASES; number += 1) {
    const reading = await readDatasheet(fuzzCase(samples, { seed: SEED, number }));
    if (reading.kind === "cancelled") throw new Error(`case ${number}: given up without being asked`);
    counts[reading.kind] += 1;
    if (reading.kind === "refused") expect(reading.remark).toMatch(/^[A-Z].{5,400}\.?$/s);
    else
      for (const { pins } of reading.facts.variants)
        for (const { evidence } of pins) expect(evidence.box.every(Number.isFinite)).toBe(true);
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(strange).toEqual([]);
  expect(counts.read).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(0);
});
