import { type Board, emptyBoard, netId } from "@tracewright/board";
import { expect, it } from "vitest";
import { countMatches } from "./count-matches.ts";

it("each pattern has the number of nets that it matches, and of those that it decides", () => {
  const board: Board = {
    ...emptyBoard(),
    nets: ["USB_P", "USB_N", "USB_V", "GND"].map((name) => ({
      id: netId(name),
      name,
      ...(name === "USB_V" && { netClass: "Power" }),
    })),
    rules: {
      ...emptyBoard().rules,
      assignments: ["USB_P", "USB_*", "NONE*"].map((pattern) => ({ pattern, netClass: "Fast" })),
    },
  };
  expect(countMatches(board)).toEqual([
    { matched: 1, decided: 1 },
    { matched: 3, decided: 1 },
    { matched: 0, decided: 0 },
  ]);
});
