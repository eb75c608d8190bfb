/**
 * The scene of a board that is being edited. Records lie in the cells of a coarse grid by their middle; an edit rebuilds the
 * cells of the records it touches, and the others stay the same objects, with whatever the renderer keeps for them.
 */
import type { Board } from "@tracewright/board";
import { type Box, boxOfPoints, joinBoxes, type Point, shapePath } from "@tracewright/geometry";
import { changedRecords, type DrawnRecord } from "./changed-records.ts";
import type { Scene, SceneOfCells } from "./scene.ts";
import { DRAWN_LISTS, type DrawnRecords, SceneBuilder } from "./scene-builder.ts";

/** Enough that a cell is worth a few calls of the canvas, few enough to be rebuilt at every step of a hand. */
const RECORDS_PER_CELL = 250;
const MIN_SIDE = 1_000_000;
/** A part of more pads has a cell of its own. */
const MANY_PADS = 64;

const MARGINS = ["solderMaskExpansion", "solderPasteMargin", "solderPasteRatio"] as const;

type CellRecords = { readonly [List in keyof DrawnRecords]: Set<DrawnRecords[List][number]> };

export class SceneCells {
  #board: Board | undefined;
  #side = MIN_SIDE;
  readonly #records = new Map<string, CellRecords>();
  readonly #scenes = new Map<string, Scene>();
  readonly #cellOf = new Map<DrawnRecord, string>();
  #area: Scene | undefined;

  /** The scene of this board; quick where it differs little from the one before. */
  update(board: Board): SceneOfCells {
    const before = this.#board;
    this.#board = board;
    if (!before || !isDrawnAlike(before, board)) this.#fill(board);
    else this.#change(before, board);
    const cells = [...this.#scenes.values()];
    const drawn = joinBoxes(cells.flatMap((cell) => cell.drawn ?? []));
    const area = this.#area ?? buildArea(board);
    this.#area = area;
    // Without an outline the board is as large as what is on it.
    const bounds = area.drawn ?? drawn ?? area.bounds;
    return { cells: [area, ...cells], bounds, drawn };
  }

  #fill(board: Board): void {
    this.#records.clear();
    this.#scenes.clear();
    this.#cellOf.clear();
    this.#area = undefined;
    const places = DRAWN_LISTS.flatMap((list) => board[list].flatMap((record: DrawnRecord) => placeOf(record) ?? []));
    const box = boxOfPoints(places);
    const area = box ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0;
    const count = Math.max(1, places.length / RECORDS_PER_CELL);
    this.#side = Math.max(MIN_SIDE, Math.ceil(Math.sqrt(area / count)));
    for (const list of DRAWN_LISTS) for (const record of board[list]) this.#put(list, record);
    for (const key of this.#records.keys()) this.#build(key, board);
  }

  #change(before: Board, board: Board): void {
    const { gone, come } = changedRecords(before, board);
    const touched = new Set<string>();
    for (const record of gone) {
      const key = this.#cellOf.get(record);
      if (key === undefined) continue;
      this.#cellOf.delete(record);
      touched.add(key);
      const cell: Readonly<Record<string, Set<DrawnRecord>>> | undefined = this.#records.get(key);
      for (const records of Object.values(cell ?? {})) records.delete(record);
    }
    for (const { list, record } of come) touched.add(this.#put(list, record));
    for (const key of touched) this.#build(key, board);
    if (gone.some(hasEdges) || come.some(({ record }) => hasEdges(record))) this.#area = undefined;
  }

  #put(list: keyof DrawnRecords, record: DrawnRecord): string {
    const key = this.#keyOf(list, record);
    const cell = this.#records.get(key) ?? emptyCell();
    this.#records.set(key, cell);
    (cell[list] as Set<DrawnRecord>).add(record);
    this.#cellOf.set(record, key);
    return key;
  }

  #keyOf(list: keyof DrawnRecords, record: DrawnRecord): string {
    const isLarge = list === "zones" || ("pads" in record && record.pads.length > MANY_PADS);
    const place = isLarge ? undefined : placeOf(record);
    if (!place) return record.id;
    return `${Math.floor(place.x / this.#side)} ${Math.floor(place.y / this.#side)}`;
  }

  #build(key: string, board: Board): void {
    const cell = this.#records.get(key);
    if (!cell) return;
    if (DRAWN_LISTS.every((list) => cell[list].size === 0)) {
      this.#records.delete(key);
      this.#scenes.delete(key);
      return;
    }
    const builder = new SceneBuilder(board);
    builder.addRecords({
      zones: [...cell.zones],
      tracks: [...cell.tracks],
      vias: [...cell.vias],
      graphics: [...cell.graphics],
      texts: [...cell.texts],
      dimensions: [...cell.dimensions],
      footprints: [...cell.footprints],
    });
    this.#scenes.set(key, builder.finish());
  }
}

/** What texts, layers and mask openings of records are resolved by. */
function isDrawnAlike(a: Board, b: Board): boolean {
  return (
    a.layers === b.layers &&
    a.title === b.title &&
    a.properties === b.properties &&
    MARGINS.every((margin) => a.rules[margin] === b.rules[margin])
  );
}

function buildArea(board: Board): Scene {
  const builder = new SceneBuilder(board);
  builder.addBoardArea();
  const { bounds, layers } = builder.finish();
  const isEmpty = layers.every(({ pours }) => pours.isEmpty);
  return { layers, bounds, drawn: isEmpty ? undefined : bounds };
}

function hasEdges(record: DrawnRecord): boolean {
  if ("graphics" in record) return record.graphics.some(({ layer }) => layer === "Edge.Cuts");
  return "shape" in record && record.layer === "Edge.Cuts";
}

/** Some point of a record, by which it belongs to a cell. */
function placeOf(record: DrawnRecord): Point | undefined {
  if ("position" in record) return record.position;
  if ("start" in record) return middle(record.start, record.end);
  if ("shape" in record) return shapePath(record.shape, MIN_SIDE)[0];
  const box: Box | undefined = boxOfPoints(record.outline.flat());
  return box && { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function emptyCell(): CellRecords {
  return {
    zones: new Set(),
    tracks: new Set(),
    vias: new Set(),
    graphics: new Set(),
    texts: new Set(),
    dimensions: new Set(),
    footprints: new Set(),
  };
}
