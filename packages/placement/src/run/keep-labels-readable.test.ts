import { applyEdit, type Board, drawnText, footprintCourtyard, itemId, type Text } from "@tracewright/board";
import { type Box, boxDistance, boxOfPoints, fromMm, joinBoxes, solidBox } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { startPlacement } from "./placement-run.ts";

const LABEL: Text = {
  id: itemId("label"),
  role: "user",
  text: "SENSOR",
  layer: "F.SilkS",
  position: mm(15, 10),
  rotation: 0,
  style: {
    size: { width: fromMm(2), height: fromMm(2) },
    thickness: fromMm(0.3),
    horizontal: "center",
    vertical: "middle",
    mirrored: false,
  },
  hidden: false,
};

/** Ten parts in a chain, which want to stand together in the middle, where the label is. */
function chainAround(texts: readonly Text[]): Board {
  const parts = Array.from({ length: 10 }, (_, index) =>
    testPart({
      reference: `U${index + 1}`,
      width: 2.5,
      height: 2.5,
      nets: [`N${index}`, `N${index + 1}`, "GND"],
      at: mm(100 + index * 5, 0),
    }),
  );
  return { ...testBoard({ width: 30, height: 20 }, parts), texts };
}

/** Across all candidates, how many parts stand on the words of the label. */
function partsOnLabel(texts: readonly Text[], ink: Box): number {
  const board = chainAround(texts);
  const run = startPlacement(board, undefined, { effort: 0.1 });
  while (run.step(20_000) === "running");
  return run
    .outcome()
    .candidates.flatMap(({ edit }) => applyEdit(board, edit).footprints)
    .filter(
      (part) => boxDistance(boxOfPoints(footprintCourtyard(part).front.flatMap(({ outer }) => outer))!, ink) === 0,
    ).length;
}

describe("words on silkscreen that name no part", () => {
  const ink = joinBoxes(drawnSolids(drawnText(chainAround([LABEL]), LABEL)).map(solidBox))!;

  it("are not covered where the parts have room beside them", () => {
    expect(partsOnLabel([LABEL], ink)).toBe(0);
  });

  it("are in nobody's way where nobody sees them", () => {
    const unseen: Text[] = [
      { ...LABEL, hidden: true },
      { ...LABEL, id: itemId("drawn"), layer: "F.Fab" },
    ];
    expect(partsOnLabel(unseen, ink)).toBeGreaterThan(0);
  });
});
