import { expect, it } from "vitest";
import { formatDate, formatRelative } from "./format-date.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T11:59:30Z", "now", "지금"],
  ["2026-11-21T12:00:05Z", "now", "지금"],
  ["2026-11-21T11:55:00Z", "5 minutes ago", "5분 전"],
  ["2026-11-20T11:00:00Z", "yesterday", "어제"],
  ["2026-10-01T12:00:00Z", "last month", "지난달"],
])("says when %s was", (iso, english, korean) => {
  expect(formatRelative(iso, now, "en")).toBe(english);
  expect(formatRelative(iso, now, "ko")).toBe(korean);
});

it.each([
  ["en", "Nov 21, 2026"],
  ["ko", "2026. 11. 21."],
])("writes a day in %s", (language, written) => {
  expect(formatDate("2026-11-21T12:00:00Z", language)).toBe(written);
});
