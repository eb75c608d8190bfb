import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, itemId, type NetId, netId } from "@tracewright/board";
import { type Airwire, checkBoard } from "@tracewright/checks";
import { importFiles } from "@tracewright/formats";
import { beforeAll, describe, expect, test } from "vitest";
import { routeBoard } from "./route-board.ts";
import type { RouteBoardOptions } from "./route-request.ts";
import { runScope, splitAirwires } from "./run-scope.ts";

const STEP = 100_000;
let bare: Board;
let routed: Board;
let first: NetId;
let second: NetId;

beforeAll(async () => {
  bare = { ...example("blinker"), tracks: [], vias: [], zones: [] };
  routed = (await route(bare, {})).board;
  const nets = new Set(checkBoard(bare).ratsnest.map(({ net }) => net));
  [first = netId(""), second = netId("")] = nets;
});

describe("a run that is not about the whole board", () => {
  test("joins the nets it was given and no others, and says how many connections nobody asked for", async () => {
    const { ratsnest } = checkBoard(bare);
    const mine = ratsnest.filter(({ net }) => net === first || net === second).length;
    const result = await route(bare, { control: { nets: [first, second] } });
    expect(new Set(result.board.tracks.map(({ net }) => net))).toEqual(new Set([first, second]));
    expect([result.open, result.unasked, result.status]).toEqual([[], ratsnest.length - mine, "partial"]);
  });

  test("strips its own nets and leaves every other track as it is", async () => {
    const others = [...routed.tracks, ...routed.vias].filter(({ net }) => net !== first);
    const pictures: number[] = [];
    const result = await route(routed, {
      strip: true,
      control: { nets: [first] },
      drive: (run) => {
        pictures.push(run.preview().removed.length);
        while (run.step(STEP) === "running");
        return "finished";
      },
    });
    const copper = [...result.board.tracks, ...result.board.vias];
    expect(others.every((item) => copper.includes(item))).toBe(true);
    const mine = [...routed.tracks, ...routed.vias].filter(({ net }) => net === first);
    expect(pictures[0]).toBe(mine.length);
    expect([result.open, result.unasked, result.status]).toEqual([[], 0, "complete"]);
  });

  test("strips what lies within its region whole, and nothing that reaches out of it", async () => {
    const [track] = routed.tracks;
    if (!track) throw new Error("nothing was routed");
    const region = {
      min: { x: Math.min(track.start.x, track.end.x) - 1, y: Math.min(track.start.y, track.end.y) - 1 },
      max: { x: Math.max(track.start.x, track.end.x) + 1, y: Math.max(track.start.y, track.end.y) + 1 },
    };
    const result = await route(routed, { strip: true, control: { region }, drive: () => "ended" });
    const isInside = ({ x, y }: { x: number; y: number }) =>
      x >= region.min.x && x <= region.max.x && y >= region.min.y && y <= region.max.y;
    const left = new Set(result.board.tracks.map(({ id }) => id));
    for (const { id, start, end } of routed.tracks) expect(left.has(id)).toBe(!(isInside(start) && isInside(end)));
  });
});

describe("the airwires a run answers for", () => {
  const [mine, other] = [netId("mine"), netId("other")];
  const airwire = (net: NetId, x: number): Airwire => {
    const at = (offset: number) => ({ item: itemId(`${net} ${x + offset}`), position: { x: x + offset, y: 0 } });
    return { net, from: at(0), to: at(1) };
  };
  const scope = runScope({ nets: [mine] });

  test("are those it was asked for, and what it parted of other nets", () => {
    const before = [airwire(mine, 0), airwire(mine, 10), airwire(other, 20)];
    const after = [airwire(mine, 10), airwire(other, 20), airwire(other, 30)];
    expect(splitAirwires(before, after, scope)).toEqual({ mine: [airwire(mine, 10), airwire(other, 30)], unasked: 1 });
  });

  test("are all where the whole board was asked for, and none of new tracks where only improving was", () => {
    const all = [airwire(mine, 0), airwire(other, 20)];
    expect(splitAirwires(all, all, runScope({}))).toEqual({ mine: all, unasked: 0 });
    expect(splitAirwires(all, all, runScope({ task: "optimise" }))).toEqual({ mine: [], unasked: 2 });
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

function example(name: string): Board {
  const folder = join(import.meta.dirname, "../../../examples", name);
  const files = [`${name}.kicad_pcb`, `${name}.kicad_pro`];
  const { board } = importFiles(files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) })));
  if (!board) throw new Error(`${name} was refused`);
  return board;
}
