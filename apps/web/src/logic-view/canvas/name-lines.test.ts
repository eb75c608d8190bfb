import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_HEIGHT, nameLines } from "./name-lines.ts";

const room = { width: 300, height: 100, fontSize: 40 };

describe("the name of a block seen from afar", () => {
  it("is broken between words", () => {
    expect(nameLines("Linear regulator 3.3 V", room)).toEqual(["Linear", "regulator 3…"]);
    expect(nameLines("Button", room)).toEqual(["Button"]);
    expect(nameLines("Controller RP2040", { ...room, height: 150, fontSize: 64 })).toEqual(["Contro…", "RP2040"]);
  });

  it("ends in an ellipsis where its block has no more room", () => {
    expect(nameLines("Sensor of pressure, humidity and temperature", { ...room, height: 44 })).toEqual([
      "Sensor of p…",
    ]);
    expect(nameLines("기압·습도·온도 센서", { ...room, height: 44 })).toEqual(["기압·습도·온…"]);
  });

  it("has a first letter in the smallest block", () => {
    expect(nameLines("RP2040", { width: 10, height: 10, fontSize: 80 })).toEqual(["R…"]);
  });

  it("stays in its block, whatever it is, and begins as it does", () => {
    const sizes = fc.record({
      width: fc.integer({ min: 200, max: 600 }),
      height: fc.integer({ min: 30, max: 900 }),
      fontSize: fc.constantFrom(36, 56, 80),
    });
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), sizes, (name, size) => {
        const lines = nameLines(name, size);
        expect(lines.length * size.fontSize * LINE_HEIGHT).toBeLessThanOrEqual(
          Math.max(size.height, size.fontSize * LINE_HEIGHT),
        );
        const [first = ""] = lines;
        expect(name.trim().startsWith(first.replace(/…$/, ""))).toBe(true);
        for (const line of lines) expect([...line].length * 0.3 * size.fontSize).toBeLessThanOrEqual(size.width);
      }),
    );
  });
});
