import { applyEdit, type Board, itemId, netId, type Track } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { findViolations } from "../testing/find-violations.ts";
import { pairBoard } from "../testing/pair-board.ts";
import { lengthenNets } from "./lengthen-nets.ts";
import { routePairs } from "./route-pairs.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const [plus, minus] = [netId("D+"), netId("D-")];
const anyTrack = () => true;

/** A pair from the left of the board to its right, laid. */
function laidPair(height = 14): Board {
  const board = pairBoard({
    size: at(30, height),
    parts: [
      { position: at(5, height / 2), rotation: 90, pads: ["+", "-"], pitch: fromMm(0.5) },
      { position: at(25, height / 2), rotation: -90, pads: ["-", "+"], pitch: fromMm(0.5) },
    ],
  });
  return applyEdit(board, routePairs(board).edit);
}

function lengthOf(board: Board, net: Track["net"]): number {
  return sumOf(board.tracks.filter((track) => track.net === net));
}

function sumOf(tracks: readonly Track[]): number {
  return tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
}

function distanceTo({ start, end }: Track, { x, y }: { x: number; y: number }): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const share = Math.max(0, Math.min(1, ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - start.x - share * dx, y - start.y - share * dy);
}

describe("lengthenNets", () => {
  it.each([0.3, 1, 2.5])("makes one net of a pair %d mm longer, and breaks and parts nothing", (mm) => {
    const board = laidPair();
    const { edit, gains } = lengthenNets(board, [{ net: plus, partner: minus, lack: fromMm(mm) }], anyTrack);
    const longer = applyEdit(board, edit);
    expect(Math.abs(gains[0]! - fromMm(mm))).toBeLessThan(20_000);
    expect(Math.abs(lengthOf(longer, plus) - lengthOf(board, plus) - gains[0]!)).toBeLessThan(1_000);
    expect(Math.abs(lengthOf(longer, minus) - lengthOf(board, minus))).toBeLessThan(1);
    expect(findViolations(longer)).toEqual([]);
    expect(problemFromBoard(longer).terminals).toEqual([]);
  });

  it.each([0.3, 4, 12])("makes a net of no pair %d mm longer by meanders, and breaks and parts nothing", (mm) => {
    const pair = laidPair(24);
    const alone = { ...pair, tracks: pair.tracks.filter(({ net }) => net === plus) };
    const { edit, gains } = lengthenNets(alone, [{ net: plus, lack: fromMm(mm) }], anyTrack);
    const longer = applyEdit(alone, edit);
    expect(Math.abs(gains[0]! - fromMm(mm))).toBeLessThan(20_000);
    expect(Math.abs(lengthOf(longer, plus) - lengthOf(alone, plus) - gains[0]!)).toBeLessThan(2_000);
    expect(findViolations(longer)).toEqual([]);
  });

  it("keeps trapezoids low where those suffice, so that the pair stays together", () => {
    const board = laidPair();
    const highest = (mm: number): number => {
      const { edit } = lengthenNets(board, [{ net: plus, partner: minus, lack: fromMm(mm) }], anyTrack);
      const { tracks } = applyEdit(board, edit);
      const others = tracks.filter(({ net }) => net === minus);
      const aside = ({ start }: Track) => Math.min(...others.map((other) => distanceTo(other, start)));
      const straight = tracks.filter(({ net, start }) => net === plus && start.x > fromMm(8) && start.x < fromMm(22));
      return Math.max(...straight.map(aside));
    };
    const [{ width }] = board.tracks.filter(({ net }) => net === plus) as [Track];
    expect(highest(6) - highest(0.6)).toBeGreaterThan(0.4 * width);
    expect(highest(0.6)).toBeLessThan(3.5 * width);
  });

  it("gives every segment of the longer net one of its partner that runs beside it from end to end", () => {
    const board = laidPair();
    const shareBeside = (of: Board): number => {
      const [own, other] = [minus, plus].map((net) => of.tracks.filter((track) => track.net === net));
      const beside = own!.filter(({ start, end, width }) =>
        other!.some((track) => [start, end].every((point) => distanceTo(track, point) < 3.5 * width)),
      );
      return sumOf(beside) / sumOf(own!);
    };
    const { edit } = lengthenNets(board, [{ net: plus, partner: minus, lack: fromMm(0.8) }], anyTrack);
    expect(shareBeside(board)).toBeGreaterThan(0.7);
    expect(shareBeside(applyEdit(board, edit))).toBeGreaterThan(0.7);
  });

  it("leaves a net as it is where there is no room, and says so", () => {
    const board = laidPair(1.5);
    expect(lengthOf(board, plus)).toBeGreaterThan(fromMm(15));
    const { edit, gains } = lengthenNets(board, [{ net: plus, partner: minus, lack: fromMm(3) }], anyTrack);
    expect(gains).toEqual([0]);
    expect(edit.lists).toEqual([]);
  });

  it("changes no track that it may not, and none that is locked", () => {
    const board = laidPair();
    const locked = { ...board, tracks: board.tracks.map((track) => ({ ...track, locked: true })) };
    const wish = { net: plus, partner: minus, lack: fromMm(1) };
    expect(lengthenNets(board, [wish], () => false).gains).toEqual([0]);
    expect(lengthenNets(locked, [wish], anyTrack).gains).toEqual([0]);
  });

  it("puts no trapezoid where a branch of the net begins", () => {
    const board = laidPair();
    const trunk = board.tracks
      .filter(({ net }) => net === plus)
      .reduce((a, b) => (Math.abs(b.end.x - b.start.x) > Math.abs(a.end.x - a.start.x) ? b : a));
    const ends = [trunk.start.x, trunk.end.x].sort((a, b) => a - b);
    const branches = Array.from({ length: 11 }, (_, i): Track => {
      const x = Math.round(ends[0]! + ((ends[1]! - ends[0]!) * (i + 1)) / 12);
      const beside = board.tracks.some(({ net, start }) => net === minus && start.y < trunk.start.y) ? 1 : -1;
      const start = { x, y: trunk.start.y };
      return { ...trunk, id: itemId(`branch ${i}`), start, end: { x, y: trunk.start.y + beside * fromMm(0.6) } };
    });
    const branched = { ...board, tracks: [...board.tracks, ...branches] };
    const { edit } = lengthenNets(branched, [{ net: plus, partner: minus, lack: fromMm(1) }], anyTrack);
    const longer = applyEdit(branched, edit);
    for (const { start } of branches)
      expect(longer.tracks.some((track) => track.net === plus && runsThrough(track, start))).toBe(true);
    expect(findViolations(longer)).toEqual(findViolations(branched));
  });
});

function runsThrough({ id, start, end }: Track, point: { x: number; y: number }): boolean {
  if (id.startsWith("branch")) return false;
  const along = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x);
  const within = Math.min(start.x, end.x) <= point.x && point.x <= Math.max(start.x, end.x);
  return along === 0 && within;
}
