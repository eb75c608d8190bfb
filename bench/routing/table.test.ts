import { describe, expect, test } from "vitest";
import { readBaselines } from "../baselines/read-baselines.ts";
import { formatTable } from "../suite/format-table.ts";
import type { Row } from "./row.ts";
import { boardTable, summarise } from "./table.ts";

const whole: Row = {
  board: "nikon_gps_nikon_gps",
  human: { vias: 31, lengthMm: 232 },
  routed: {
    connected: 56,
    total: 57,
    vias: 9,
    lengthMm: 254,
    overTree: 1.067,
    seconds: 0.6,
    finished: true,
    phase: "done",
    reasons: { congested: 1 },
    longestStepMs: 47,
    peakMb: 130.4,
  },
  verdict: { connections: 57, unrouted: 0, vias: 9, lengthMm: 254.2, findings: { clearance: 2 } },
  errors: 2,
  fresh: { clearance: 2 },
};
const failed: Row = { board: "lost", human: { vias: 4, lengthMm: 10 }, failure: "ended by SIGABRT", connections: 43 };

describe("the table of boards", () => {
  const [header = "", line = "", failure = ""] = boardTable([whole, failed], readBaselines()).split("\n");
  const cell = (title: string, text: string) =>
    text
      .slice(0, header.indexOf(title) + title.length)
      .split(/\s+/)
      .at(-1);

  test("shows our vias, Freerouting's and the human's side by side", () => {
    expect(["  vias", "FR vias", "FR open", "human vias"].map((title) => cell(title, line))).toEqual([
      "9",
      "6",
      "0",
      "31",
    ]);
  });

  test("tells what KiCad found, what the router gave as reasons, and where the two disagree", () => {
    expect(line).toContain("clearance 2, 1 congested, engine says 1 open, step ≤ 47 ms");
  });

  test("has a line for a board that failed, and counts all its connections as open", () => {
    expect(failure).toMatch(/^lost +43 .*failed +ended by SIGABRT$/);
    expect(summarise([whole, failed])).toContain("57 of 100 connections made (57.00 %), new errors: 2");
    expect(summarise([whole, failed])).toContain("1 of 2 boards judged: 1 complete, 0 without new errors");
  });
});

test("a table puts numbers to the right and words to the left", () => {
  const rows = [
    ["name", "n", "note"],
    ["a", "10", "x"],
    ["bcdef", "9", "long"],
  ];
  expect(formatTable(rows).split("\n")).toEqual(["name    n  note", "a      10  x", "bcdef   9  long"]);
});
