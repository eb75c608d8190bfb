import { isReady } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { boardWith, drawing, footprint, smdPad, track } from "../testing/board-builder.ts";
import { judgeVerdict } from "./judge-verdict.ts";
import { stageOf } from "./stage-of.ts";

const outline = [
  drawing("outline", "Edge.Cuts", { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(40), y: fromMm(30) } }),
];
const parts = (x = 20) => [
  footprint("R1", 10, 10, [smdPad("1", "A", 0, 0)]),
  footprint("R2", x, 10, [smdPad("2", "A", 0, 0)]),
];
const wire = track("t", "A", [10, 10], [20, 10]);

describe("the verdict on a board", () => {
  const judge = (board: Parameters<typeof boardWith>[0]) => {
    const made = boardWith({ graphics: outline, ...board });
    const verdict = judgeVerdict(made, checkBoard(made));
    return { verdict, stage: stageOf(made, verdict) };
  };

  it("is unconnected as long as one connection is open, whatever severity the board gives it", () => {
    expect(judge({ footprints: parts() })).toMatchObject({
      verdict: { state: "unconnected", connected: 0, total: 1 },
      stage: "placed",
    });
    const rules = { ...boardWith({}).rules, severities: { unconnected_items: "ignore" } } as const;
    expect(judge({ footprints: parts(), rules }).verdict).toMatchObject({ state: "unconnected", errors: 0 });
  });

  it("goes from errors to warnings to ready, and counts open connections among neither", () => {
    expect(judge({ footprints: parts(), tracks: [wire] })).toMatchObject({
      verdict: { connected: 1, total: 1, errors: 0 },
      stage: "clean",
    });
    const near = track("n", "B", [10, 10.6], [20, 10.6]);
    const { verdict, stage } = judge({ footprints: parts(), tracks: [wire, near] });
    expect([verdict.state, isReady(verdict), stage]).toEqual(["errors", false, "routed"]);
    expect(verdict.errors).toBeGreaterThan(0);
  });

  it("is never ready with a part whose footprint is made up", () => {
    const [first, second] = parts();
    if (!first || !second) throw new Error("there are no parts");
    const standIn = { ...second, library: "Stand-in:1-pads-chip" };
    const { verdict, stage } = judge({ footprints: [first, standIn], tracks: [wire] });
    expect([verdict.state, verdict.standIns, isReady(verdict), stage]).toEqual(["stand-ins", 1, false, "routed"]);
  });

  it("is ready with warnings at best, and not clean, while a custom rule is not checked", () => {
    const rules = { ...boardWith({}).rules, uncheckedRules: ["HV"] };
    const { verdict, stage } = judge({ footprints: parts(), tracks: [wire], rules });
    expect(verdict).toMatchObject({ state: "warnings", errors: 0, warnings: 0, uncheckedRules: ["HV"] });
    expect(stage).toBe("routed");
  });

  it("knows a board whose parts still stand beside it from a placed one, and routed from clean", () => {
    expect(judge({ footprints: parts(60) }).stage).toBe("imported");
    expect(judge({}).stage).toBe("imported");
    expect(judge({ footprints: parts(), tracks: [track("t", "A", [10, 10], [14, 10])] }).stage).toBe("routed");
  });
});
