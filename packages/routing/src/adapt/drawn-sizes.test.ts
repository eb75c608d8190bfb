import { type Board, itemId, netId, type Track, type Via } from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { startRouting } from "../run/routing-run.ts";
import { makeFootprint, makePad, randomBoard, rectangle } from "../testing/random-board.ts";
import { drawnSizes } from "./drawn-sizes.ts";

const supply = { id: netId("vcc"), name: "VCC" };

function track(id: string, x: number, length: number, width: number): Track {
  const at = (offset: number) => ({ x: fromMm(x + offset), y: fromMm(5) });
  return aTrack({
    id: itemId(id),
    start: at(0),
    end: at(length),
    width: fromMm(width),
    net: supply.id,
  });
}

/** Two pads joined on a way round, by a wide track that goes down to a narrow one for a moment. */
function supplyBoard(): Board {
  const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
  const wide = (id: string, start: Track["start"], end: Track["end"], width = 1): Track => ({
    ...track(id, 0, 0, width),
    start,
    end,
  });
  return {
    ...randomBoard({ seed: 1, parts: 1, nets: 1 }),
    nets: [supply],
    footprints: [
      makeFootprint("U1", at(4, 5), 0, [makePad("u1", 0, true, supply)]),
      makeFootprint("U2", at(16, 5), 0, [makePad("u2", 0, true, supply)]),
    ],
    graphics: [rectangle("edge", { x: 0, y: 0 }, at(20, 14))],
    tracks: [
      wide("up", at(4, 5), at(4, 11)),
      wide("along", at(4, 11), at(15, 11)),
      wide("neck", at(15, 11), at(16, 11), 0.6),
      wide("down", at(16, 11), at(16, 5)),
    ],
  };
}

describe("the sizes that a net was drawn with", () => {
  it("are those of half its length and of half its vias, and its narrowest track", () => {
    const via = (id: string, diameter: number): Via =>
      aVia({
        id: itemId(id),
        position: { x: 0, y: 0 },
        diameter: fromMm(diameter),
        drill: fromMm(diameter / 2),
        net: supply.id,
      });
    const board = {
      ...randomBoard({ seed: 1, parts: 1, nets: 1 }),
      tracks: [track("a", 0, 10, 1), track("b", 10, 8, 0.5), track("c", 18, 1, 2)],
      vias: [via("d", 0.6), via("e", 1), via("f", 0.8)],
    };
    expect(drawnSizes(board).get(supply.id)).toEqual({
      width: fromMm(1),
      narrowest: fromMm(0.5),
      via: { diameter: fromMm(0.8), drill: fromMm(0.4) },
    });
  });

  it("are kept by what replaces its copper", () => {
    const board = supplyBoard();
    const run = startRouting(board, { task: "optimise" });
    while (run.step(100_000) === "running");
    const { removed, tracks } = run.preview();
    expect([...removed].sort()).toEqual(["along", "down", "neck", "up"]);
    expect(tracks.length).toBeGreaterThan(0);
    for (const { width } of tracks) expect(width).toBeGreaterThanOrEqual(fromMm(0.6));
    const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
    const wide = tracks.filter(({ width }) => width >= fromMm(1));
    const wideLength = wide.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
    expect(length).toBeLessThan(fromMm(12.5));
    expect(wideLength).toBeGreaterThan(0.8 * length);
  });
});
