import { expect, it } from "vitest";
import { filterThreads, type ShownThread } from "./comment-thread.ts";

const thread = (id: string, isResolved: boolean): ShownThread => ({
  ...{ id, isResolved, number: 1, view: "BOARD", sheetId: null, x: 0, y: 0, partId: null },
  resolvedBy: undefined,
  comments: [],
});
const THREADS = [thread("a", false), thread("b", true), thread("c", false)];

it.each([
  ["open", undefined, "a c"],
  ["resolved", undefined, "b"],
  ["all", undefined, "a b c"],
  // It was resolved while it is read: its button to open it again stays in reach.
  ["open", "b", "a b c"],
  ["resolved", "c", "b c"],
] as const)("shows %s ones with %s selected", (filter, selected, shown) => {
  expect(
    filterThreads(THREADS, filter, selected)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(shown);
});
