import type { TextStyle } from "@tracewright/text";
import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words.ts";

const style: TextStyle = {
  size: { width: 1_000_000, height: 1_000_000 },
  thickness: 0,
  horizontal: "left",
  vertical: "top",
  mirrored: false,
};

test("words go on a further line where they would leave the box, and nowhere else", () => {
  expect(wrapWords("one two three", style, 100_000_000)).toBe("one two three");
  expect(wrapWords("one two three", style, 7_500_000)).toBe("one two\nthree");
  expect(wrapWords("one two three", style, 1)).toBe("one\ntwo\nthree");
});

test("breaks, blanks and empty lines that stand in a text stay", () => {
  expect(wrapWords("one\n\n two", style, 100_000_000)).toBe("one\n\n two");
  expect(wrapWords("", style, 1)).toBe("");
});

test("letters that nobody can draw take room, too", () => {
  expect(wrapWords("漢字 漢字", style, 3_000_000)).toBe("漢字\n漢字");
});
