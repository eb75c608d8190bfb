import {
  applyEdit,
  type Board,
  emptyBoard,
  type Footprint,
  footprintCourtyard,
  fromMm,
  itemId,
  netId,
  type Point,
  padPosition,
} from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { type PlacementOptions, resumePlacement, startPlacement } from "./placement-run.ts";

const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const STEP = 20_000;

/** A part with a square courtyard and one pad a net, in a row. */
function part(reference: string, side: number, nets: readonly string[], at: Point): Footprint {
  const half = side / 2;
  return {
    id: itemId(reference),
    reference,
    value: "",
    library: "test:part",
    position: at,
    rotation: 0,
    side: "front",
    locked: false,
    attributes: {
      mount: "smd",
      boardOnly: false,
      excludeFromBom: false,
      excludeFromPositionFiles: false,
      allowMissingCourtyard: false,
      doNotPopulate: false,
      allowSolderMaskBridges: false,
    },
    pads: nets.map((net, index) => ({
      id: itemId(`${reference}-${index}`),
      number: String(index + 1),
      kind: "smd",
      shape: { kind: "rect", size: { width: fromMm(0.4), height: fromMm(0.4) } },
      position: mm(((index + 0.5) / nets.length - 0.5) * side * 0.8, 0),
      rotation: 0,
      layers: ["F.Cu"],
      net: netId(net),
    })),
    graphics: [
      {
        id: itemId(`${reference}-courtyard`),
        layer: "F.CrtYd",
        shape: { kind: "rect", start: mm(-half, -half), end: mm(half, half) },
        stroke: { width: fromMm(0.05), style: "solid" },
        filled: false,
      },
    ],
    texts: [],
    zones: [],
    models: [],
    properties: {},
  };
}

/** `count` parts outside a 30 × 20 mm board with a cut-out, a locked one inside, chained by nets. */
function boardWith(count: number, side = 2.5): Board {
  const parts = Array.from({ length: count }, (_, index) =>
    part(`U${index + 1}`, side, [`N${index}`, `N${index + 1}`, "GND"], mm(100 + index * 5, 0)),
  );
  const locked = { ...part("J1", 3, ["N0", "GND"], mm(4, 10)), locked: true };
  const ring = (corners: readonly Point[], name: string) =>
    corners.map((start, index) => ({
      id: itemId(`${name}-${index}`),
      layer: "Edge.Cuts" as const,
      shape: { kind: "line" as const, start, end: corners[(index + 1) % corners.length] ?? start },
      stroke: { width: fromMm(0.1), style: "solid" as const },
      filled: false,
    }));
  const names = ["GND", ...Array.from({ length: count + 1 }, (_, index) => `N${index}`)];
  return {
    ...emptyBoard(),
    nets: names.map((name) => ({ id: netId(name), name })),
    footprints: [locked, ...parts],
    graphics: [
      ...ring([mm(0, 0), mm(30, 0), mm(30, 20), mm(0, 20)], "edge"),
      ...ring([mm(14, 8), mm(17, 8), mm(17, 12), mm(14, 12)], "hole"),
    ],
  };
}

/** A tenth of the usual work is enough for what is asked here. */
const QUICK: PlacementOptions = { effort: 0.1 };

function run(board: Board, options: PlacementOptions = {}) {
  const engine = startPlacement(board, undefined, { ...QUICK, ...options });
  while (engine.step(STEP) === "running");
  return engine.outcome();
}

