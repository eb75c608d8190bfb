import { type Board, emptyBoard, type Footprint, itemId, type NetId, netId } from "@tracewright/board";
import { measureLengths } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { routeBoard } from "../route-board.ts";
import { at, part } from "../testing/poured-board.ts";

/** Two parts with one pad on each net of a pair; the nets are known by their names. */
function pairOf(stem: string, left: readonly Point[], right: readonly Point[]): Board {
  const names = [`${stem}+`, `${stem}-`];
  const connector = (name: string, places: readonly Point[]): Footprint => {
    const [pad] = part(name, at(0, 0)).pads;
    const pads = names.flatMap((net, i) =>
      pad ? [{ ...pad, id: itemId(`${name}.${i}`), number: String(i + 1), net: netId(net), position: places[i]! }] : [],
    );
    return { ...part(name, at(0, 0)), pads };
  };
  return {
    ...emptyBoard(2),
    nets: names.map((name) => ({ id: netId(name), name })),
    footprints: [connector("J1", left), connector("J2", right)],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: at(0, 0), end: at(32, 20) },
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

function difference(board: Board, [first, second]: readonly [string, string]): number {
  const { nets } = measureLengths(board);
  const lengthOf = (net: NetId) => nets.find((each) => each.net === net)?.padToPad?.length ?? Number.NaN;
  return Math.abs(lengthOf(netId(first)) - lengthOf(netId(second)));
}

/** One part stands a quarter turn to the other: one net has the outer way round the corner. */
const LEFT = [at(3, 8), at(3, 9.4)];
const BELOW = [at(26, 17), at(24.6, 17)];

describe("pairs of a routed board", () => {
  it("end within half a millimetre of each other, and the report says which net was lengthened", async () => {
    const asLaid = await route(pairOf("D", LEFT, BELOW), true);
    expect(difference(asLaid.board, ["D+", "D-"])).toBeGreaterThan(500_000);
    const { board, status, findings, pairs } = await route(pairOf("D", LEFT, BELOW));
    expect(status).toBe("complete");
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(difference(board, ["D+", "D-"])).toBeLessThanOrEqual(500_000);
    const by = pairs[0]?.lengthened?.by ?? 0;
    expect(Math.abs(difference(asLaid.board, ["D+", "D-"]) - by)).toBeLessThan(500_000);
  });

  it("keep a difference below two millimetres where their edges are slow", async () => {
    const { pairs, board } = await route(pairOf("CAN", LEFT, BELOW));
    expect(pairs[0]?.lengthened).toBeUndefined();
    expect(difference(board, ["CAN+", "CAN-"])).toBeGreaterThan(500_000);
  });
});
