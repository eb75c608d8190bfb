import { expect, it } from "vitest";
import { isMissingPart } from "./is-missing-part.ts";

it.each([
  "Failed to fetch dynamically imported module: http://localhost/assets/home-screen-1.js",
  "error loading dynamically imported module: http://localhost/assets/home-screen-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/home-screen-1.css",
])("takes it for a part that was not fetched: %s", (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it("takes no other error for one, nor what is no error", () => {
  expect(isMissingPart(new TypeError("Failed to fetch"))).toBe(false);
  expect(isMissingPart("Unable to preload CSS")).toBe(false);
  expect(isMissingPart(undefined)).toBe(false);
});
