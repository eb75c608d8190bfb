import { expect, it } from "vitest";
import { imageUrl } from "./image-url.ts";

it.each([
  [8, 16],
  [24, 48],
  [30, 64],
  [88, 256],
  [1920, 3840],
  [5000, 3840],
])("an image %i wide on the page is asked for %i pixels wide", (cssWidth, width) => {
  expect(imageUrl("/media/7", cssWidth)).toBe(`/image?url=%2Fmedia%2F7&w=${width}`);
});

it("no image has no address", () => {
  expect(imageUrl("", 24)).toBeUndefined();
});
