import {
  applyEdit,
  type Board,
  emptyBoard,
  type ItemId,
  itemId,
  netId,
  type Track,
  type Via,
} from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RouteInProgress } from "./route-in-progress.ts";

const NET = netId("own");
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function trackOf(id: string, start: Point, end: Point, more: Partial<Track> = {}): Track {
  return aTrack({ id: itemId(id), start, end, width: fromMm(0.25), net: NET, ...more });
}

function viaAt(id: string, position: Point): Via {
  const layers = ["F.Cu", "B.Cu"] as const;
  return aVia({
    id: itemId(id),
    position,
    diameter: fromMm(0.8),
    drill: fromMm(0.4),
    layers,
    net: NET,
  });
}

function boardOf(tracks: readonly Track[], vias: readonly Via[] = []): Board {
  return { ...emptyBoard(), nets: [{ id: NET, name: "own" }], tracks, vias };
}

/** Draws from one place over others to a last, and says which of the old items are left. */
function idsAfter(board: Board, [from, ...over]: readonly Point[], removesLoops = true): readonly string[] {
  const start = {
    point: from!,
    layer: "F.Cu" as const,
    net: NET,
    width: fromMm(0.25),
    viaDiameter: fromMm(0.8),
    viaDrill: fromMm(0.4),
  };
  const route = new RouteInProgress(board, start, { nameItem, removesLoops });
  for (const point of over) {
    route.moveTo(point);
    route.fix();
  }
  const edit = route.finish();
  const done = edit ? applyEdit(board, edit) : board;
  return [...done.tracks, ...done.vias].map(({ id }) => id).filter((id) => !id.startsWith("new-"));
}

const ENDS = [trackOf("in", at(0, 10), at(5, 10)), trackOf("out", at(25, 10), at(30, 10))];
const OLD = [trackOf("one", at(5, 10), at(15, 10)), trackOf("two", at(15, 10), at(25, 10))];

describe("an older way between the ends of a new one", () => {
  it("is taken away, and what leads to it stays", () => {
    expect(idsAfter(boardOf([...ENDS, ...OLD]), [at(5, 10), at(15, 5), at(25, 10)])).toEqual(["in", "out"]);
  });

  it("stays where loops are wanted", () => {
    expect(idsAfter(boardOf([...ENDS, ...OLD]), [at(5, 10), at(15, 5), at(25, 10)], false)).toHaveLength(4);
  });

  it("stays where something branches off, or something is locked", () => {
    const branch = trackOf("branch", at(15, 10), at(15, 14));
    expect(idsAfter(boardOf([...ENDS, ...OLD, branch]), [at(5, 10), at(15, 5), at(25, 10)])).toHaveLength(5);
    const tee = trackOf("tee", at(20, 10), at(20, 14));
    expect(idsAfter(boardOf([...ENDS, ...OLD, tee]), [at(5, 10), at(15, 5), at(25, 10)])).toHaveLength(5);
    const held = [OLD[0]!, { ...OLD[1]!, locked: true }];
    expect(idsAfter(boardOf([...ENDS, ...held]), [at(5, 10), at(15, 5), at(25, 10)])).toHaveLength(4);
  });

  it("goes with its vias", () => {
    const old = [OLD[0]!, { ...OLD[1]!, layer: "B.Cu" as const }];
    const vias = [viaAt("down", at(15, 10)), viaAt("up", at(25, 10))];
    expect(idsAfter(boardOf([...ENDS, ...old], vias), [at(5, 10), at(15, 5), at(25, 10)])).toEqual(["in", "out", "up"]);
  });

  it("is cut out of a track that goes on beyond", () => {
    const board = boardOf([trackOf("long", at(0, 10), at(30, 10))]);
    const start = {
      point: at(5, 10),
      layer: "F.Cu" as const,
      net: NET,
      width: fromMm(0.25),
      viaDiameter: fromMm(0.8),
      viaDrill: fromMm(0.4),
    };
    const route = new RouteInProgress(board, start, { nameItem });
    for (const point of [at(5, 5), at(25, 5), at(25, 10)]) {
      route.moveTo(point);
      route.fix();
    }
    const done = applyEdit(board, route.finish()!);
    const onOldLine = done.tracks.filter(({ start: a, end: b }) => a.y === at(0, 10).y && b.y === a.y);
    expect(onOldLine.map(({ start: a, end: b }) => [a.x, b.x])).toEqual([
      [0, fromMm(5)],
      [fromMm(25), fromMm(30)],
    ]);
  });

  it("never parts what was joined", () => {
    const spots = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => at(column * 5, row * 5)));
    const edges = spots.flatMap((a) =>
      spots.filter((b) => b.x - a.x + b.y - a.y === fromMm(5) && b.x >= a.x && b.y >= a.y).map((b) => [a, b] as const),
    );
    const end = fc.constantFrom(...spots);
    const over = fc.record({ x: fc.nat(14), y: fc.nat(9) }).map(({ x, y }) => at(x + 0.5, y + 0.5));
    const countOpen = (board: Board) =>
      checkBoard(board).findings.filter(({ rule }) => rule === "unconnected_items").length;
    let removed = 0;
    fc.assert(
      fc.property(fc.subarray(edges, { minLength: 5, maxLength: 11 }), end, end, over, (lines, from, to, through) => {
        const tracks = lines.map(([a, b], index) => trackOf(`t${index}`, a, b));
        const board = boardOf(tracks);
        const start = {
          point: from,
          layer: "F.Cu" as const,
          net: NET,
          width: fromMm(0.25),
          viaDiameter: fromMm(0.8),
          viaDrill: fromMm(0.4),
        };
        const draw = (removesLoops: boolean) => {
          const route = new RouteInProgress(board, start, { nameItem, removesLoops });
          for (const point of [through, to]) {
            route.moveTo(point);
            route.fix();
          }
          const edit = route.finish();
          return edit ? applyEdit(board, edit) : board;
        };
        const done = draw(true);
        if (done.tracks.length < draw(false).tracks.length) removed++;
        expect(countOpen(done)).toBeLessThanOrEqual(countOpen(draw(false)));
      }),
      { numRuns: 80 },
    );
    expect(removed).toBeGreaterThan(0);
  });
});
