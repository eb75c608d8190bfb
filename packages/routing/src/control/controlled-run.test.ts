/** Compares a run's options with its result. */
import {
  applyEdit,
  type Board,
  type BoardEdit,
  emptyBoard,
  itemId,
  netId,
  type Track,
  type Via,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import type { LayerDirections, RoutingOptions } from "../routing-options.ts";
import { type RoutingOutcome, startRouting } from "../run/routing-run.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, randomBoard, rectangle } from "../testing/random-board.ts";

const SEEDS = [1, 2, 3];
const STEP = 100_000;
const MAX_WORK = 1_500_000;
const boardOf = (seed: number): Board => randomBoard({ seed, parts: 16, nets: 10 });

function route(board: Board, options: RoutingOptions): { board: Board; outcome: RoutingOutcome } {
  const run = startRouting(board, { seed: 1, ...options });
  // A board that cannot be finished is tried for long; the options of a run holds at every step.
  for (let work = 0; work < MAX_WORK && run.step(STEP) === "running"; work += STEP);
  const outcome = run.outcome();
  return { board: applyEdit(board, outcome.edit), outcome };
}

/** What several sentences begin with, routed once for each seed. */
function remember<Answer>(make: (seed: number) => Answer): (seed: number) => Answer {
  const answers = new Map<number, Answer>();
  return (seed) => {
    const answer = answers.get(seed) ?? make(seed);
    answers.set(seed, answer);
    return answer;
  };
}

const copperOf = ({ tracks, vias }: Board): readonly (Track | Via)[] => [...tracks, ...vias];
const removedBy = ({ lists }: BoardEdit) => lists.flatMap(({ removed, updated }) => [...removed, ...updated]);

/** The board routed whole, every third piece of copper locked. */
const finished = remember((seed): Board => {
  const { board } = route(boardOf(seed), {});
  const lock = <Item extends Track | Via>(item: Item, index: number): Item => ({ ...item, locked: index % 3 === 0 });
  return { ...board, tracks: board.tracks.map(lock), vias: board.vias.map(lock) };
});

/** The same, with the unlocked copper of every second net gone. */
function halfFinished(seed: number): Board {
  const board = finished(seed);
  const isOpened = ({ net, locked }: Track | Via) => !locked && board.nets.findIndex(({ id }) => id === net) % 2 === 0;
  return {
    ...board,
    tracks: board.tracks.filter((item) => !isOpened(item)),
    vias: board.vias.filter((item) => !isOpened(item)),
  };
}

/** Two pads of net A, and between them net B on both layers from near one board edge to near the other: one is enough. */
function walledBoard(locked: boolean): Board {
  const [a, b] = [
    { id: netId("a"), name: "A" },
    { id: netId("b"), name: "B" },
  ];
  const pad = (reference: string, x: number, y: number, net: typeof a) =>
    makeFootprint(reference, { x: fromMm(x), y: fromMm(y) }, 0, [makePad(reference, 0, true, net)]);
  const wall = (layer: Track["layer"]): Track => ({
    id: itemId(`wall ${layer}`),
    start: { x: fromMm(10), y: fromMm(1) },
    end: { x: fromMm(10), y: fromMm(9) },
    width: fromMm(0.25),
    layer,
    net: b.id,
    locked,
  });
  return {
    ...emptyBoard(2),
    nets: [a, b],
    footprints: [pad("A1", 4, 5, a), pad("A2", 16, 5, a), pad("B1", 10, 1, b), pad("B2", 10, 9, b)],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(10) })],
    tracks: [wall("F.Cu"), wall("B.Cu")],
  };
}

/** The same, joined again beside what is left. */
const rejoined = remember((seed) => route(halfFinished(seed), {}));

