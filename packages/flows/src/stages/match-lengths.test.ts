import { type Board, emptyBoard, type Finding, itemId, netId } from "@tracewright/board";
import { measureLengths } from "@tracewright/checks";
import { describe, expect, it } from "vitest";
import { routeBoard } from "../route-board.ts";
import { at, part } from "../testing/poured-board.ts";

/** Where each net of a bus begins and ends, in millimetres: the nearer it is to the corner, the shorter it is. */
const BUS = [0, 1, 2, 3].map((i) => ({ name: `D${i}`, from: at(4, 20 + 4 * i), to: at(40 - 4 * i, 6) }));
const PAIR = ["D+", "D-"].map((name, i) => ({ name, from: at(4, 20 + 1.4 * i), to: at(44, 20 + 1.4 * i) }));

function boardUnder(rule: string, nets: typeof BUS = BUS): Board {
  const board = emptyBoard(2);
  return {
    ...board,
    rules: { ...board.rules, customRules: `(version 1)\n(rule "bus" (condition "A.NetName == 'D*'") ${rule})` },
    nets: nets.map(({ name }) => ({ id: netId(name), name })),
    footprints: nets.flatMap(({ name, from, to }) => [
      part(`A${name}`, from, netId(name)),
      part(`B${name}`, to, netId(name)),
    ]),
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: at(0, 0), end: at(60, 50) },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
  };
}

async function route(board: Board, isLate = false) {
  const routed = await routeBoard(board, {
    strip: false,
    pours: "keep",
    seed: 1,
    control: { effort: "draft" },
    drive: (run) => {
      while (run.step(20_000) === "running");
      return "finished";
    },
    isLate: () => isLate,
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  return routed;
}

const brokenBy = (findings: readonly Finding[]) => findings.filter(({ customRule }) => customRule === "bus");

describe("nets under a rule on lengths", () => {
  it.each([
    ["differ at most by what the rule allows", "(constraint skew (max 0.5mm))"],
    ["are as long as the rule asks for", "(constraint length (min 60mm) (max 70mm))"],
  ])("%s", async (_, rule) => {
    const asRouted = await route(boardUnder(rule), true);
    expect(brokenBy(asRouted.findings).length).toBeGreaterThan(1);
    const { status, findings } = await route(boardUnder(rule));
    expect(status).toBe("complete");
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(brokenBy(findings)).toEqual([]);
  });

  it("stay as they were routed where nothing makes them long enough, and the finding stays", async () => {
    const { status, findings } = await route(boardUnder("(constraint length (min 900mm))"));
    expect(status).toBe("complete");
    expect(brokenBy(findings)).toHaveLength(BUS.length);
  });

  it("of a pair take turns, and each stays one way from pad to pad", async () => {
    const { board, status, findings } = await route(boardUnder("(constraint length (min 42mm))", PAIR));
    expect(status).toBe("complete");
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const ways = measureLengths(board).nets.map(({ length, padToPad }) => [length, padToPad?.length ?? 0] as const);
    expect(ways).toHaveLength(2);
    for (const [all, way] of ways) {
      expect(all).toBeGreaterThanOrEqual(42_000_000);
      expect(all - way).toBeLessThan(100_000);
    }
  });
});
