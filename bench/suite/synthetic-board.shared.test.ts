import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeFile, writeBoardFiles } from "./judge-board.ts";
import { sharedFolder } from "./shared-folder.ts";
import { syntheticBoard } from "./synthetic-board.ts";

// Needs KiCad and its measuring tool from the shared test data folder; skipped where they are not.
test.skipIf(!sharedFolder())("KiCad finds nothing on the synthetic board but open connections", async () => {
  const folder = mkdtempSync(join(tmpdir(), "synthetic-"));
  try {
    const { routing, placement } = await judgeFile(writeBoardFiles(syntheticBoard(), join(folder, "synthetic")));
    expect(routing.connections).toBe(1_600);
    expect(Object.keys(routing.findings)).toEqual(["unconnected_items"]);
    expect(placement).toEqual({ courtyardOverlaps: 0, partsOutside: 0, padErrors: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
