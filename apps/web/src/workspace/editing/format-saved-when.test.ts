import { expect, test } from "vitest";
import { formatSavedWhen } from "./format-saved-when.ts";

test("when something was saved is said in steps of five seconds, then in minutes, and never as a time to come", () => {
  const at = "2026-03-01T10:00:00.000Z";
  const after = (seconds: number, language = "en") => formatSavedWhen(at, Date.parse(at) + seconds * 1000, language);
  expect([-3, 0, 4, 5, 14, 59, 61].map((seconds) => after(seconds))).toEqual([
    "now",
    "now",
    "now",
    "5 seconds ago",
    "10 seconds ago",
    "55 seconds ago",
    "1 minute ago",
  ]);
  expect(after(20, "ko")).toBe("20초 전");
});
