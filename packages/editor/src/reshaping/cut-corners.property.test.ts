import {
  applyEdit,
  type Board,
  boardOutline,
  checkEdit,
  emptyBoard,
  type Graphic,
  type ItemId,
  invertEdit,
  itemId,
  type Zone,
} from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm, type Point, polygonArea, ringArea, type Shape } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CornerCut } from "./corner-cut.ts";
import { cutCorners } from "./cut-corners.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const graphic = (id: string, shape: Shape, more: Partial<Graphic> = {}): Graphic => ({
  id: itemId(id),
  layer: "Edge.Cuts",
  shape,
  stroke: { width: fromMm(0.05), style: "solid" },
  filled: false,
  ...more,
});
const linesOf = (ring: readonly Point[]): readonly Graphic[] =>
  ring.map((start, index) => graphic(`edge-${index}`, { kind: "line", start, end: ring[(index + 1) % ring.length]! }));
const boardOf = (graphics: readonly Graphic[]): Board => ({ ...emptyBoard(), graphics });
const idsOf = ({ graphics }: Board) => graphics.map(({ id }) => id);

function cutAll(board: Board, cut: CornerCut, ids: readonly ItemId[] = idsOf(board)) {
  let named = 0;
  const outcome = cutCorners(board, ids, cut, () => itemId(`new-${named++}`));
  if (outcome.edit) {
    expect(checkEdit(board, outcome.edit)).toEqual([]);
    const after = applyEdit(board, outcome.edit);
    const undone = applyEdit(after, invertEdit(outcome.edit));
    expect(new Set(undone.graphics)).toEqual(new Set(board.graphics));
    expect([undone.groups, undone.zones]).toEqual([board.groups, board.zones]);
    return { ...outcome, board: after };
  }
  return { ...outcome, board };
}

const area = (board: Board) => boardOutline(board).areas.reduce((sum, one) => sum + polygonArea(one), 0) / 1e12;
const fillet = (mm: number): CornerCut => ({ form: "fillet", size: fromMm(mm) });
const chamfer = (mm: number): CornerCut => ({ form: "chamfer", size: fromMm(mm) });
const rectangle = [at(0, 0), at(30, 0), at(30, 20), at(0, 20)];
/** An L: one corner goes inwards. */
const corners = [at(0, 0), at(30, 0), at(30, 10), at(10, 10), at(10, 30), at(0, 30)];

/** Convex, with sides at any angle: places on a circle. */
const arbitraryRing = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 3, maxLength: 8 }).map((places) =>
  places
    .sort((a, b) => a - b)
    .map((place) => at(40 * Math.cos((place * Math.PI) / 12), 40 * Math.sin((place * Math.PI) / 12)))
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
);

/** What cutting takes away in mm², summed over the corners of a ring that runs clockwise on the screen. */
function takenAway(ring: readonly Point[], { form, size }: CornerCut): number {
  const mm = size / 1e6;
  return ring.reduce((sum, point, index) => {
    const [before, after] = [ring.at(index - 1)!, ring[(index + 1) % ring.length]!];
    const [ax, ay, bx, by] = [before.x - point.x, before.y - point.y, after.x - point.x, after.y - point.y];
    const angle = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
    const sign = ax * by - ay * bx < 0 ? 1 : -1;
    const away =
      form === "chamfer"
        ? (mm * mm * Math.sin(angle)) / 2
        : mm * mm * (1 / Math.tan(angle / 2) - (Math.PI - angle) / 2);
    return sum + sign * away;
  }, 0);
}

