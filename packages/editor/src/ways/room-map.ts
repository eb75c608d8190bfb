import type { Obstacle } from "@tracewright/checks";
import { type Box, coreSides, type Nm, type Point, solidBox } from "@tracewright/geometry";
import type { IsClear } from "./tidy-way.ts";

/** What a track has to know of its surroundings. */
export interface Surroundings {
  /** Everything in a box that the track keeps a gap to. */
  readonly obstaclesIn: (box: Box) => readonly Obstacle[];
  /** The exact answer for one stretch. */
  readonly isClear: IsClear;
  readonly width: Nm;
}

/** The eight steps to the places around one, turning on by 45°. */
export const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Places of a tile along one side. */
export const SIDE = 32;
const SHIFT = 5;

/** A square of places with what is known of them. Place `row · SIDE + column`. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly room: Uint8Array;
  /** Steps in doubt that were asked: bits 0–3 by heading, in bits 4–7 that they are clear. */
  readonly asked: Uint8Array;
}

const FREE = 0;
const DOUBTFUL = 1;
const BLOCKED = 2;

/**
 * Which of the places `pitch` apart around a start have room for the middle of a track, and which steps between them
 * are clear: the same answers as the exact question for each step, at a hundredth of its price. Obstacles are drawn,
 * grown by their gaps, into tiles of places as a search comes to them. From a point that is farther from an obstacle
 * than D = √(d² + s²/4) a step of length s to another such point comes nowhere nearer to it than d (Stewart's
 * theorem), so that only steps from the thin rim between d and D have to be asked exactly.
 */
export class RoomMap {
  readonly #origin: Point;
  readonly #pitch: Nm;
  readonly #around: Surroundings;
  readonly #tiles = new Map<number, Tile>();
  #last: Tile | undefined;

  constructor(origin: Point, pitch: Nm, around: Surroundings) {
    this.#origin = origin;
    this.#pitch = pitch;
    this.#around = around;
  }

  at(column: number, row: number): Point {
    return { x: this.#origin.x + column * this.#pitch, y: this.#origin.y + row * this.#pitch };
  }

  hasRoom(column: number, row: number): boolean {
    const room = this.tileOf(column, row).room[indexOf(column, row)];
    return room === FREE || (room === DOUBTFUL && this.#around.isClear(this.at(column, row), this.at(column, row)));
  }

  isStepClear(column: number, row: number, heading: number): boolean {
    const [dx, dy] = STEPS[heading]!;
    const tile = this.tileOf(column, row);
    const from = tile.room[indexOf(column, row)]!;
    if (from === BLOCKED) return false;
    const to = this.tileOf(column + dx, row + dy).room[indexOf(column + dx, row + dy)]!;
    if (to === BLOCKED) return false;
    if (from === FREE && to === FREE) return true;
    // A step and its reverse are one: the upper half of the headings stands for both.
    return heading < 4
      ? this.#ask(tile, column, row, heading)
      : this.#ask(this.tileOf(column + dx, row + dy), column + dx, row + dy, heading - 4);
  }

  tileOf(column: number, row: number): Tile {
    const [tileColumn, tileRow] = [column >> SHIFT, row >> SHIFT];
    if (this.#last?.column === tileColumn && this.#last.row === tileRow) return this.#last;
    const key = (tileRow + TILES / 2) * TILES + tileColumn + TILES / 2;
    let tile = this.#tiles.get(key);
    if (!tile) {
      tile = this.#draw(tileColumn, tileRow);
      this.#tiles.set(key, tile);
    }
    this.#last = tile;
    return tile;
  }

  #ask(tile: Tile, column: number, row: number, heading: number): boolean {
    const index = indexOf(column, row);
    const known = tile.asked[index]!;
    if ((known & (1 << heading)) !== 0) return (known & (16 << heading)) !== 0;
    const [dx, dy] = STEPS[heading]!;
    const isClear = this.#around.isClear(this.at(column, row), this.at(column + dx, row + dy));
    tile.asked[index] = known | (1 << heading) | (isClear ? 16 << heading : 0);
    return isClear;
  }

  #draw(tileColumn: number, tileRow: number): Tile {
    const room = new Uint8Array(SIDE * SIDE);
    const corner = this.at(tileColumn * SIDE, tileRow * SIDE);
    const last = (SIDE - 1) * this.#pitch;
    const box = { minX: corner.x, minY: corner.y, maxX: corner.x + last, maxY: corner.y + last };
    for (const obstacle of this.#around.obstaclesIn(box)) this.#drawObstacle(room, corner, obstacle);
    return { column: tileColumn, row: tileRow, room, asked: new Uint8Array(SIDE * SIDE) };
  }

  #drawObstacle(room: Uint8Array, corner: Point, { solid, keep }: Obstacle): void {
    const pitch = this.#pitch;
    const near = solid.radius + keep + this.#around.width / 2;
    const rim = Math.sqrt(near ** 2 + pitch ** 2 / 2) + ROUNDING;
    const box = solidBox(solid);
    const far = rim - solid.radius;
    const firstColumn = Math.max(0, Math.floor((box.minX - far - corner.x) / pitch));
    const lastColumn = Math.min(SIDE - 1, Math.ceil((box.maxX + far - corner.x) / pitch));
    const firstRow = Math.max(0, Math.floor((box.minY - far - corner.y) / pitch));
    const lastRow = Math.min(SIDE - 1, Math.ceil((box.maxY + far - corner.y) / pitch));
    if (firstColumn > lastColumn || firstRow > lastRow) return;
    const sides = Float64Array.from(coreSides(solid).flatMap(([a, b]) => [a.x, a.y, b.x, b.y]));
    const isArea = solid.kind === "convex" || solid.kind === "polygon";
    const [blocked, free] = [(near - ROUNDING) ** 2, rim ** 2];
    for (let row = firstRow; row <= lastRow; row++)
      for (let column = firstColumn; column <= lastColumn; column++) {
        const index = row * SIDE + column;
        if (room[index] === BLOCKED) continue;
        const away = squareToCore(corner.x + column * pitch, corner.y + row * pitch, sides, isArea);
        if (away < blocked) room[index] = BLOCKED;
        else if (away < free) room[index] = DOUBTFUL;
      }
  }
}

/** Nanometres by which a distance reckoned here may be off: what is so near to a limit is asked exactly. */
const ROUNDING = 1;

/** Tiles lie within ±2¹⁹ of the start. */
const TILES = 2 ** 20;

export function indexOf(column: number, row: number): number {
  return (row & (SIDE - 1)) * SIDE + (column & (SIDE - 1));
}

/** Square of the distance to the nearest side, 0 inside. Sides lie as x, y, x, y one after the other. */
function squareToCore(x: number, y: number, sides: Float64Array, isArea: boolean): number {
  let smallest = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (let at = 0; at < sides.length; at += 4) {
    const ax = sides[at]!;
    const ay = sides[at + 1]!;
    const bx = sides[at + 2]!;
    const by = sides[at + 3]!;
    const [abX, abY, apX, apY] = [bx - ax, by - ay, x - ax, y - ay];
    if (ay > y !== by > y && x < ax + (abX * apY) / abY) isInside = !isInside;
    const length2 = abX * abX + abY * abY;
    const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, (apX * abX + apY * abY) / length2));
    const [dx, dy] = [apX - along * abX, apY - along * abY];
    smallest = Math.min(smallest, dx * dx + dy * dy);
  }
  return isArea && isInside ? 0 : smallest;
}
