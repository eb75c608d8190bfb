import { applyEdit, type Board, emptyBoard, itemId, netId, type Track, type Via } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { startRouting } from "../run/routing-run.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, rectangle } from "../testing/random-board.ts";

const STEP = 50_000;
const MAX_WORK = 400_000;
const own = { id: netId("own"), name: "own" };
const wall = { id: netId("wall"), name: "wall" };
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

/** A pad of the front in a closed yard of another net's tracks, `width` mm wide inside; its partner lies on the back. */
function yardBoard(width: number, rules: Partial<Board["rules"]>): Board {
  const x = width / 2 + 0.1;
  const corners = [at(10 - x, 4), at(10 + x, 4), at(10 + x, 8), at(10 - x, 8)];
  const tracks = corners.map(
    (start, index): Track =>
      aTrack({
        id: itemId(`wall ${index}`),
        start,
        end: corners[(index + 1) % 4] ?? start,
        width: fromMm(0.2),
        net: wall.id,
        locked: true,
      }),
  );
  const board = emptyBoard(2);
  return {
    ...board,
    rules: {
      ...board.rules,
      ...rules,
      netClasses: board.rules.netClasses.map((netClass) => ({
        ...netClass,
        clearance: fromMm(0.2),
        trackWidth: fromMm(0.2),
        viaDiameter: fromMm(0.8),
        viaDrill: fromMm(0.4),
      })),
    },
    nets: [own, wall],
    footprints: [
      makeFootprint("A", at(10, 5), 0, [makePad("A", 0, false, own)]),
      makeFootprint("B", at(3, 6), 0, [makePad("B", 0, true, own)]),
    ],
    graphics: [rectangle("edge", at(0, 0), at(14, 12))],
    tracks,
  };
}

function viasIn(board: Board): readonly Via[] {
  const run = startRouting(board);
  // What cannot be joined is tried for long.
  for (let work = 0; work < MAX_WORK && run.step(STEP) === "running"; work += STEP);
  const routed = applyEdit(board, run.outcome().edit);
  expect(findViolations(routed)).toEqual([]);
  return routed.vias;
}

const fine = { minViaDiameter: fromMm(0.5), minThroughHoleDiameter: fromMm(0.3), minViaAnnularWidth: fromMm(0.1) };

describe("a small via", () => {
  it("stands where the via of the net's class finds no room", () => {
    const vias = viasIn(yardBoard(1.05, fine));
    expect(vias.map(({ diameter, drill }) => [diameter, drill])).toEqual([[500_000, 300_000]]);
  });

  it("is not taken where that of the class fits", () => {
    expect(viasIn(yardBoard(3, fine)).map(({ diameter, drill }) => [diameter, drill])).toEqual([[800_000, 400_000]]);
  });

  it("is never smaller than the board's rules allow", () => {
    expect(viasIn(yardBoard(1.05, { ...fine, minViaDiameter: fromMm(0.7) }))).toEqual([]);
    expect(viasIn(yardBoard(1.05, { ...fine, minViaAnnularWidth: fromMm(0.2) }))).toEqual([]);
  });
});
