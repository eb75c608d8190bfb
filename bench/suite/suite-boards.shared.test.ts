import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBaselines } from "../baselines/read-baselines.ts";
import { sharedFolder } from "./shared-folder.ts";
import { listSuite } from "./suite-boards.ts";

const shared = sharedFolder();

// Needs the boards of the shared test data folder; skipped where they are not.
describe.skipIf(!shared)("the suites of boards", () => {
  test("every board is where its index says", () => {
    for (const suite of ["bench", "boards"] as const) {
      const boards = listSuite(suite, shared ?? "");
      expect(boards.length).toBeGreaterThan(10);
      expect(boards.filter(({ path }) => !existsSync(path))).toEqual([]);
      expect(new Set(boards.map(({ name }) => name)).size).toBe(boards.length);
    }
  });

  test("the baselines speak of the same boards, and agree on what a human routed cleanly", () => {
    const boards = listSuite("bench", shared ?? "");
    const baselines = readBaselines().filter(({ suite }) => suite === "bench");
    expect(baselines.map(({ board }) => board).sort()).toEqual(boards.map(({ name }) => name).sort());
    const cleanByHand = baselines.filter(({ human }) => human.open === 0 && human.errors === 0);
    const clean = boards.filter(({ human }) => human?.clean);
    expect(cleanByHand.map(({ board }) => board).sort()).toEqual(clean.map(({ name }) => name).sort());
  });

  test("KiCad's demo boards are all found where its demos are installed", ({ skip }) => {
    const demos = listSuite("demos", shared ?? "");
    if (demos.length === 0) skip("KiCad's demos are not installed");
    expect(demos.map(({ name }) => name)).toEqual(
      readBaselines()
        .filter(({ suite }) => suite === "demos")
        .map(({ board }) => board),
    );
  });
});
