import { applyEdit } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { startRouting } from "../run/routing-run.ts";
import {
  ballGrid,
  escapeBoard,
  FINE_RULES,
  type FinePackage,
  type FineRules,
  quadPackage,
  USUAL_RULES,
} from "../testing/escape-board.ts";
import { findViolations } from "../testing/find-violations.ts";

const STEP = 50_000;

/** Routes until everything is joined or the work is done; in node visits. */
function leadOut(part: FinePackage, rules: FineRules, copperLayers: number, mostWork: number) {
  const board = escapeBoard(part, rules, copperLayers);
  const run = startRouting(board, { seed: 1, effort: "draft" });
  for (let work = 0; work < mostWork && run.step(STEP) === "running"; work += STEP) {
    const { phase, connected, total } = run.progress();
    if (connected === total && phase !== "negotiate") break;
  }
  const { edit, open, connected, vias } = run.outcome();
  return { open, connected, vias, violations: findViolations(applyEdit(board, edit)) };
}

describe("the way out of a fine-pitch package", () => {
  const quads: [FinePackage, FineRules][] = [
    [quadPackage("QFN-32, 0.5 mm", { count: 32, pitch: 0.5, thermal: 3.2 }), USUAL_RULES],
    [quadPackage("QFN-48, 0.5 mm", { count: 48, pitch: 0.5, thermal: 5 }), USUAL_RULES],
    [quadPackage("QFN-48, 0.4 mm", { count: 48, pitch: 0.4, thermal: 4 }), USUAL_RULES],
    [quadPackage("QFP-100, 0.5 mm", { count: 100, pitch: 0.5 }), USUAL_RULES],
  ];
  it.each(quads.map(([part, rules]) => ({ name: part.name, part, rules })))(
    "needs no via where pads stand in rows ($name)",
    ({ part, rules }) => {
      expect(leadOut(part, rules, 2, 2_000_000)).toEqual({
        open: [],
        connected: expect.any(Number),
        vias: 0,
        violations: [],
      });
    },
  );

  it("is found from three rings of a ball grid of 0.8 mm on two layers", () => {
    const part = ballGrid("BGA-100", { rows: 10, pitch: 0.8, ball: 0.4, rings: 3 });
    const { open, violations } = leadOut(part, USUAL_RULES, 2, 12_000_000);
    expect([open, violations]).toEqual([[], []]);
  });

  it("is found from every ball of a grid of 0.65 mm on two layers", () => {
    const part = ballGrid("BGA-64", { rows: 8, pitch: 0.65, ball: 0.32 });
    const { open, violations } = leadOut(part, FINE_RULES, 2, 12_000_000);
    expect([open, violations]).toEqual([[], []]);
  });

  it("is taken by the outer ring where no track fits between the balls, and the others are told as infeasible", () => {
    const part = ballGrid("BGA-36", { rows: 6, pitch: 0.5, ball: 0.28 });
    const { open, connected, violations } = leadOut(part, FINE_RULES, 4, 3_000_000);
    expect([connected, violations]).toEqual([20, []]);
    expect(open).toHaveLength(16);
    expect(new Set(open.map(({ reason }) => reason.kind))).toEqual(new Set(["infeasible"]));
  });
});
