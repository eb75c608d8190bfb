import { expect, test } from "vitest";
import { anchorDayOf, endOfPeriod } from "./calendar-months.ts";

const ZONES = { KRW: "Asia/Seoul", USD: "UTC" } as const;
const CURRENCIES = ["KRW", "USD"] as const;

function localDay(at: Date, currency: "KRW" | "USD"): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: ZONES[currency] }).format(at);
}

function ends(start: Date, currency: "KRW" | "USD", count: number): Date[] {
  const anchor = anchorDayOf(start, currency);
  const all: Date[] = [];
  for (let from = start; all.length < count; from = all.at(-1) ?? from) all.push(endOfPeriod(from, anchor, currency));
  return all;
}

test("a period that begins on the 31st ends on the last day of a shorter month, and later on the 31st again", () => {
  const start = new Date("2026-01-31T05:00:00Z");
  for (const currency of CURRENCIES)
    expect(ends(start, currency, 5).map((end) => localDay(end, currency))).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
    ]);
});

test("29 February of a leap year is the anchor of every later month", () => {
  const days = ends(new Date("2028-02-29T01:00:00Z"), "KRW", 12).map((end) => localDay(end, "KRW"));
  expect(days[0]).toBe("2028-03-29");
  expect(days.at(-1)).toBe("2029-02-28");
});

test("days begin at midnight in Seoul for won and in UTC for dollars", () => {
  // Already 1 April in Seoul.
  const start = new Date("2026-03-31T15:30:00Z");
  expect(anchorDayOf(start, "KRW")).toBe(1);
  expect(anchorDayOf(start, "USD")).toBe(31);
  expect(endOfPeriod(start, 1, "KRW").toISOString()).toBe("2026-04-30T15:00:00.000Z");
  expect(endOfPeriod(start, 31, "USD").toISOString()).toBe("2026-04-30T00:00:00.000Z");
});

test.each(["2026-01-31", "2028-02-29", "2026-11-30", "2026-12-31", "2026-05-15"])(
  "36 periods from %s follow each other month by month, without gap or overlap, in both zones",
  (day) => {
    for (const currency of CURRENCIES)
      for (const hour of ["00:00:00", "14:59:59", "15:00:00", "23:59:59"]) {
        const start = new Date(`${day}T${hour}Z`);
        const all = [start, ...ends(start, currency, 36)];
        const months = all.map((at) => {
          const [year = 0, month = 0] = localDay(at, currency).split("-").map(Number);
          return 12 * year + month;
        });
        for (const [index, month] of months.entries()) expect(month - (months[0] ?? 0)).toBe(index);
        const anchor = anchorDayOf(start, currency);
        for (const end of all.slice(1)) {
          const [year = 0, month = 0, date] = localDay(end, currency).split("-").map(Number);
          expect(date).toBe(Math.min(anchor, new Date(Date.UTC(year, month, 0)).getUTCDate()));
          expect(
            new Intl.DateTimeFormat("en", { timeZone: ZONES[currency], timeStyle: "medium", hourCycle: "h23" }).format(
              end,
            ),
          ).toBe("00:00:00");
        }
      }
  },
);
