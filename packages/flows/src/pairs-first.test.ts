import { type Board, emptyBoard, type Footprint, itemId, netId } from "@tracewright/board";
import { aZone } from "@tracewright/board/testing";
import type { Point } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import type { DriveRun } from "./driven-run.ts";
import { readChoices } from "./pair-choices.ts";
import { routeBoard } from "./route-board.ts";
import type { RouteBoardOptions } from "./route-request.ts";
import { at, corners, part } from "./testing/poured-board.ts";

/** Single pads of 1 × 1 mm, by the net they carry; the nets are known by their names. */
function boardOf(size: Point, places: readonly (readonly [net: string, pads: readonly Point[]])[]): Board {
  const connector = (name: string, side: number): Footprint => {
    const pads = places.flatMap(([net, points], i) => {
      const point = points[side];
      const [pad] = part(name, at(0, 0)).pads;
      return point && pad
        ? [{ ...pad, id: itemId(`${name}.${i}`), number: String(i + 1), net: netId(net), position: point }]
        : [];
    });
    return { ...part(name, at(0, 0)), pads };
  };
  return {
    ...emptyBoard(2),
    nets: places.map(([name]) => ({ id: netId(name), name })),
    footprints: [connector("J1", 0), connector("J2", 1)],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: at(0, 0), end: size },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
  };
}

const free = boardOf(at(24, 10), [
  ["D+", [at(3, 4), at(21, 4)]],
  ["D-", [at(3, 6), at(21, 6)]],
  ["A", [at(3, 8), at(21, 2)]],
]);

/** A stands between the two nets of the pair, and one layer has no way around. */
const between = boardOf(at(24, 6), [
  ["D+", [at(1, 1), at(23, 1)]],
  ["A", [at(1, 3), at(23, 3)]],
  ["D-", [at(1, 5), at(23, 5)]],
]);

/** G stands between the pads of the pair at one end, where no via may be and its tracks meet. */
const enclosed: Board = {
  ...boardOf(at(18, 12), [
    ["D+", [at(1, 4.8), at(16, 5)]],
    ["G", [at(1, 6), at(16, 10)]],
    ["D-", [at(1, 7.2), at(16, 7)]],
  ]),
  zones: [
    aZone({
      id: itemId("no vias"),
      layers: ["F.Cu", "B.Cu"],
      outline: [corners(0, 0, 2.4, 12)],
      keepout: { tracks: false, vias: true, pads: false, pours: false, footprints: false },
    }),
  ],
};

/** W ends beyond the rim of the board, where nothing leads. */
const beyond = boardOf(at(24, 10), [
  ["D+", [at(3, 4), at(21, 4)]],
  ["D-", [at(3, 6), at(21, 6)]],
  ["W", [at(3, 8), at(30, 8)]],
]);

