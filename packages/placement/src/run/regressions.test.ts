/**
 * Every file in `regressions/` is a step at which the engine went wrong once, or might. None of them may go wrong: from
 * the saved step on, every layout that could be handed over is legal. Boards of these files are rectangles from the origin.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, boardOutline } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { faultsBetween } from "../testing/faults-between.ts";
import type { PlacementRun } from "./placement-run.ts";
import { openPlacementRegression, type PlacementRegression, readPlacementRegression } from "./regression-file.ts";

const FOLDER = join(import.meta.dirname, "../../regressions");
/** Moves that a saved step is followed for, and between two looks at it. */
const MAX_MOVES = 200_000;
const LOOK_EVERY = 5_000;

describe("a saved step of placement", () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith(".json")))("%s goes well", (name) => {
    const read = readPlacementRegression(readFileSync(join(FOLDER, name), "utf8"));
    if (read.status === "refused") throw new Error(`${name}: ${read.problem}`);
    const { run } = openPlacementRegression(read.file);
    expect(faultsOf(run, read.file)).toEqual([]);
    for (let moves = 0; moves < MAX_MOVES && run.step(LOOK_EVERY) === "running"; moves += LOOK_EVERY)
      expect(faultsOf(run, read.file)).toEqual([]);
    expect(faultsOf(run, read.file)).toEqual([]);
  });
});

function faultsOf(run: PlacementRun, { board }: PlacementRegression): readonly string[] {
  const outline = boardOutline(board);
  const box = boxOfPoints(outline.areas.flatMap(({ outer }) => outer));
  const [width, height] = [toMm(box?.maxX ?? 0), toMm(box?.maxY ?? 0)];
  const moved = new Set(board.footprints.filter(({ locked }) => !locked).map(({ reference }) => reference));
  return run.outcome().candidates.flatMap(({ edit, unplaced }) => {
    const skipped = new Set(unplaced.map(({ reference }) => reference));
    return faultsBetween(applyEdit(board, edit), { moved, skipped, width, height });
  });
}
