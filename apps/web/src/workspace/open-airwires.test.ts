import { expect, it } from "vitest";
import { airwiresOf } from "./open-airwires.ts";
import type { RunResult, RunView } from "./run-view.ts";

const place = (x: number) => ({ item: `pad ${x}`, x, y: 2 });
const result: RunResult = {
  id: "h1",
  boardDocumentUrl: null,
  placement: null,
  routing: {
    complete: false,
    connected: 1,
    total: 2,
    vias: 0,
    lengthMm: 1,
    open: [{ net: "GND", reason: "walled in", from: place(1), to: place(9) }],
    findings: [],
  },
};
const run = { results: [result] } as unknown as NonNullable<Parameters<typeof airwiresOf>[0]["run"]>;
const routed: RunView = { kind: "routed", result };
const none: RunView = { kind: "none" };

it("draws what the routing on view left open, and goes on doing so once it was taken", () => {
  const wire = { net: "GND", from: { position: { x: 1, y: 2 } }, to: { position: { x: 9, y: 2 } } };
  expect(airwiresOf({ run, selectedHistoryId: null }, routed)).toEqual([wire]);
  expect(airwiresOf({ run, selectedHistoryId: "h1" }, none)).toEqual([wire]);
});

it("draws nothing of a routing that was not taken", () => {
  expect(airwiresOf({ run, selectedHistoryId: "h0" }, none)).toEqual([]);
  expect(airwiresOf({ run: null, selectedHistoryId: null }, none)).toEqual([]);
});
