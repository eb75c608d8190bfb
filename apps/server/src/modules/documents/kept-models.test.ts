import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { Application } from "../../platform/application.ts";
import { KeptModels, MAX_UNPACKED_BYTES } from "./kept-models.ts";

const nameOf = (number: number): string => number.toString(16).padStart(64, "0");

/** Documents of a size each, by their numbers. */
function storageOf(...sizes: readonly number[]) {
  const stored = new Map(
    sizes.map((bytes, number) => [
      `documents/00/${nameOf(number)}.gz`,
      gzipSync(JSON.stringify({ number, filling: "x".repeat(bytes) }), { level: 1 }),
    ]),
  );
  const read = vi.fn(async (key: string) => stored.get(key));
  return { read, models: new KeptModels({ storage: { read } as unknown as Application["storage"] }) };
}

test("a document that is asked for twenty times at once, and once more, is read once", async () => {
  const { read, models } = storageOf(10);
  const asked = await Promise.all(Array.from({ length: 20 }, () => models.read(nameOf(0))));
  expect(new Set([...asked, await models.read(nameOf(0))]).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test("so many are kept as have the size of one large document; what was asked for longest ago goes first", async () => {
  const third = Math.floor(MAX_UNPACKED_BYTES / 3);
  const { read, models } = storageOf(third, third, third);
  for (const number of [0, 1, 0, 2, 0]) await models.read(nameOf(number));
  expect(read).toHaveBeenCalledTimes(3);
  await models.read(nameOf(1));
  expect(read).toHaveBeenCalledTimes(4);
});

test.each([
  ["ten documents", (call: number) => nameOf(call)],
  ["the same document ten times", () => nameOf(0)],
])("%s leave everybody else a turn between one and the next", async (_, name) => {
  const { models } = storageOf(...Array<number>(10).fill(100));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 10 }, (_, call) => models.read(name(call))));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(10);
});

test("a document that is too large is refused with the way to read it, and tried anew", async () => {
  const { read, models } = storageOf(MAX_UNPACKED_BYTES + 1);
  for (const times of [1, 2]) {
    await expect(models.read(nameOf(0))).rejects.toThrow(
      "This design is larger than 16 MB. Read it at its boardDocumentUrl",
    );
    expect(read).toHaveBeenCalledTimes(times);
  }
});
