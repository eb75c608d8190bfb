import type { Box, Nm, Point } from "@tracewright/geometry";
import type { ZoneIsland } from "../../copper/zone-copper.ts";
import type { ResistorNetwork } from "./resistor-network.ts";

export interface CellGrid {
  /** The corner of the first square, top left. */
  readonly origin: Point;
  readonly pitch: Nm;
  readonly columns: number;
  readonly rows: number;
  readonly nodes: ReadonlyMap<number, number>;
}

/** An island of a pour as squares of copper: each is a node, and one sheet resistance away from its neighbours. */
export class PourCells {
  readonly #nodes = new Map<number, number>();
  readonly #box: Box;
  readonly #pitch: Nm;
  readonly #columns: number;
  readonly #rows: number;

  /** Cells whose middle is copper. `sheet`: ohms a square. */
  constructor(island: ZoneIsland, { pitch, sheet, network }: { pitch: Nm; sheet: number; network: ResistorNetwork }) {
    this.#box = island.box;
    this.#pitch = pitch;
    this.#columns = Math.ceil((island.box.maxX - island.box.minX) / pitch);
    this.#rows = Math.ceil((island.box.maxY - island.box.minY) / pitch);
    for (let row = 0; row < this.#rows; row += 1)
      for (let column = 0; column < this.#columns; column += 1) {
        const at = this.#middle(column, row);
        if (!island.holds({ x: Math.round(at.x), y: Math.round(at.y) })) continue;
        const node = network.node();
        this.#nodes.set(row * this.#columns + column, node);
        const [left, above] = [column > 0 ? this.#at(column - 1, row) : undefined, this.#at(column, row - 1)];
        if (left !== undefined) network.join(left, node, sheet);
        if (above !== undefined) network.join(above, node, sheet);
      }
  }

  /** The squares as a grid, and the node of each that is copper by its number, row by row. */
  get grid(): CellGrid {
    const { minX, minY } = this.#box;
    return {
      origin: { x: minX, y: minY },
      pitch: this.#pitch,
      columns: this.#columns,
      rows: this.#rows,
      nodes: this.#nodes,
    };
  }

  /** The cells whose middle is in the box; where there is none, the nearest within three cells of its middle. */
  within({ minX, minY, maxX, maxY }: Box): readonly number[] {
    const [first, last] = [this.#cellOf({ x: minX, y: minY }), this.#cellOf({ x: maxX, y: maxY })];
    const found: number[] = [];
    for (let row = first.row; row <= last.row; row += 1)
      for (let column = first.column; column <= last.column; column += 1) {
        const { x, y } = this.#middle(column, row);
        const node = x >= minX && x <= maxX && y >= minY && y <= maxY ? this.#at(column, row) : undefined;
        if (node !== undefined) found.push(node);
      }
    if (found.length > 0) return found;
    const nearest = this.nearest({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
    return nearest === undefined ? [] : [nearest];
  }

  /** The node nearest to a point, within three cells of it. */
  nearest(point: Point): number | undefined {
    return this.#nearest(point)?.node;
  }

  #nearest(point: Point): { readonly node: number; readonly distance: Nm } | undefined {
    const { column, row } = this.#cellOf(point);
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let dy = -REACH; dy <= REACH; dy += 1)
      for (let dx = -REACH; dx <= REACH; dx += 1) {
        const node = this.#at(column + dx, row + dy);
        const middle = this.#middle(column + dx, row + dy);
        const distance = Math.hypot(middle.x - point.x, middle.y - point.y);
        if (node === undefined || distance >= least) continue;
        [best, least] = [node, distance];
      }
    return best === undefined ? undefined : { node: best, distance: least };
  }

  /** Cells that are beside those of another island: pairs of nodes, and how many squares are between their middles. */
  beside(other: PourCells): readonly { readonly own: number; readonly theirs: number; readonly squares: number }[] {
    return [...this.#nodes].flatMap(([cell, own]) => {
      const middle = this.#middle(cell % this.#columns, Math.floor(cell / this.#columns));
      const found = other.#nearest(middle);
      const squares = found ? found.distance / Math.max(this.#pitch, other.#pitch) : Number.POSITIVE_INFINITY;
      return found && squares <= BESIDE ? [{ own, theirs: found.node, squares }] : [];
    });
  }

  #at(column: number, row: number): number | undefined {
    if (column < 0 || column >= this.#columns || row < 0 || row >= this.#rows) return undefined;
    return this.#nodes.get(row * this.#columns + column);
  }

  #cellOf({ x, y }: Point): { column: number; row: number } {
    return {
      column: Math.floor((x - this.#box.minX) / this.#pitch),
      row: Math.floor((y - this.#box.minY) / this.#pitch),
    };
  }

  #middle(column: number, row: number): Point {
    return {
      x: this.#box.minX + (column + 0.5) * this.#pitch,
      y: this.#box.minY + (row + 0.5) * this.#pitch,
    };
  }
}

const REACH = 3;
/** Squares between the middles of cells whose islands meet between them. */
const BESIDE = 1.5;
