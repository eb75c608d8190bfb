import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
  ["page=9999999", 1],
])("the address ?%s shows page %d", (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
