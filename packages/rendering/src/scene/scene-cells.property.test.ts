import { applyEdit, type Board, editBetween, invertEdit, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SvgPath } from "../svg/svg-path.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { buildScene } from "./build-scene.ts";
import type { DrawList } from "./draw-list.ts";
import type { Scene } from "./scene.ts";
import { SceneCells } from "./scene-cells.ts";

/** Everything that pens do, whatever cell it lies in and in whatever order. */
function inkOf(scenes: readonly Scene[]): readonly string[] {
  const strokes = scenes.flatMap(({ layers }) =>
    layers.flatMap(({ id, fills, pours, rims, strokes, texts }) => [
      ...figures(`${id} fill`, fills),
      ...figures(`${id} pour`, pours),
      ...[...rims].flatMap(([width, list]) => figures(`${id} rim ${width}`, list)),
      ...[...strokes].flatMap(([width, list]) => figures(`${id} ${width}`, list)),
      ...texts.map((text) => `${id} text ${JSON.stringify(text)} ${"strokes" in text ? pathOf(text.strokes) : ""}`),
    ]),
  );
  return strokes.sort();
}

function figures(name: string, list: DrawList): string[] {
  return pathOf(list)
    .split(/(?=M)/)
    .filter(Boolean)
    .map((figure) => `${name} ${figure}`);
}

function pathOf(list: DrawList): string {
  const path = new SvgPath();
  list.replay(path);
  return path.text;
}

const withEdge = (board: Board, side: number): Board => ({
  ...board,
  graphics: [
    ...board.graphics,
    {
      id: itemId("edge"),
      layer: "Edge.Cuts",
      shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(side), y: fromMm(side) } },
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    },
  ],
});
const anyBoard = fc.tuple(arbitraryBoard, fc.constantFrom(40, 50)).map(([board, side]) => withEdge(board, side));

describe("a scene of cells", () => {
  it("draws after every edit, and after each is taken back, what one built anew draws", () => {
    fc.assert(
      fc.property(anyBoard, fc.array(anyBoard, { minLength: 1, maxLength: 4 }), (first, later) => {
        const cells = new SceneCells();
        let board = first;
        cells.update(board);
        const edits = later.map((next) => {
          const edit = editBetween(board, next);
          board = applyEdit(board, edit);
          expectAlike(cells, board);
          return edit;
        });
        for (const edit of edits.reverse()) {
          board = applyEdit(board, invertEdit(edit));
          expectAlike(cells, board);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("keeps what an edit does not touch", () => {
    const far = { start: { x: fromMm(90), y: fromMm(70) }, end: { x: fromMm(91), y: fromMm(70) } };
    const near = { start: { x: 0, y: 0 }, end: { x: fromMm(1), y: 0 } };
    const track = { width: 200_000, layer: "F.Cu" as const, locked: false };
    const many = Array.from({ length: 600 }, (_, index) => ({
      ...track,
      ...(index % 2 ? far : near),
      id: itemId(`${index}`),
    }));
    const board = { ...fc.sample(arbitraryBoard, { seed: 1, numRuns: 1 })[0]!, tracks: many };
    const cells = new SceneCells();
    const before = cells.update(board);
    const after = cells.update({ ...board, tracks: many.slice(1) });
    const stayed = after.cells.filter((cell) => before.cells.includes(cell));
    expect(after.cells.length - stayed.length).toBe(1);
  });
});

function expectAlike(cells: SceneCells, board: Board): void {
  const updated = cells.update(board);
  const anew = buildScene(board);
  expect(inkOf(updated.cells)).toEqual(inkOf([anew]));
  expect(updated.bounds).toEqual(anew.bounds);
}
