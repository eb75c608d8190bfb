import { applyEdit, copperLayers } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { copperToRecords } from "../adapt/to-edits.ts";
import { VIA_WORTH } from "../engine/legal-subset.ts";
import { isOctilinear, turnAt } from "../geometry/octilinear.ts";
import type { Copper } from "../grid/route.ts";
import { startRouting } from "../index.ts";
import { Workbench } from "../search/workbench.ts";
import { findViolations } from "../testing/find-violations.ts";
import { padGroups } from "../testing/pad-groups.ts";
import { randomBoard } from "../testing/random-board.ts";
import { finishCopper } from "./finish-copper.ts";
import { graphOf, isVia, otherEnd } from "./net-graph.ts";
import { assignJoints, NetJoints } from "./net-joints.ts";

const SMALL = { parts: 9, nets: 7 };

interface Start {
  readonly seed: number;
  /** Node visits of the run before. */
  readonly work: number;
}

/** A random board whose copper comes from the lattice, whole or as far as a run gets with little work. */
function routedBench({ seed, work }: Start) {
  const board = randomBoard({ seed, ...SMALL, copperLayers: seed % 3 === 0 ? 4 : 2 });
  const run = startRouting(board, { seed, effort: "draft" });
  for (let spent = 0; spent < work && run.step(20_000) === "running"; spent += 20_000);
  const problem = problemFromBoard(board, { asked: { seed } });
  const bench = new Workbench(problem);
  const layers: readonly string[] = copperLayers(board);
  const { tracks, vias } = applyEdit(board, run.outcome("none").edit);
  const copper = problem.netIds.map(
    (id): Copper => ({
      segments: tracks
        .filter(({ net }) => net === id)
        .map(({ start, end, width, layer }) => ({
          ax: start.x,
          ay: start.y,
          bx: end.x,
          by: end.y,
          halfWidth: width / 2,
          layer: layers.indexOf(layer),
          branch: 0,
        })),
      vias: vias
        .filter(({ net }) => net === id)
        .map(({ position, diameter, drill }) => ({ ...position, diameter, drill, branch: 0 })),
    }),
  );
  const recordsOf = (pieces: readonly Copper[]) => ({ ...board, ...copperToRecords(board, problem, pieces) });
  return { bench, copper, recordsOf };
}

function finished(bench: Workbench, copper: readonly Copper[]): Copper[] {
  const work = finishCopper(bench, copper);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function worthOf(copper: readonly Copper[]): number {
  let worth = 0;
  for (const { segments, vias } of copper) {
    worth += vias.length * VIA_WORTH;
    for (const { ax, ay, bx, by } of segments) worth += Math.hypot(bx - ax, by - ay);
  }
  return worth;
}

function graphsOf(bench: Workbench, copper: readonly Copper[]) {
  return copper.map((pieces, net) => {
    const graph = graphOf(net, bench.problem.nets[net]!, pieces);
    const joints = new NetJoints(bench.problem, bench.terminalsOf[net]!, bench.areasOf[net]!);
    for (const assigning = assignJoints(graph, joints); !assigning.next().done; );
    return graph;
  });
}

/** Angles of less than 90° between tracks, where no pad and no via covers them. */
function countAcute(bench: Workbench, copper: readonly Copper[]): number {
  let count = 0;
  for (const graph of graphsOf(bench, copper))
    for (const node of graph.nodes) {
      if (isVia(node) || node.joints.length > 0) continue;
      const ends = node.edges.map((edge) => otherEnd(edge, node));
      ends.forEach((from, i) => {
        for (const to of ends.slice(i + 1)) if (turnAt(from, node, to) === "acute") count++;
      });
    }
  return count;
}

const anyStart: fc.Arbitrary<Start> = fc.record({
  seed: fc.integer({ min: 1, max: 1_000 }),
  work: fc.constantFrom(60_000, 4_000_000),
});

describe("finished copper", () => {
  it("joins what was joined, breaks no rule, costs no more and leaves nothing loose", () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const { bench, copper, recordsOf } = routedBench(start);
        const after = finished(bench, copper);
        expect(findViolations(recordsOf(after))).toEqual([]);
        expect(worthOf(after)).toBeLessThanOrEqual(worthOf(copper) + 1);
        const [was, is] = [padGroups(recordsOf(copper)), padGroups(recordsOf(after))];
        const pads = [...was.keys()];
        for (const a of pads)
          for (const b of pads) if (was.get(a) === was.get(b)) expect([a, b, is.get(a)]).toEqual([a, b, is.get(b)]);
        for (const graph of graphsOf(bench, after))
          for (const node of graph.nodes) expect(node.edges.length + node.joints.length).toBeGreaterThan(1);
      }),
      { numRuns: 8, seed: 7 },
    );
  });

  it("is drawn at 45°, in whole nanometres, and with no more acute angles", () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const { bench, copper } = routedBench(start);
        const after = finished(bench, copper);
        const askew = (pieces: readonly Copper[]): number =>
          pieces.flatMap(({ segments }) => segments).filter((s) => !isOctilinear(s.bx - s.ax, s.by - s.ay)).length;
        expect(askew(after)).toBeLessThanOrEqual(askew(copper));
        expect(countAcute(bench, after)).toBeLessThanOrEqual(countAcute(bench, copper));
        for (const { segments, vias } of after) {
          for (const { ax, ay, bx, by } of segments) expect([ax, ay, bx, by].every(Number.isInteger)).toBe(true);
          for (const { x, y } of vias) expect([x, y].every(Number.isInteger)).toBe(true);
        }
      }),
      { numRuns: 8, seed: 8 },
    );
  });

  it("is the same for the same copper, and hardly changes when it is finished again", () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const { bench, copper } = routedBench(start);
        const once = finished(bench, copper);
        expect(finished(bench, copper)).toEqual(once);
        const again = worthOf(finished(bench, once));
        expect(again).toBeLessThanOrEqual(worthOf(once) + 1);
        expect(again).toBeGreaterThanOrEqual(worthOf(once) * 0.999);
      }),
      { numRuns: 6, seed: 9 },
    );
  });
});
