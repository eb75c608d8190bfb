import { emptyBoard, itemId, netId } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { withReviewSettings } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { reportReview } from "./report-review.ts";

const net = netId("S");
const loose = [0, 5, 10].map((y) =>
  aTrack({ id: itemId(`t${y}`), net, start: { x: 0, y: fromMm(y) }, end: { x: fromMm(3), y: fromMm(y) } }),
);
const board = { ...emptyBoard(), nets: [{ id: net, name: "S" }], tracks: loose };

test("the findings of a rule are counted, those that are accepted stand with their note, and a clean board has none", () => {
  const accepted = { "loose-end track_dangling S 0.0,5.0": "For a wire" };
  const [rule, ...others] = reportReview({
    ...board,
    properties: withReviewSettings(board, { severities: {}, accepted }),
  });
  expect(others).toEqual([]);
  expect(rule).toMatchObject({ rule: "loose-end", title: "Stub or loose end", severity: "warning", count: 2 });
  expect(rule?.findings).toEqual(
    [0, 10].map((yMm) => ({ sentence: "A track of S on F.Cu ends on nothing.", xMm: 0, yMm })),
  );
  expect(rule?.accepted).toEqual([{ sentence: "A track of S on F.Cu ends on nothing.", note: "For a wire" }]);
  expect(reportReview(emptyBoard())).toEqual([]);
});