describe("corners of an outline", () => {
  it("become arcs and lines; it stays closed and loses just what is cut off", () => {
    for (const cut of [fillet(3), chamfer(3)]) {
      for (const ring of [rectangle, corners]) {
        const { board } = cutAll(boardOf(linesOf(ring)), cut);
        expect(boardOutline(board).status).toBe("closed");
        expect(board.graphics).toHaveLength(2 * ring.length);
        expect(area(board)).toBeCloseTo(ringArea(ring) / 1e12 - takenAway(ring, cut), 1);
      }
    }
  });

  it("do so at any angle, or are left alone with the size that would fit", () => {
    fc.assert(
      fc.property(
        arbitraryRing,
        fc.constantFrom<CornerCut["form"]>("fillet", "chamfer"),
        fc.integer({ min: 1, max: fromMm(30) }),
        (ring, form, size) => {
          const before = boardOf(linesOf(ring));
          const { board, problem } = cutAll(before, { form, size });
          if (!problem) {
            expect(boardOutline(board).status).toBe("closed");
            // Chords of the outline lie inside the arcs, by less than a micrometre.
            expect(Math.abs(area(board) - area(before) + takenAway(ring, { form, size }))).toBeLessThan(0.3);
            return;
          }
          expect(problem.reason).toBe("too-large");
          const most = problem.reason === "too-large" ? problem.most : 0;
          expect(most).toBeLessThan(size);
          const fitting = cutAll(before, { form, size: most });
          expect([fitting.problem, boardOutline(fitting.board).status]).toEqual([undefined, "closed"]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("are those between the lines that are selected; of one line, those at its ends", () => {
    const board = boardOf(linesOf(rectangle));
    const made = (...lines: number[]) =>
      cutAll(
        board,
        fillet(2),
        lines.map((line) => itemId(`edge-${line}`)),
      ).board.graphics.length - 4;
    expect([made(0, 1), made(0), made(0, 1, 2), made(0, 1, 2, 3)]).toEqual([1, 2, 2, 4]);
    expect(cutAll(board, fillet(2), [itemId("edge-0"), itemId("edge-2")]).problem).toEqual({ reason: "no-corner" });
  });

  it("swallow a side that is just as long as both cuts", () => {
    const { board } = cutAll(boardOf(linesOf(rectangle)), fillet(10));
    expect([board.graphics.length, boardOutline(board).status]).toEqual([6, "closed"]);
    expect(cutAll(boardOf(linesOf(rectangle)), fillet(10.001)).problem).toEqual({
      reason: "too-large",
      most: fromMm(10),
    });
  });

  it("of an empty rectangle are drawn with lines and arcs, of a filled one as an area", () => {
    const shape: Shape = { kind: "rect", start: at(0, 0), end: at(30, 20) };
    const { board } = cutAll(boardOf([graphic("edge", shape)]), fillet(3));
    expect([board.graphics.length, boardOutline(board).status]).toEqual([8, "closed"]);
    const filled = cutAll(boardOf([graphic("silk", shape, { layer: "F.SilkS", filled: true })]), chamfer(3)).board;
    expect(filled.graphics.map((one) => one.shape.kind === "polygon" && one.shape.points.length)).toEqual([8]);
  });

  it("of areas are the one nearest to a place, where that is asked for", () => {
    const shape: Shape = { kind: "rect", start: at(0, 0), end: at(30, 20) };
    const cut = { ...chamfer(3), near: at(28, 1) };
    const { board } = cutAll(boardOf([graphic("edge", shape)]), cut);
    expect([board.graphics.length, boardOutline(board).status, area(board)]).toEqual([5, "closed", 600 - 4.5]);
    const polygon: Shape = { kind: "polygon", points: corners };
    const silk = graphic("silk", polygon, { layer: "F.SilkS", filled: true });
    const [done] = cutAll(boardOf([silk]), { ...chamfer(3), near: at(11, 12) }).board.graphics;
    expect(done?.shape.kind === "polygon" && done.shape.points).toEqual([
      ...corners.slice(0, 3),
      at(13, 10),
      at(10, 13),
      ...corners.slice(4),
    ]);
  });

  it("that would cross another part of the outline are left alone", () => {
    // A thin spike comes near the long corner that is cut off.
    const spike = [at(0, 0), at(30, 0), at(30, 30), at(16, 30), at(3, 2), at(14, 30), at(0, 30)];
    const board = boardOf(linesOf(spike));
    const outcome = cutAll(board, chamfer(12), [itemId("edge-6"), itemId("edge-0")]);
    expect([outcome.problem, outcome.board]).toEqual([{ reason: "crosses-itself" }, board]);
  });

  it("that are locked are named, and nothing changes", () => {
    const board = boardOf(linesOf(rectangle).map((line, index) => ({ ...line, ...(index === 1 && { locked: true }) })));
    expect(cutAll(board, fillet(2)).locked).toEqual([itemId("edge-1")]);
    expect(cutAll(board, fillet(2), [itemId("edge-0")]).locked).toEqual([itemId("edge-1")]);
  });

  it("of a group stay in it", () => {
    const board: Board = {
      ...boardOf(linesOf(rectangle)),
      groups: [{ id: itemId("group"), name: "edge", members: [0, 1, 2, 3].map((line) => itemId(`edge-${line}`)) }],
    };
    const { board: done } = cutAll(board, fillet(10));
    expect(new Set(done.groups[0]?.members)).toEqual(new Set(idsOf(done)));
  });
});

describe("corners of a zone", () => {
  it("are cut with those of its cut-outs, and its fill is due", () => {
    const zone: Zone = aZone({
      id: itemId("zone"),
      outline: [corners, [at(2, 2), at(8, 2), at(8, 8), at(2, 8)]],
      pour: aPour({
        clearance: 0,
        minThickness: 1,
        connection: "solid",
        thermalGap: 0,
        thermalBridgeWidth: 0,
      }),
      filled: true,
    });
    const board: Board = { ...emptyBoard(), zones: [zone] };
    for (const cut of [fillet(1), chamfer(1)]) {
      const [done] = cutAll(board, cut, [zone.id]).board.zones;
      expect(done?.filled).toBe(false);
      for (const [index, ring] of zone.outline.entries())
        expect(Math.abs(ringArea(done!.outline[index]!)) / 1e12).toBeCloseTo(
          Math.abs(ringArea(ring)) / 1e12 - takenAway(ring, cut),
          1,
        );
    }
    expect(cutAll(board, fillet(4), [zone.id]).problem).toEqual({ reason: "too-large", most: fromMm(3) });
  });
});
