import { describe, expect, it } from "vitest";
import { colourOf, planePixels } from "./plane-image.ts";

describe("the picture of a plane", () => {
  it("leaves free ground and unpaid places clear", () => {
    expect(colourOf({ kind: "field" }, 0, 2)[3]).toBe(0);
    expect(colourOf({ kind: "history" }, 0, 500)[3]).toBe(0);
    expect(colourOf({ kind: "occupancy" }, 0, 0)[3]).toBe(0);
  });

  it("grows more solid with the value, from the first to the largest", () => {
    const alphas = [1, 10, 100, 400, 500].map((value) => colourOf({ kind: "history" }, value, 500)[3]);
    expect(alphas).toEqual([...alphas].sort((a, b) => a - b));
    expect(new Set(alphas).size).toBe(alphas.length);
    expect(colourOf({ kind: "occupancy" }, 1, 1)[3]).toBeGreaterThan(0);
  });

  it("has a pixel for each node", () => {
    const pixels = planePixels({ kind: "field", layer: 0, values: Uint8Array.of(0, 1, 2), largest: 2 });
    expect(pixels).toHaveLength(12);
    expect([...pixels.subarray(4, 8)]).toEqual([...colourOf({ kind: "field" }, 1, 2)]);
    expect(pixels[3]).toBe(0);
  });
});
