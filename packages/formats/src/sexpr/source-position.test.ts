import fc from "fast-check";
import { expect, it } from "vitest";
import { PositionFinder } from "./source-position.ts";

it("finds every place, onwards and back, as one who counts from the beginning", () => {
  const letters = fc.array(fc.constantFrom("\n", "a", "é", "한", "\u{1f600}"), { maxLength: 40 });
  fc.assert(
    fc.property(letters, fc.array(fc.nat()), (written, asked) => {
      const finder = new PositionFinder(new TextEncoder().encode(written.join("")));
      for (const number of asked) {
        const before = written.slice(0, number % (written.length + 1)).join("");
        const lines = before.split("\n");
        const expected = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
        expect(finder.find(new TextEncoder().encode(before).length)).toEqual(expected);
      }
    }),
  );
});
