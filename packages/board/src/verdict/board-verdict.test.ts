import { describe, expect, it } from "vitest";
import { type BoardState, isReady, sayVerdict } from "./board-verdict.ts";

describe("the verdict on a board in words", () => {
  const verdict = (
    state: BoardState,
    counts: {
      connected?: number;
      errors?: number;
      warnings?: number;
      standIns?: number;
      uncheckedRules?: readonly string[];
    } = {},
  ) => ({
    state,
    connected: 51,
    total: 51,
    errors: 0,
    warnings: 0,
    standIns: 0,
    uncheckedRules: [],
    ...counts,
  });

  it("says NOT READY first where connections are open, with every count behind it", () => {
    expect(sayVerdict(verdict("unconnected", { connected: 4, errors: 1, warnings: 2 }))).toBe(
      "NOT READY: 47 of 51 connections open, 1 error, 2 warnings.",
    );
    expect(sayVerdict(verdict("errors", { errors: 3 }))).toBe("NOT READY: 3 errors.");
  });

  it("says how many parts are stand-ins, which no board is ready with", () => {
    expect(sayVerdict(verdict("stand-ins", { standIns: 3, warnings: 2 }))).toBe("NOT READY: 3 stand-ins, 2 warnings.");
    expect(sayVerdict(verdict("unconnected", { connected: 4, standIns: 1 }))).toBe(
      "NOT READY: 47 of 51 connections open, 1 stand-in.",
    );
  });

  it("names the custom rules that are not checked, and never says then that no rule is violated", () => {
    expect(sayVerdict(verdict("warnings", { uncheckedRules: ["HV", "RF"] }))).toBe(
      'Ready with warnings: all 51 connections are made, 2 custom rules not checked ("HV", "RF").',
    );
    const seven = Array.from({ length: 7 }, (_, index) => `r${index}`);
    expect(sayVerdict(verdict("errors", { errors: 1, uncheckedRules: seven }))).toBe(
      'NOT READY: 1 error, 7 custom rules not checked ("r0", "r1", "r2", "r3", "r4", … (+2)).',
    );
  });

  it("says that a board is ready only with all connections and no error", () => {
    expect(sayVerdict(verdict("warnings", { warnings: 1 }))).toBe(
      "Ready with warnings: all 51 connections are made, 1 warning.",
    );
    expect(sayVerdict(verdict("ready"))).toBe("Ready: all 51 connections are made, no design rule violations.");
    const states: readonly BoardState[] = ["unconnected", "errors", "stand-ins", "warnings", "ready"];
    expect(states.filter((state) => isReady({ state }))).toEqual(["warnings", "ready"]);
  });
});
