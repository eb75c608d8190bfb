import {
  applyEdit,
  type Board,
  type Footprint,
  footprintCourtyard,
  itemId,
  type LayerSelector,
  padBox,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { type Box, boxOfPoints, fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";

const BOARD = { width: 26, height: 18 };

const part = fc.record({
  width: fc.integer({ min: 8, max: 40 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 8, max: 30 }).map((tenths) => tenths / 10),
  nets: fc.array(fc.constantFrom("A", "B", "GND"), { minLength: 1, maxLength: 3 }),
  side: fc.constantFrom("front", "front", "back"),
  through: fc.boolean(),
});

const area = fc.record({
  x: fc.integer({ min: -60, max: 20 }).map((tenths) => tenths / 10),
  y: fc.integer({ min: -60, max: 20 }).map((tenths) => tenths / 10),
  width: fc.integer({ min: 20, max: 60 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 20, max: 60 }).map((tenths) => tenths / 10),
  layers: fc.constantFrom<readonly LayerSelector[]>(["F.Cu"], ["B.Cu"], ["*.Cu"], ["F&B.Cu"]),
});

/** A module with free room before it and a locked part with some of its own, among other parts. */
const problem = fc
  .record({ others: fc.array(part, { minLength: 2, maxLength: 8 }), moving: area, standing: area })
  .map(({ others, moving, standing }) =>
    testBoard(BOARD, [
      {
        ...testPart({ reference: "K1", width: 2, height: 2, nets: ["A"], locked: true, at: mm(18, 12) }),
        zones: [keepout("K1", standing)],
      },
      {
        ...testPart({ reference: "U1", width: 4, height: 3, nets: ["A", "B"], at: mm(60, 5) }),
        zones: [keepout("U1", moving)],
      },
      ...others.map((shape, index) => testPart({ ...shape, reference: `R${index + 1}`, at: mm(60, 5) })),
    ]),
  );

function keepout(owner: string, { x, y, width, height, layers }: { layers: readonly LayerSelector[] } & Shape): Zone {
  return aZone({
    id: itemId(`${owner}-keepout`),
    layers,
    outline: [[mm(x, y), mm(x + width, y), mm(x + width, y + height), mm(x, y + height)]],
    keepout: { tracks: false, vias: false, pads: true, pours: false, footprints: true },
    pour: aPour({
      clearance: 0,
      minThickness: fromMm(0.25),
      connection: "none",
      thermalGap: 0,
      thermalBridgeWidth: 0,
    }),
  });
}

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The slow obvious way: every keepout against the courtyards and pads of every other part. */
function intrudersOf(board: Board, skipped: ReadonlySet<string>): string[] {
  const parts = board.footprints.filter(({ reference }) => !skipped.has(reference));
  return parts.flatMap((owner) =>
    owner.zones.flatMap((zone) => {
      const room = boxOfPoints(zoneOutline(zone, owner).outer)!;
      const keepsOut = (side: "front" | "back") =>
        zone.layers.some((layer) => /\*|&/.test(layer) || layer === (side === "front" ? "F.Cu" : "B.Cu"));
      return parts.flatMap((other) => {
        if (other === owner) return [];
        const inCourtyard =
          keepsOut(other.side) &&
          footprintCourtyard(other)[other.side].some(({ outer }) => meet(boxOfPoints(outer)!, room));
        const withPads = other.pads.some(
          (pad) => (keepsOut(other.side) || pad.kind === "through-hole") && meet(padBox(other, pad), room),
        );
        return inCourtyard || withPads ? [`${other.reference} stands in the keepout of ${owner.reference}`] : [];
      });
    }),
  );
}

function meet(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function candidatesOf(board: Board) {
  const run = startPlacement(board, undefined, { effort: 0.004, mode: "all" });
  while (run.step(5_000) === "running");
  return run.outcome().candidates;
}

describe("a keepout inside a footprint", () => {
  it("keeps other parts out wherever its part stands, and so does that of a part which stays", () => {
    fc.assert(
      fc.property(problem, (board) => {
        for (const { edit, unplaced } of candidatesOf(board))
          expect(intrudersOf(applyEdit(board, edit), new Set(unplaced.map(({ reference }) => reference)))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("may reach over the edge of the board", () => {
    const antenna: Footprint = {
      ...testPart({ reference: "U1", width: 4, height: 3, nets: ["A", "B"], at: mm(60, 5) }),
      zones: [keepout("U1", { x: -40, y: -2, width: 38, height: 4, layers: ["*.Cu"] })],
    };
    const board = testBoard(BOARD, [
      antenna,
      testPart({ reference: "R1", width: 2, height: 1, nets: ["A", "B"], at: mm(60, 9) }),
    ]);
    for (const { edit, unplaced } of candidatesOf(board)) {
      expect(unplaced).toEqual([]);
      expect(intrudersOf(applyEdit(board, edit), new Set())).toEqual([]);
    }
  });
});
