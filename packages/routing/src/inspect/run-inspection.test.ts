import type { Board } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { type RoutingRun, startRouting } from "../index.ts";
import { randomBoard } from "../testing/random-board.ts";
import { FIELD_BLOCKED, FIELD_FREE, FIELD_OWNED } from "./inspected.ts";

const BOARD = randomBoard({ seed: 10, parts: 9, nets: 6 });

/** Reads everything there is to read. */
function inspectAll(run: RoutingRun): void {
  const inspection = run.inspect();
  const { grid, tracks, vias, terminals } = inspection.site();
  inspection.place();
  inspection.copper("current");
  inspection.copper("best");
  inspection.conflicts();
  inspection.openNets();
  for (const terminal of terminals.keys()) inspection.accesses(terminal);
  for (const kind of ["field", "occupancy", "history", "congestion"] as const) {
    for (const profile of tracks.keys())
      for (let layer = 0; layer < grid.layers; layer++) inspection.plane(kind, { layer, profile });
    for (const profile of vias.keys()) inspection.plane(kind, { layer: "vias", profile });
  }
  inspection.nodeAt(grid.originX + 40 * grid.pitch, grid.originY + 40 * grid.pitch, { layer: 0, profile: 0 });
}

function finish(board: Board, look: (run: RoutingRun) => void): RoutingRun {
  const run = startRouting(board, { seed: 3, effort: "draft" });
  while (run.step(20_000) === "running") look(run);
  return run;
}

describe("the inspection of a run", () => {
  it("changes nothing, however often and wherever it is asked", () => {
    const looked = finish(BOARD, inspectAll);
    const alone = finish(BOARD, () => undefined);
    expect(looked.checkpoint()).toEqual(alone.checkpoint());
    expect(JSON.stringify(looked.outcome())).toBe(JSON.stringify(alone.outcome()));
  });

  it("hands out copies: what is done to them does not reach the run", () => {
    const spoilt = finish(BOARD, (run) => {
      const inspection = run.inspect();
      for (const kind of ["field", "occupancy", "history"] as const)
        inspection.plane(kind, { layer: 0, profile: 0 })?.values.fill(2);
      inspection.copper("current").segments.fill(0);
    });
    expect(spoilt.checkpoint()).toEqual(finish(BOARD, () => undefined).checkpoint());
  });

  it("counts in the occupancy exactly the nets whose copper is on the bench", () => {
    const run = startRouting(BOARD, { seed: 3, effort: "draft" });
    const occupied = () => run.inspect().plane("occupancy", { layer: 0, profile: 0 })?.largest;
    expect(occupied()).toBe(0);
    expect(run.inspect().copper("current").segments).toHaveLength(0);
    run.step(1_000_000, "epoch");
    expect(occupied()).toBeGreaterThan(0);
    expect(run.inspect().copper("current").segments.length).toBeGreaterThan(0);
  });

  it("tells whose ground a node is: free in the open, a net's own at its pad, blocked beyond the board", () => {
    const inspection = startRouting(BOARD, { effort: "draft" }).inspect();
    const { terminals, grid } = inspection.site();
    const choice = { layer: 0, profile: 0 };
    const pad = terminals.find(({ accesses }) => accesses > 0);
    expect(pad && inspection.nodeAt(pad.x, pad.y, choice)?.owner).toEqual({ kind: "net", net: pad?.net });
    expect(inspection.nodeAt(grid.originX, grid.originY, choice)?.owner).toEqual({ kind: "blocked" });
    expect(inspection.nodeAt(grid.originX - 10 * grid.pitch, grid.originY, choice)).toBeUndefined();
    const kinds = new Set(inspection.plane("field", choice)?.values);
    expect(kinds).toEqual(new Set([FIELD_FREE, FIELD_OWNED, FIELD_BLOCKED]));
  });

  it("answers nothing for layers and profiles that do not exist", () => {
    const inspection = startRouting(BOARD, { effort: "draft" }).inspect();
    expect(inspection.plane("field", { layer: 7, profile: 0 })).toBeUndefined();
    expect(inspection.plane("occupancy", { layer: "vias", profile: 99 })).toBeUndefined();
    expect(inspection.accesses(99_999)).toEqual([]);
  });

  it("finds no conflict in a finished run, and open nets only where connections are open", () => {
    const run = finish(BOARD, () => undefined);
    expect(run.inspect().conflicts()).toEqual([]);
    const open = run.inspect().openNets();
    const { connected, total } = run.outcome();
    expect(open.reduce((sum, net) => sum + net.open, 0)).toBe(total - connected);
  });

  it("shows the conflicts of the negotiation between the nets that have them", () => {
    const run = startRouting(randomBoard({ seed: 8, parts: 25, nets: 18 }), { effort: "draft" });
    const seen: string[] = [];
    while (run.step(5_000) === "running" && seen.length === 0)
      seen.push(
        ...run
          .inspect()
          .conflicts()
          .flatMap(({ netA, netB }) => (netB === undefined ? [] : [netA, netB])),
      );
    const names = new Set(
      run
        .inspect()
        .site()
        .nets.map(({ name }) => name),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((name) => names.has(name))).toBe(true);
  });
});
