import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { drawnText } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = ["ligra-back/ligra_back.kicad_pcb", "quad-level-shifter/quad-level-shifter-gt0104sc.kicad_pcb"];

describe.skipIf(!existsSync(resolve(SHARED, "boards")))("outline fonts of real boards", () => {
  it.each(BOARDS)("%s: every letter is drawn where the file has it", (path) => {
    const text = readFileSync(resolve(SHARED, "boards", path), "utf8");
    const { board } = readKicadBoard({ fileName: path, text });
    if (!board) throw new Error(`${path} was refused`);
    const drawn = [undefined, ...board.footprints]
      .flatMap((part) => (part ?? board).texts.map((own) => drawnText(board, own, part)))
      .filter(({ areas }) => areas.length > 0);
    const caches = text.split("(render_cache ").slice(1);
    expect(drawn).toHaveLength(caches.length);
    const points = new Set(
      drawn.flatMap(({ areas }) => areas.flatMap(({ outer, holes }) => [outer, ...holes].flat())).map(keyOf),
    );
    // A cache ends where its brackets do; what follows are no more than the points of its polygons.
    const kept = caches.flatMap((cache) => [...cache.slice(0, endOf(cache)).matchAll(/\(xy (\S+) (\S+)\)/g)]);
    const lost = kept.filter(([, x, y]) => !points.has(keyOf({ x: Number(x) * 1e6, y: Number(y) * 1e6 })));
    expect(kept.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});

function keyOf({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function endOf(cache: string): number {
  let depth = 1;
  for (const { 0: mark, index } of cache.matchAll(/"(?:[^"\\]|\\.)*"|[()]/g)) {
    depth += mark === "(" ? 1 : mark === ")" ? -1 : 0;
    if (depth === 0) return index;
  }
  return cache.length;
}