/** The slow obvious way: corner against corner, for squares. */
function illegalities(board: Board): string[] {
  const boxes = board.footprints.map((footprint) => {
    const corners = footprintCourtyard(footprint).front.flatMap(({ outer }) => outer);
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return {
      name: footprint.reference,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
  const hole = { name: "cut-out", left: fromMm(14), right: fromMm(17), top: fromMm(8), bottom: fromMm(12) };
  const problems: string[] = [];
  for (const [index, a] of boxes.entries()) {
    if (a.left < 0 || a.top < 0 || a.right > fromMm(30) || a.bottom > fromMm(20)) problems.push(`${a.name} is outside`);
    for (const b of [...boxes.slice(index + 1), hole])
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        problems.push(`${a.name} overlaps ${b.name}`);
  }
  return problems;
}

describe("placement", () => {
  it("gives three candidates in which nothing overlaps, lies outside or stands in the cut-out", () => {
    const board = boardWith(20);
    const { status, candidates } = run(board);
    expect(status).toBe("complete");
    expect(candidates.map(({ profile }) => profile)).toEqual(["compact", "routable", "orderly"]);
    for (const { edit } of candidates) expect(illegalities(applyEdit(board, edit))).toEqual([]);
  });

  it("leaves locked and fixed parts exactly as they were", () => {
    const board = boardWith(8);
    const settled = {
      ...board,
      footprints: board.footprints.map((entry) =>
        entry.reference === "U3" ? { ...entry, position: mm(25, 15) } : entry,
      ),
    };
    for (const { edit } of run(settled, { strip: true, fixed: ["U3"] }).candidates) {
      const after = applyEdit(settled, edit);
      for (const reference of ["J1", "U3"])
        expect(after.footprints.find((entry) => entry.reference === reference)).toBe(
          settled.footprints.find((entry) => entry.reference === reference),
        );
    }
  });

  it("makes candidates that differ", () => {
    const board = boardWith(12);
    const placed = run(board).candidates.map(({ edit }) => applyEdit(board, edit));
    const diagonal = Math.hypot(fromMm(30), fromMm(20));
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const distances = (placed[a]?.footprints ?? []).map((entry, index) => {
        const other = placed[b]?.footprints[index]?.position ?? entry.position;
        return Math.hypot(entry.position.x - other.x, entry.position.y - other.y);
      });
      expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length / diagonal).toBeGreaterThan(
        0.05,
      );
    }
  });

  it("gives the same bytes for the same seed and others for another", () => {
    const board = boardWith(10);
    const text = (seed: number) => JSON.stringify(run(board, { seed }));
    expect(text(5)).toBe(text(5));
    expect(text(5)).not.toBe(text(6));
  });

  it("goes on from a checkpoint as if there had been no pause", () => {
    const board = boardWith(10);
    const whole = JSON.stringify(run(board));
    const first = startPlacement(board, undefined, QUICK);
    first.step(1_000);
    let bytes = first.checkpoint();
    for (let pause = 0; pause < 3; pause += 1) {
      const next = resumePlacement(board, undefined, bytes, QUICK);
      next.step(10_000);
      bytes = next.checkpoint();
    }
    const last = resumePlacement(board, undefined, bytes, QUICK);
    while (last.step(STEP) === "running");
    expect(JSON.stringify(last.outcome())).toBe(whole);
  });

  it("says which parts found no room and puts them beside the board", () => {
    // Courtyards of 8 mm on a 30 × 20 mm board: six at the most.
    const board = boardWith(12, 8);
    const { status, unplaced, candidates } = run(board);
    expect(status).toBe("partial");
    expect(unplaced.length).toBeGreaterThan(0);
    expect(unplaced[0]?.reason).toMatch(
      /^U\d+ needs 8.00 × 8.00 mm on the front; the largest free rectangle there is /,
    );
    for (const { edit, unplaced: homeless } of candidates) {
      const left = homeless.map(({ reference }) => reference);
      const after = applyEdit(board, edit);
      expect(illegalities(after).filter((problem) => problem.includes("overlaps U"))).toEqual([]);
      const beside = after.footprints.filter(({ reference }) => left.includes(reference));
      expect(beside.every(({ position }) => position.x > fromMm(30))).toBe(true);
    }
  });

  it("puts connected parts nearer to each other than chance would", () => {
    const board = boardWith(20);
    const { candidates } = run(board);
    const placed = applyEdit(board, candidates[0]!.edit);
    const at = (reference: string) => placed.footprints.find((entry) => entry.reference === reference)!;
    const gaps = Array.from({ length: 19 }, (_, index) => {
      const a = padPosition(at(`U${index + 1}`), at(`U${index + 1}`).pads[1]!);
      const b = padPosition(at(`U${index + 2}`), at(`U${index + 2}`).pads[0]!);
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(fromMm(5));
  });
});
