import { expect, it } from "vitest";
import { isSearchable, isWholeAddress } from "./invite-search.ts";

it.each(["Min", "김미나", "mina@example.com"])("%s is searched for", (text) => {
  expect(isSearchable(text)).toBe(true);
});

it.each(["", "Mi", "김미", "mina@", "mina@example"])("%j is not searched for yet", (text) => {
  expect(isSearchable(text)).toBe(false);
});

it("an address is invited by mail once its domain is complete", () => {
  expect(isWholeAddress("mina@example.com")).toBe(true);
  expect(isWholeAddress("mina@example")).toBe(false);
  expect(isWholeAddress("mina kim@example.com")).toBe(false);
});
