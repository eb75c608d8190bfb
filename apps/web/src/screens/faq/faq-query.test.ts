import { expect, it } from "vitest";
import { faqListPath, faqPath, groupByCategory, readFaqQuery } from "./faq-query.ts";

it("the list that an address names is the one it was written for", () => {
  for (const query of [
    { keyword: "", category: "", page: 1 },
    { keyword: "open connections", category: "Placement & routing", page: 3 },
    { keyword: "미연결", category: "배치와 배선", page: 1 },
  ]) {
    expect(readFaqQuery(new URL(faqListPath(query), "http://x").searchParams)).toEqual(query);
    expect(readFaqQuery(new URL(faqPath("7", query), "http://x").searchParams)).toEqual(query);
  }
  expect(faqListPath({ keyword: "", category: "", page: 1 })).toBe("/support/faq/");
});

it.each(["0", "-1", "1.5", "x", "9999999"])("page %s is the first", (page) => {
  expect(readFaqQuery(new URLSearchParams({ page })).page).toBe(1);
});

it("questions of a category come together, in the order of the list", () => {
  const [a, b, c] = [
    { id: 1, category: "Import" },
    { id: 2, category: "Account" },
    { id: 3, category: "Import" },
  ];
  expect(groupByCategory([a, b, c])).toEqual([
    { category: "Import", questions: [a, c] },
    { category: "Account", questions: [b] },
  ]);
});