async function route(board: Board, change: Partial<RouteBoardOptions> = {}) {
  const routed = await routeBoard(board, {
    strip: false,
    pours: "keep",
    seed: 1,
    control: { effort: "draft" },
    drive: (run) => {
      while (run.step(20_000) === "running");
      return "finished";
    },
    ...change,
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  return routed;
}

describe("a board with a differential pair", () => {
  test("is told as open while its pairs are laid, and as joined once everything is", async () => {
    const told = new Set<string>();
    const drive: DriveRun = (run) => {
      do {
        const { phase, connected, total } = run.progress();
        if (phase === "prepare" || phase === "done") told.add(`${phase} ${connected}/${total}`);
      } while (run.step(20_000) === "running");
      const { phase, connected, total } = run.progress();
      if (phase === "done") told.add(`${phase} ${connected}/${total}`);
      return "finished";
    };
    await route(free, { drive });
    expect([...told]).toEqual(["prepare 0/3", "done 3/3"]);
  });

  test("has it routed as a pair, and everything else around it", async () => {
    const { status, findings, pairs, added, board } = await route(free);
    expect(status).toBe("complete");
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(pairs).toMatchObject([{ name: "D", status: "coupled" }]);
    expect(added.length).toBeGreaterThan(3 * 17_000_000);
    expect(board.tracks.some(({ net }) => net === netId("A"))).toBe(true);
  });

  test("has its nets routed one by one when asked", async () => {
    const { status, pairs } = await route(free, { control: { effort: "draft", pairs: "separate" } });
    expect([status, pairs]).toEqual(["complete", []]);
  });

  test("keeps the pair where what stays open would stay open without it", async () => {
    const { status, pairs, open } = await route(beyond);
    expect(status).toBe("partial");
    expect(open.map(({ net }) => net)).toEqual(["W"]);
    expect(pairs).toMatchObject([{ name: "D", status: "coupled" }]);
  });

  test("lets the ends of the pair give way to a pad between them, also when stopped and taken up again", async () => {
    const whole = await route(enclosed);
    expect(whole.status).toBe("complete");
    expect(whole.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    // Of 15 mm between the pads nearly all until the ends gave way: what is free to move counts as coupled no more.
    expect(whole.pairs).toMatchObject([{ name: "D", status: "coupled" }]);
    expect(whole.pairs[0]?.legs[0]?.coupledLength).toBeLessThan(11_000_000);
    let checkpoint: Uint8Array | undefined;
    const drive: DriveRun = (run) => {
      while (run.step(2_000) === "running") {
        const { phase } = run.progress();
        checkpoint = phase === "negotiate" || phase === "repair" ? run.checkpoint() : undefined;
        if (checkpoint && readChoices(enclosed, checkpoint).loosened.size > 0) return "stopped";
      }
      return "finished";
    };
    const options = { strip: false, pours: "keep", seed: 1, control: { effort: "draft" } } as const;
    expect(await routeBoard(enclosed, { ...options, drive })).toBe("stopped");
    expect((await route(enclosed, checkpoint ? { checkpoint } : {})).board).toEqual(whole.board);
  });

  test("gives the pair up where it costs a connection, and says so", async () => {
    const layers = { default: ["F.Cu" as const] };
    const { status, pairs } = await route(between, { control: { effort: "draft", layers } });
    expect(status).toBe("complete");
    expect(pairs).toMatchObject([{ name: "D", status: "separate", legs: [], apart: [{ reason: "in-the-way" }] }]);
    expect(pairs[0]?.apart[0]?.message).toContain("more connections could be made");
  });

  test("is never left more open for want of time than it was before", async () => {
    const layers = { default: ["F.Cu" as const] };
    const control = { effort: "draft", layers } as const;
    let [steps, fewest] = [0, Number.POSITIVE_INFINITY];
    for (let most = 1; fewest > 0 && most < 10_000; most = Math.ceil(most * 1.1)) {
      steps = 0;
      const drive: DriveRun = (run) => {
        while (steps++ < most) if (run.step(100) === "finished") return "finished";
        return "ended";
      };
      const { open } = await route(between, { control, drive });
      expect(open.length).toBeLessThanOrEqual(fewest);
      fewest = Math.min(fewest, open.length);
    }
    expect(fewest).toBe(0);
  });

  test("comes to the same end when stopped at any time and taken up again", async () => {
    const whole = (await route(free)).board;
    for (let stopAt = 1; ; stopAt *= 4) {
      let checkpoint: Uint8Array | undefined;
      let steps = 0;
      const drive: DriveRun = (run) => {
        for (;;) {
          const status = run.step(5_000);
          if (++steps === stopAt) {
            checkpoint = run.checkpoint();
            return "stopped";
          }
          if (status === "finished") return "finished";
        }
      };
      const options = { strip: false, pours: "keep", seed: 1, control: { effort: "draft" } } as const;
      const end = await routeBoard(free, { ...options, drive });
      if (end !== "stopped") break;
      expect(checkpoint).toBeDefined();
      expect((await route(free, checkpoint ? { checkpoint } : {})).board).toEqual(whole);
    }
  });
});
