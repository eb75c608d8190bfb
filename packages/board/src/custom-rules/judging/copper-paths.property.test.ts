import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../records/default-board.ts";
import { itemId, netId } from "../../records/ids.ts";
import { aFootprint, aPad, aTrack, aVia } from "../../testing/index.ts";
import { RuleWorld } from "./rule-world.ts";

const net = netId("N");

/** Corners on a circle. */
const corner = (index: number) => {
  const angle = (index * 2 * Math.PI) / 16;
  return { x: fromMm(Math.round(100 * Math.cos(angle))), y: fromMm(Math.round(100 * Math.sin(angle))) };
};

/** The corners from one to the first. */
function lineOf(parents: readonly number[], index: number): readonly number[] {
  return index === 0 ? [0] : [index, ...lineOf(parents, parents[index - 1]!)];
}

/**
 * A tree of tracks over corners, `parents[n]` the corner that corner n + 1 hangs on; each corner with a pad "P<n>-1" or, where it
 * has `vias`, with a via from the front, where its tracks to later corners are on the back. Corner 0 and the last have pads.
 */
function treeBoard(parents: readonly number[], vias: ReadonlySet<number>) {
  const last = parents.length;
  const isVia = (index: number) => vias.has(index) && index !== 0 && index !== last;
  const depth = (index: number): number => (index === 0 ? 0 : depth(parents[index - 1]!) + (isVia(index) ? 1 : 0));
  const layerBelow = (index: number) => (depth(index) % 2 === 0 ? "F.Cu" : "B.Cu");
  const all = Array.from({ length: last + 1 }, (_, index) => index);
  const board = {
    ...emptyBoard(2),
    nets: [{ id: net, name: "N" }],
    tracks: parents.map((parent, index) =>
      aTrack({
        id: itemId(`t${index + 1}`),
        start: corner(parent),
        end: corner(index + 1),
        width: fromMm(0.2),
        layer: layerBelow(parent),
        net,
      }),
    ),
    vias: all.filter(isVia).map((index) => aVia({ id: itemId(`v${index}`), position: corner(index), net })),
    footprints: all
      .filter((index) => !isVia(index))
      .map((index) =>
        aFootprint({
          id: itemId(`P${index}`),
          reference: `P${index}`,
          position: corner(index),
          pads: [
            aPad({
              id: itemId(`p${index}`),
              number: "1",
              kind: "through-hole",
              net,
              layers: ["*.Cu"],
              position: { x: 0, y: 0 },
            }),
          ],
        }),
      ),
  };
  return { board, isVia, last };
}

const pathsOf = (board: ReturnType<typeof treeBoard>["board"]) => new RuleWorld(board).paths;

describe("copper between two pads", () => {
  it("is the one way through a tree of tracks and vias, whichever end is named first", () => {
    const tree = fc.array(fc.nat(), { minLength: 1, maxLength: 14 }).map((draws) => {
      const parents: number[] = [];
      for (const draw of draws) {
        // On the way from the corner before to the first one: then no two tracks cross.
        const line = lineOf(parents, parents.length);
        parents.push(line[draw % line.length]!);
      }
      return parents;
    });
    fc.assert(
      fc.property(tree, fc.array(fc.nat(14)), (parents, vias) => {
        const { board, isVia, last } = treeBoard(parents, new Set(vias));
        const paths = pathsOf(board);
        for (let from = 0; from <= last; from += 1) {
          if (isVia(from) || from === last) continue;
          const [up, down] = [lineOf(parents, from), lineOf(parents, last)];
          const turn = up.find((index) => down.includes(index))!;
          const passed = [...up.slice(0, up.indexOf(turn)), ...down.slice(0, down.indexOf(turn))];
          // Tracks of one layer join each other: a pad or via where they meet is beside the way.
          const expected = new Set([
            `p${from}`,
            `p${last}`,
            ...passed.map((index) => `t${index}`),
            ...passed.filter(isVia).map((index) => `v${index}`),
          ]);
          expect(paths.between(`P${from}-1`, `P${last}-1`)).toEqual(expected);
          expect(paths.between(`p${last}`, `P${from}`)).toEqual(expected);
        }
      }),
    );
  });

  it("is that to each of several pads, and none to a pad itself or where the copper is cut", () => {
    const { board } = treeBoard([0, 1, 1], new Set([1]));
    const paths = pathsOf(board);
    expect(paths.between("P0-1", "P2-?")).toEqual(new Set(["p0", "t1", "v1", "t2", "p2"]));
    expect(paths.between("P0-1", "P*")).toEqual(new Set(["p0", "t1", "v1", "t2", "p2", "t3", "p3"]));
    expect(paths.between("P0-1", "P0-1").size).toBe(0);
    const cut = { ...board, vias: [] };
    expect(pathsOf(cut).between("P0-1", "P2-1").size).toBe(0);
  });
});
