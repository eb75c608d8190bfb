import { type Board, type FindingExclusion, netId } from "@tracewright/board";
import { expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { LiveChecker } from "../live/live-checker.ts";
import { boardWith, track } from "../testing/board-builder.ts";

const tracks = [
  track("t1", "A", [5, 5], [20, 5]),
  track("t2", "B", [5, 5.3], [20, 5.3]),
  track("t3", "C", [5, 5.6], [20, 5.6]),
];
const base = boardWith({ tracks, nets: ["A", "B", "C"].map((name) => ({ id: netId(name), name })) });
const excusing = (...exclusions: FindingExclusion[]): Board => ({
  ...base,
  rules: { ...base.rules, severities: { track_dangling: "ignore" }, exclusions },
});

it("a finding that the project excludes is kept apart with its note, whatever the order of its items and its place", () => {
  const ids = (board: Board) => {
    const { findings, excluded } = checkBoard(board);
    const items = (found: typeof findings) =>
      found.filter(({ rule }) => rule === "clearance").map((one) => one.items.join());
    return { counted: items(findings), excluded: items(excluded), notes: excluded.map((one) => one.excluded?.comment) };
  };
  expect(ids(excusing())).toEqual({ counted: ["t1,t2", "t2,t3"], excluded: [], notes: [] });
  const excused = excusing({ entry: "clearance|12|34|t2|t1", comment: "seen" }, { entry: "track_width|0|0|t2|t3" });
  expect(ids(excused)).toEqual({ counted: ["t2,t3"], excluded: ["t1,t2"], notes: ["seen"] });
  expect(new LiveChecker(excused).result).toEqual(checkBoard(excused));
});

it("what is about no two items is compared by the ones that it has; KiCad writes an id of zeros for the other", () => {
  const narrow = excusing({ entry: "track_width|1|2|t1|00000000-0000-0000-0000-000000000000" });
  const { excluded } = checkBoard({ ...narrow, rules: { ...narrow.rules, minTrackWidth: 300_000 } });
  expect(excluded.map(({ rule, items }) => [rule, ...items])).toEqual([["track_width", "t1"]]);
});
