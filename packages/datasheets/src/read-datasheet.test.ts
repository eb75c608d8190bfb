import { expect, test } from "vitest";
import { readDatasheet } from "./read-datasheet.ts";
import { drawDatasheet } from "./testing/draw-datasheet.ts";
import { EXAMPLE } from "./testing/example-datasheet.ts";

const { pins, layout } = { pins: EXAMPLE.pins, layout: { ...EXAMPLE.layout, rowsOnPage: 4 } };

test("pins come with their type, their description and the place where they stand", async () => {
  const seen: string[] = [];
  const reading = await readDatasheet(await drawDatasheet(pins, { ...layout, rowsOnPage: 9 }), {
    onPage: (page, pages) => seen.push(`${page}/${pages}`),
  });
  if (reading.kind !== "read") throw new Error(JSON.stringify(reading));
  expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  const [variant] = reading.facts.variants;
  expect(variant?.pins.map(({ name, type }) => [name, type])).toEqual([
    ["VIN", "power-in"],
    ["GND", "power-in"],
    ["EN", "input"],
    ["NC", "no-connect"],
    ["FAULT", "open-collector"],
    ["OUT", "output"],
  ]);
  const enable = variant?.pins[2];
  expect(enable).toMatchObject({ description: "Enable input, high for on", evidence: { page: 2 } });
  const [left, bottom, right, top] = enable!.evidence.box;
  // The third row, in the page's own frame: y upwards, 842 points high.
  expect([left, right].map(Math.round)).toEqual([53, 330]);
  expect(842 - top).toBeGreaterThan(130);
  expect(842 - bottom).toBeLessThan(160);
});

test.each([
  ["an empty file", new Uint8Array(), "not-a-pdf"],
  ["a picture by the name of a PDF", new TextEncoder().encode("\x89PNG\r\n\x1a\n%!"), "not-a-pdf"],
  ["a PDF that ends after its first line", new TextEncoder().encode("%PDF-1.7\n"), "broken"],
])("%s is refused", async (_, bytes, reason) => {
  expect(await readDatasheet(bytes)).toMatchObject({
    kind: "refused",
    reason,
    remark: expect.stringMatching(/\w.+\./),
  });
});

test("limits hold, with the numbers in the answer", async () => {
  const bytes = await drawDatasheet(pins, layout);
  const refusal = async (limits: object) => await readDatasheet(bytes.slice(), { limits });
  expect(await refusal({ bytes: 100 })).toMatchObject({ reason: "too-large", remark: expect.stringContaining("100") });
  expect(await refusal({ pages: 1 })).toMatchObject({
    reason: "too-many-pages",
    remark: expect.stringContaining("4 pages"),
  });
  expect(await refusal({ pageLetters: 10 })).toMatchObject({
    reason: "too-much-text",
    remark: expect.stringContaining("Page 1 "),
  });
  expect(await refusal({ letters: 120 })).toMatchObject({ reason: "too-much-text" });
});

test("a reading is given up between two pages when it is no more wanted", async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const reading = await readDatasheet(await drawDatasheet(pins, layout), {
    signal: stop.signal,
    onPage: (page) => {
      seen.push(page);
      if (page === 2) stop.abort();
    },
  });
  expect(reading).toEqual({ kind: "cancelled" });
  expect(seen).toEqual([1, 2]);
});
