import fc from "fast-check";
import { expect, it } from "vitest";
import { noticeListPath, noticePath, readNoticePage } from "./notice-path.ts";

it("leads back to the page one came from", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.string(), (page, id) => {
      const there = new URL(noticePath(id, page), "http://localhost");
      expect(readNoticePage(there.searchParams)).toBe(page);
      expect(readNoticePage(new URL(noticeListPath(page), there).searchParams)).toBe(page);
    }),
  );
});

it.each(["", "page=0", "page=-1", "page=1.5", "page=x", "page=1e9"])("takes %j for the first page", (query) => {
  expect(readNoticePage(new URLSearchParams(query))).toBe(1);
});
