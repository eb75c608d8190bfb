import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  type NetId,
  netId,
  PLAIN_ATTRIBUTES,
  type Track,
} from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { routeBoard } from "./route-board.ts";
import type { RouteBoardOptions } from "./route-request.ts";
import { at, boardOf, GND, SIGNAL, part as surfacePart, track, zone } from "./testing/poured-board.ts";

const STEP = 100_000;
const [a, b] = [netId("a"), netId("b")];

describe("a run that may replace what is there", () => {
  test("joins what keeping it leaves open, and nothing that was joined is lost", async () => {
    const board = walledBoard();
    const kept = await route(board, { control: { nets: [a] } });
    expect(kept.open).toHaveLength(1);
    const ripped = await route(board, { control: { nets: [a], existing: { byNet: { [b]: "rip" } } } });
    expect([ripped.open, ripped.status]).toEqual([[], "complete"]);
    expect(ripped.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("leaves locked copper and that of other nets as it is", async () => {
    const board = walledBoard();
    const locked = { ...board, tracks: board.tracks.map((track) => ({ ...track, locked: true })) };
    const barred = await route(locked, { control: { existing: { default: "rip" } } });
    expect([barred.open.length, barred.board.tracks]).toEqual([1, locked.tracks]);
    const other = await route(board, { control: { existing: { byNet: { [a]: "rip" } } } });
    expect([other.open.length, other.board.tracks]).toEqual([1, board.tracks]);
  });

  test("gives back what it found where replacing joins no more", async () => {
    const { tracks, ...rest } = walledBoard();
    const board = { ...rest, tracks: tracks.slice(0, 1) };
    const layers = { byNet: { [a]: ["F.Cu"], [b]: ["F.Cu"] } } as const;
    const result = await route(board, {
      control: { layers, existing: { default: "rip" } },
      drive: (run) => {
        for (let steps = 0; steps < 4 && run.step(STEP) === "running"; steps += 1);
        return "finished";
      },
    });
    expect(result.open).toHaveLength(1);
    expect(result.board.tracks).toEqual(board.tracks);
  });

  test("touches nothing where all that was asked for finds room beside it", async () => {
    const { tracks, ...board } = walledBoard();
    const [front] = tracks;
    if (!front) throw new Error("there is no wall");
    const open = { ...board, tracks: [front] };
    const result = await route(open, { control: { existing: { default: "rip" } } });
    expect([result.status, result.board.tracks.includes(front)]).toEqual(["complete", true]);
    expect(checkBoard(result.board).ratsnest).toEqual([]);
  });
});

describe("a run that only improves", () => {
  test("parts no pour to shorten a track", async () => {
    const corners = [at(0.5, 0.5), at(29.5, 0.5), at(29.5, 19.5), at(0.5, 19.5)];
    const way = [at(15, 1.5), at(15, 3), at(2, 3), at(2, 17), at(15, 17), at(15, 18.5)];
    const board = boardOf({
      footprints: [
        surfacePart("G1", at(6, 10)),
        surfacePart("G2", at(24, 10)),
        surfacePart("S1", at(15, 1.5), SIGNAL),
        surfacePart("S2", at(15, 18.5), SIGNAL),
      ],
      tracks: way.slice(1).map((end, index) => track(`way ${index}`, way[index] ?? end, end, { net: SIGNAL })),
      zones: [zone("pour", "F.Cu", corners, { net: GND })],
    });
    const layers = { default: ["F.Cu"] } as const;
    const result = await route(board, { control: { task: "optimise", layers } });
    expect(checkBoard(result.board).ratsnest).toEqual([]);
    expect([result.status, result.open]).toEqual(["complete", []]);
    const length = (tracks: readonly Track[]) =>
      tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
    expect(length(result.board.tracks)).toBeLessThanOrEqual(length(board.tracks));
  });
});

async function route(board: Board, change: Partial<RouteBoardOptions>) {
  const result = await routeBoard(board, {
    strip: false,
    pours: "keep",
    seed: 1,
    drive: (run) => {
      while (run.step(STEP) === "running");
      return "finished";
    },
    ...change,
  });
  if (result === "stopped") throw new Error("nobody stopped it");
  return result;
}

/** Net A from side to side and net B on both layers from top to bottom, where one layer would be enough for it. */
function walledBoard(): Board {
  const wall = (layer: Track["layer"]): Track =>
    aTrack({
      id: itemId(`wall ${layer}`),
      start: { x: fromMm(10), y: fromMm(1.2) },
      end: { x: fromMm(10), y: fromMm(8.8) },
      width: fromMm(0.25),
      layer,
      net: b,
    });
  return {
    ...emptyBoard(2),
    nets: [
      { id: a, name: "A" },
      { id: b, name: "B" },
    ],
    footprints: [part("A1", 1.2, 5, a), part("A2", 18.8, 5, a), part("B1", 10, 1.2, b), part("B2", 10, 8.8, b)],
    tracks: [wall("F.Cu"), wall("B.Cu")],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(20), y: fromMm(10) } },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
  };
}

/** One plated hole. */
function part(reference: string, x: number, y: number, net: NetId): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    position: { x: fromMm(x), y: fromMm(y) },
    attributes: { ...PLAIN_ATTRIBUTES, allowMissingCourtyard: true },
    pads: [
      aPad({
        id: itemId(`${reference} pad`),
        kind: "through-hole",
        shape: { kind: "circle", diameter: fromMm(1.2) },
        drill: { size: { width: fromMm(0.6), height: fromMm(0.6) } },
        layers: ["*.Cu", "*.Mask"],
        net,
      }),
    ],
  });
}
