import { expect, test } from "vitest";
import { linksOfLine } from "./links-of-line.ts";

test("a line leads to its datasheet, and to page and picture of its part where the supplier has them", () => {
  const supply = { productDetailURL: "https://example.com/p", imageUrl: "https://example.com/p.jpg" };
  expect(
    linksOfLine({ datasheetUrl: "https://example.com/d.pdf", supply }).map(({ name, href }) => [name, href]),
  ).toEqual([
    ["datasheet", "https://example.com/d.pdf"],
    ["atSupplier", "https://example.com/p"],
    ["picture", "https://example.com/p.jpg"],
  ]);
  expect(linksOfLine({ datasheetUrl: null, supply: { ...supply, productDetailURL: null } })).toEqual([
    { name: "picture", href: "https://example.com/p.jpg" },
  ]);
  expect(linksOfLine({ datasheetUrl: null, supply: null })).toEqual([]);
});
