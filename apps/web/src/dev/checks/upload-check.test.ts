import { expect, test } from "vitest";
import type { PartAnswer, SentPart } from "../../uploads/put-part.ts";
import { checkUploads, TEST_FILE_BYTES } from "./upload-check.ts";

const totalOf = ({ range }: SentPart) => Number(range.split("/")[1]);
const check = (put: (part: SentPart) => Promise<PartAnswer>) =>
  checkUploads({ announce: async (name) => `/uploads/${name}`, put, signal: new AbortController().signal });

test("a server that takes a file of its limit and refuses one of a byte more is as it should be", async () => {
  const steps = await check(async (part) =>
    totalOf(part) > TEST_FILE_BYTES ? { kind: "refused", status: 413 } : { kind: "stored", url: "/uploads/1" },
  );
  expect(steps.map(({ isGood, found }) => [isGood, found])).toEqual([
    [true, "stored at /uploads/1"],
    [true, "refused with 413"],
  ]);
});

test("one that refuses the first or takes the second is not, and what it answered is told", async () => {
  const steps = await check(async (part) =>
    totalOf(part) > TEST_FILE_BYTES ? { kind: "received", received: 1 } : { kind: "refused", status: 415 },
  );
  expect(steps.map(({ isGood, found }) => [isGood, found])).toEqual([
    [false, "The upload was refused with 415."],
    [false, 'answered "received"'],
  ]);
});
