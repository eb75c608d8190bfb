import { expect, test } from "vitest";
import { readRange } from "./serve-datasheet.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-3", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
  ["bytes=-", undefined],
])("of 100 bytes %j is %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
