import type { Board, Track, Via } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { checkBoard } from "./check-board.ts";
import { connectCopper } from "./connections/clusters.ts";
import { forEachNearPair, prepareCopper } from "./copper/board-copper.ts";
import { boardWith, footprint, smdPad, track, via, zone } from "./testing/board-builder.ts";

/** A square of `tiles` × `tiles` cells, each with forty tracks, ten vias and a part, over one pour. */
function tiledBoard(tiles: number): Board {
  const tracks: Track[] = [];
  const vias: Via[] = [];
  const footprints = [];
  for (let tile = 0; tile < tiles * tiles; tile++) {
    const left = 1 + (tile % tiles) * 8;
    const top = 1 + Math.floor(tile / tiles) * 8;
    for (let n = 0; n < 40; n++) {
      const layer = n % 2 === 0 ? "F.Cu" : "B.Cu";
      const y = top + (n >> 1) * 0.35;
      tracks.push(track(`t${tile}-${n}`, `N${tile}-${n}`, [left, y], [left + 5, y], { layer, width: fromMm(0.15) }));
      if (n % 4 === 0) vias.push(via(`v${tile}-${n}`, `N${tile}-${n}`, left + 5.5 + (n % 8) * 0.2, y));
    }
    const pads = [smdPad(`a${tile}`, `N${tile}-0`, 0, 0), smdPad(`b${tile}`, `N${tile}-2`, 0, 3)];
    footprints.push(footprint(`R${tile}`, left + 7, top + 1, pads));
  }
  const side = tiles * 8 + 2;
  return boardWith({
    tracks,
    vias,
    footprints,
    zones: [zone("pour", "N0-0", [0, 0, side, side], { layers: ["B.Cu"] })],
  });
}

/** Boxes looked at while all near pairs and all connections are found. */
function looksAt(tiles: number): { readonly items: number; readonly looks: number } {
  const copper = prepareCopper(tiledBoard(tiles));
  forEachNearPair(copper, () => {});
  connectCopper(copper);
  return { items: copper.items.length, looks: copper.index.looked };
}

it("looks at as many neighbours of an item on a large board as on a small one", () => {
  const small = looksAt(4);
  const large = looksAt(12);
  expect(large.items).toBe(small.items * 9);
  expect(large.looks / large.items).toBeLessThan((small.looks / small.items) * 1.1);
  expect(large.looks / large.items).toBeLessThan(150);
});

it("judges a board of seven thousand items, and the same twice", () => {
  const board = tiledBoard(12);
  const { findings } = checkBoard(board);
  expect(findings.length).toBeGreaterThan(1000);
  expect(checkBoard({ ...board }).findings).toEqual(findings);
});