describe("a run that was told", () => {
  it.each(SEEDS)("which layers a net may use leaves the others free of it (board %i)", (seed) => {
    const board = boardOf(seed);
    const [first, second] = [netId("n0"), netId("n1")];
    const routed = route(board, {
      layers: { default: ["F.Cu"], byNet: { [first]: ["B.Cu"], [second]: ["F.Cu", "B.Cu"] } },
    });
    const layersOf = (net: string) =>
      new Set(routed.board.tracks.filter((t) => t.net === net).map(({ layer }) => layer));
    for (const { id } of board.nets)
      if (id === first) expect([...layersOf(id)].filter((layer) => layer !== "B.Cu")).toEqual([]);
      else if (id !== second) expect([...layersOf(id)].filter((layer) => layer !== "F.Cu")).toEqual([]);
    expect(routed.outcome.connected).toBeGreaterThan(0);
    expect(findViolations(routed.board)).toEqual([]);
  });

  it.each(SEEDS)("which way a layer runs lays most of its tracks that way (board %i)", (seed) => {
    const turned: LayerDirections = { "F.Cu": "horizontal", "B.Cu": "vertical" };
    const along = (directions: LayerDirections) => {
      const { tracks } = route(boardOf(seed), { directions: { default: directions } }).board;
      let wanted = 0;
      let whole = 0;
      for (const { start, end, layer } of tracks) {
        const [dx, dy] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
        wanted += layer === "F.Cu" ? dx : dy;
        whole += dx + dy;
      }
      return wanted / whole;
    };
    const opposite: LayerDirections = { "F.Cu": "vertical", "B.Cu": "horizontal" };
    expect(along(turned)).toBeGreaterThan(along(opposite) + 0.1);
  });

  it.each(SEEDS)("to keep what is there keeps every piece of it (board %i)", (seed) => {
    const board = halfFinished(seed);
    const routed = rejoined(seed);
    expect(removedBy(routed.outcome.edit)).toEqual([]);
    for (const item of copperOf(board)) expect(copperOf(routed.board)).toContain(item);
  });

  it.each(SEEDS)("that it may shove or rip keeps what is locked, and what is joined joined (board %i)", (seed) => {
    const board = halfFinished(seed);
    const kept = rejoined(seed);
    for (const existing of ["shove", "rip"] as const) {
      const routed = route(board, { existing: { default: existing } });
      expect(removedBy(routed.outcome.edit).filter((item) => "locked" in item && item.locked)).toEqual([]);
      for (const item of copperOf(board)) if (item.locked) expect(copperOf(routed.board)).toContain(item);
      expect(routed.outcome.open.length).toBeLessThanOrEqual(kept.outcome.open.length);
      expect(findViolations(routed.board)).toEqual([]);
    }
  });

  it("that it may rip gets past an unlocked track that leaves no gap, and never past a locked one", () => {
    const openAfter = (existing: "keep" | "rip", locked: boolean) =>
      route(walledBoard(locked), { existing: { default: existing } }).outcome.open.length;
    expect([openAfter("keep", false), openAfter("rip", false), openAfter("rip", true)]).toEqual([1, 0, 1]);
  });

  it.each(SEEDS)("to optimise opens nothing and joins nothing new, with no more vias or length (board %i)", (seed) => {
    const board = halfFinished(seed);
    const routed = route(board, { task: "optimise" });
    const worth = ({ tracks, vias }: Board) => [
      vias.length,
      tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0),
    ];
    const [vias = 0, length = 0] = worth(routed.board);
    const [viasBefore = 0, lengthBefore = 0] = worth(board);
    expect(vias).toBeLessThanOrEqual(viasBefore);
    if (vias === viasBefore) expect(length).toBeLessThanOrEqual(lengthBefore + 1);
    for (const item of copperOf(board)) if (item.locked) expect(copperOf(routed.board)).toContain(item);
    expect(findViolations(routed.board)).toEqual([]);
    const isRouted = (net: string | undefined) => board.tracks.some((track) => track.net === net);
    for (const { net } of routed.board.tracks) expect(isRouted(net)).toBe(true);
  });

  it.each(SEEDS)("a region puts copper nowhere else (board %i)", (seed) => {
    const board = boardOf(seed);
    const region = { min: { x: 0, y: 0 }, max: { x: 15_000_000, y: 28_000_000 } };
    const routed = route(board, { region });
    const isInside = ({ x, y }: { x: number; y: number }) => x <= region.max.x && y <= region.max.y;
    for (const item of copperOf(routed.board))
      expect(("position" in item ? [item.position] : [item.start, item.end]).every(isInside)).toBe(true);
    expect(routed.outcome.connected).toBeGreaterThan(0);
    const everywhere = startRouting(board);
    everywhere.prepare(Number.MAX_SAFE_INTEGER);
    expect(routed.outcome.total).toBeLessThan(everywhere.progress().total);
  });

  it("looks at the ground of its region alone, however large the board is", () => {
    const board = boardOf(1);
    const box = (min: number, max: number) => ({ min: { x: min, y: min }, max: { x: max, y: max } });
    const sizeOf = (options: RoutingOptions) => {
      const { box } = problemFromBoard(board, { asked: options });
      return [box.maxX - box.minX, box.maxY - box.minY];
    };
    const whole = sizeOf({});
    for (const side of sizeOf({ region: box(5_000_000, 10_000_000) })) expect(side).toBe(7_000_000);
    // What reaches over the board, or lies beside it, is no ground to look at.
    expect(sizeOf({ region: box(-900_000_000, 900_000_000) })).toEqual(whole);
    expect(sizeOf({ region: box(800_000_000, 900_000_000) })).toEqual(whole);
  });

  it.each(SEEDS)("which nets come first joins more of them where there is not room for all (board %i)", (seed) => {
    const board = boardOf(seed);
    const openNets = (priority: RoutingOptions["priority"]) =>
      route(board, { layers: { default: ["F.Cu"] }, ...(priority && { priority }) }).outcome.open.map(({ net }) => net);
    const behind = new Set(openNets(undefined));
    const ranked = (priority: number) => ({
      byNet: Object.fromEntries(board.nets.filter(({ name }) => behind.has(name)).map(({ id }) => [id, priority])),
    });
    const countOf = (open: readonly string[]) => open.filter((name) => behind.has(name)).length;
    expect(behind.size).toBeGreaterThan(0);
    expect(countOf(openNets(ranked(10)))).toBeLessThan(countOf(openNets(ranked(0))));
  });
});
