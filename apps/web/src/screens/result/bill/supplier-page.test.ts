import { expect, it } from "vitest";
import { supplierPage } from "./supplier-page.ts";

it("links a number to its supplier, and nothing that a design makes up", () => {
  expect(supplierPage("LCSC", "C1525")).toBe("https://www.lcsc.com/search?q=C1525");
  expect(supplierPage("Mouser", "71-CRCW/0402 &x")).toBe("https://www.mouser.com/c/?q=71-CRCW%2F0402%20%26x");
  expect(supplierPage("constructor", "1")).toBeUndefined();
  expect(supplierPage("", "C1525")).toBeUndefined();
});
