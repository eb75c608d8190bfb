/** Copper that was on the board: what may happen to it and what never does, whatever the board. */
import { applyEdit, type Board, type ItemId, type Track, type Via } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import type { ExistingCopper, RoutingOptions } from "../routing-options.ts";
import { type RoutingRun, resumeRouting, startRouting } from "../run/routing-run.ts";
import { findViolations } from "../testing/find-violations.ts";
import { partedPads } from "../testing/pad-groups.ts";
import { randomBoard } from "../testing/random-board.ts";

const SEEDS = [1, 2, 3];
const STEP = 60_000;
const MAX_WORK = 800_000;
const TOLD: readonly RoutingOptions[] = [
  { existing: { default: "rip" } },
  { existing: { default: "shove" } },
  { task: "optimise" },
  { task: "optimise", existing: { default: "shove" }, nets: [] },
];

function finish(run: RoutingRun): RoutingRun {
  for (let work = 0; work < MAX_WORK && run.step(STEP) === "running"; work += STEP);
  return run;
}

/** A routed board with every fourth piece locked, the unlocked copper of a third of the nets gone, and one short circuit. */
function workedOn(seed: number): Board {
  const bare = randomBoard({ seed, parts: 12, nets: 9 });
  const board = applyEdit(bare, finish(startRouting(bare, { seed, effort: "draft" })).outcome().edit);
  const lock = <Item extends Track | Via>(item: Item, index: number): Item => ({ ...item, locked: index % 4 === 0 });
  const isGone = ({ net, locked }: Track | Via) => !locked && board.nets.findIndex(({ id }) => id === net) % 3 === 0;
  const tracks = board.tracks.map(lock).filter((track) => !isGone(track));
  const [first] = tracks.filter(({ locked }) => !locked);
  const other = board.nets.find(({ id }) => id !== first?.net);
  const crossing = first && {
    ...first,
    id: "crossing" as ItemId,
    start: { x: first.start.x, y: first.start.y },
    end: { x: first.start.x + 700_000, y: first.start.y + 300_000 },
    ...(other && { net: other.id }),
  };
  return {
    ...board,
    tracks: crossing ? [...tracks, crossing] : tracks,
    vias: board.vias.map(lock).filter((via) => !isGone(via)),
  };
}

/** The same without locks; a third of the nets is open and may run on the front alone. */
function crowded(seed: number): Pick<Required<RoutingOptions>, "layers"> & { readonly board: Board } {
  const board = workedOn(seed);
  const open = board.nets.filter((_, index) => index % 3 === 0).map(({ id }) => id);
  const isOpen = ({ net }: Track | Via) => net !== undefined && open.includes(net);
  const unlock = <Item extends Track | Via>(item: Item): Item => ({ ...item, locked: false });
  return {
    board: {
      ...board,
      tracks: board.tracks.filter((item) => !isOpen(item)).map(unlock),
      vias: board.vias.filter((item) => !isOpen(item)).map(unlock),
    },
    layers: { byNet: Object.fromEntries(open.map((net) => [net, ["F.Cu" as const]])) },
  };
}

const copperOf = ({ tracks, vias }: Board): readonly (Track | Via)[] => [...tracks, ...vias];

describe("given copper", () => {
  it.each(SEEDS.flatMap((seed) => TOLD.map((told) => [seed, told] as const)))(
    "opens nothing, breaks no rule anew and is kept whole or taken whole at every step (board %i, %o)",
    (seed, told) => {
      const board = workedOn(seed);
      const known = new Set(findViolations(board));
      const run = startRouting(board, { seed, ...told });
      for (let work = 0, look = 1; work < MAX_WORK; work += STEP) {
        const status = run.step(STEP);
        if (status === "running" && work / STEP < look) continue;
        look *= 2;
        const { edit } = run.outcome();
        const now = applyEdit(board, edit);
        expect(partedPads(board, now)).toEqual([]);
        expect(findViolations(now).filter((problem) => !known.has(problem))).toEqual([]);
        const removed = new Set(edit.lists.flatMap((list) => list.removed.map(({ id }) => id)));
        expect(edit.lists.flatMap(({ updated }) => updated)).toEqual([]);
        for (const item of copperOf(board))
          if (item.locked || !removed.has(item.id)) expect(copperOf(now)).toContain(item);
        expect([...run.preview().removed].sort()).toEqual([...removed].sort());
        if (status === "finished") break;
      }
    },
  );

  it.each(SEEDS)("ends the same when the run is paused at any epoch and resumed (board %i)", (seed) => {
    const board = workedOn(seed);
    for (const told of TOLD) {
      const options = { seed, ...told, effort: "draft" } as const;
      const whole = finish(startRouting(board, options)).outcome();
      let run = startRouting(board, options);
      for (let work = 0; work < MAX_WORK && run.step(STEP) === "running"; work += STEP) {
        if (run.inspect().place().isEpochBoundary) run = resumeRouting(board, run.checkpoint(), options);
      }
      if (whole.status === "complete") expect(run.outcome()).toEqual(whole);
    }
  });

  it.each([6, 10])("makes room where what is open finds no way round it, and joins more so (board %i)", (seed) => {
    const { board, layers } = crowded(seed);
    const known = new Set(findViolations(board));
    const openWith = (existing: ExistingCopper): number => {
      const run = startRouting(board, { seed, existing: { default: existing }, layers, effort: "draft" });
      while (run.step(STEP) === "running");
      const now = applyEdit(board, run.outcome().edit);
      expect(partedPads(board, now)).toEqual([]);
      expect(findViolations(now).filter((problem) => !known.has(problem))).toEqual([]);
      expect(run.preview().removed.length > 0).toBe(existing !== "keep");
      return run.outcome().open.length;
    };
    const kept = openWith("keep");
    expect(openWith("shove")).toBeLessThan(kept);
    expect(openWith("rip")).toBeLessThan(kept);
  });

  it("goes nowhere where keeping it was asked for", () => {
    const board = workedOn(1);
    const run = finish(startRouting(board, { existing: { default: "keep" } }));
    expect(run.preview().removed).toEqual([]);
  });
});
