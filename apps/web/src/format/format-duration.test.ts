import { expect, it } from "vitest";
import { formatClock, formatDuration } from "./format-duration.ts";

it.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [65, "1:05"],
  [3725, "1:02:05"],
  [-3, "0:00"],
])("shows %d s on the clock as %s", (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

it.each([
  [0, "0 s", "0초"],
  [12, "12 s", "12초"],
  [243, "4 min 3 s", "4분 3초"],
  [240, "4 min", "4분"],
  [3725, "1 h 2 min 5 s", "1시간 2분 5초"],
  [3600, "1 h", "1시간"],
])("says %d s in both languages", (seconds, english, korean) => {
  expect(formatDuration(seconds, "en")).toBe(english);
  expect(formatDuration(seconds, "ko")).toBe(korean);
});
