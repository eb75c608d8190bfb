import { expect, it } from "vitest";
import { rgbOfDrop } from "./drop-scale.ts";

it("colours grow lighter with the drop, so that they differ without hue", () => {
  const lightness = Array.from({ length: 65 }, (_, index) => {
    const [red, green, blue] = rgbOfDrop(index / 64);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  for (const [index, light] of lightness.entries()) expect(light).toBeGreaterThan(lightness[index - 1] ?? 0);
});
