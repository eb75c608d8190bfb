import { applyEdit, type Board, type CopperLayerId, type ItemId, itemId, netId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { RouteInProgress } from "./route-in-progress.ts";

const place = fc
  .record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) })
  .map(({ x, y }): Point => ({ x: fromMm(x / 10), y: fromMm(y / 10) }));
const act = fc.oneof(
  { weight: 6, arbitrary: place.map((to) => ({ kind: "move" as const, to })) },
  { weight: 3, arbitrary: fc.constant({ kind: "fix" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "layer" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "posture" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "back" as const }) },
);
const mode = fc.constantFrom("walk-around" as const, "shove" as const, "stop" as const);
const STYLE = { width: fromMm(0.25), viaDiameter: fromMm(0.8), viaDrill: fromMm(0.4) };
const NET = netId("net-SDA");

/** What stands on the board already may be wrong; what is added may not. */
const ABOUT_WHOLE = ["track_dangling", "via_dangling", "unconnected_items"];

function findingsOf(board: Board, ids: ReadonlySet<string>): string[] {
  return checkBoard(board)
    .findings.filter(({ rule, items }) => !ABOUT_WHOLE.includes(rule) && items.some((id) => ids.has(id)))
    .map(({ message }) => message);
}

function draw(
  route: RouteInProgress,
  acts: readonly (typeof act extends fc.Arbitrary<infer Act> ? Act : never)[],
): void {
  for (const step of acts) {
    if (step.kind === "move") route.moveTo(step.to);
    else if (step.kind === "fix") route.fix();
    else if (step.kind === "layer") route.changeLayer(route.layer === "F.Cu" ? "B.Cu" : ("F.Cu" as CopperLayerId));
    else if (step.kind === "posture") route.turnPosture();
    else route.stepBack();
  }
}

describe("a track drawn by hand", () => {
  it("breaks no rule, whatever the hand does, and shows what it will become", () => {
    fc.assert(
      fc.property(arbitraryBoard, place, fc.array(act, { maxLength: 8 }), mode, (any, from, acts, mode) => {
        const board: Board = {
          ...any,
          zones: [],
          footprints: any.footprints.filter(({ rotation }) => rotation % 90 === 0),
        };
        let count = 0;
        const nameItem = (): ItemId => itemId(`new-${count++}`);
        const start = { ...STYLE, point: from, layer: "F.Cu" as const, net: NET };
        const route = new RouteInProgress(board, start, { nameItem, mode, removesLoops: false });
        draw(route, acts);
        route.fix();
        const shown = route.preview;
        const edit = route.finish();
        const done = edit ? applyEdit(board, edit) : board;
        const added = new Set<string>(
          [...done.tracks, ...done.vias].map(({ id }) => id).filter((id) => id.startsWith("new-")),
        );
        expect(findingsOf(done, added)).toEqual([]);
        const lengthOf = ({ tracks }: Pick<Board, "tracks">) =>
          tracks.reduce((sum, { start: a, end: b }) => sum + Math.hypot(a.x - b.x, a.y - b.y), 0);
        const own = { tracks: done.tracks.filter(({ id, net }) => added.has(id) && net === NET) };
        expect(lengthOf(own)).toBeLessThanOrEqual(lengthOf(shown) + 1);
      }),
      { numRuns: 40 },
    );
  });

  it("runs in steps of 45° without acute angles", () => {
    fc.assert(
      fc.property(arbitraryBoard, place, place, (board, from, to) => {
        const start = { ...STYLE, point: from, layer: "F.Cu" as const, net: NET };
        const route = new RouteInProgress({ ...board, zones: [] }, start, { nameItem: () => itemId("new") });
        route.moveTo(to);
        // A blocked item reports its obstacle.
        expect(route.inTheWay.length > 0).toBe(!route.preview.reached);
        const { tracks } = route.preview;
        for (const [index, { start: a, end: b }] of tracks.entries()) {
          const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
          expect(dx === 0 || dy === 0 || dx === dy).toBe(true);
          const next = tracks[index + 1];
          if (next)
            expect((b.x - a.x) * (next.end.x - b.x) + (b.y - a.y) * (next.end.y - b.y)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});
