import { emptyBoard, itemId, type Text } from "@tracewright/board";
import type { TextStyle } from "@tracewright/text";
import { describe, expect, it } from "vitest";
import { textBox } from "./text-box.ts";

/** Left, top, right and bottom of the box; the expected numbers are those of KiCad 6 (EDA_TEXT::GetTextBox). */
function boxOf(text: string, style: Partial<TextStyle> = {}): number[] {
  const record: Text = {
    id: itemId("t"),
    role: "user",
    text,
    layer: "F.Cu",
    position: { x: 0, y: 0 },
    rotation: 0,
    hidden: false,
    style: {
      size: { width: 1_000_000, height: 1_000_000 },
      thickness: 150_000,
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
      ...style,
    },
  };
  const box = textBox(emptyBoard(), record);
  if (box.kind !== "convex") throw new Error("a box has corners");
  const [xs, ys] = [box.points.map(({ x }) => x), box.points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe("boxes of texts", () => {
  it.each<[string, Partial<TextStyle>, number[]]>([
    ["AB", {}, [-1_003_571, -917_500, 1_003_571, 917_500]],
    ["AB", { thickness: 200_000 }, [-1_028_571, -955_000, 1_028_571, 955_000]],
    ["AB", { size: { width: 2_000_000, height: 1_000_000 } }, [-1_932_143, -917_500, 1_932_143, 917_500]],
    ["AB", { horizontal: "left" }, [0, -917_500, 2_007_143, 917_500]],
    ["AB", { horizontal: "left", mirrored: true }, [-2_007_143, -917_500, 0, 917_500]],
    ["AB", { vertical: "top" }, [-1_003_571, -112_500, 1_003_571, 1_722_500]],
    ["AB\nCDE", { vertical: "bottom" }, [-1_527_381, -3_332_500, 1_527_381, 112_500]],
    ["~{AB}", {}, [-1_003_571, -1_172_500, 1_003_571, 917_500]],
    ["AB\n", {}, [-1_003_571, -917_500, 1_003_571, 917_500]],
  ])("%j with %o is as large as KiCad's", (text, style, expected) => {
    for (const [index, value] of boxOf(text, style).entries())
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
  });
});
