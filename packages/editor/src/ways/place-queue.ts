import { OrderedPriceHeap } from "@tracewright/algorithms";

/** Places by price; of equal prices the one that came first. */
export class PlaceQueue {
  readonly #heap = new OrderedPriceHeap();
  readonly #columns: number[] = [];
  readonly #rows: number[] = [];
  /** Of the place that `pop` returned last. */
  column = 0;
  row = 0;

  push(column: number, row: number, price: number): void {
    this.#heap.push(this.#columns.length, price);
    this.#columns.push(column);
    this.#rows.push(row);
  }

  /** False when the queue is empty. */
  pop(): boolean {
    const entry = this.#heap.pop();
    if (entry < 0) return false;
    this.column = this.#columns[entry]!;
    this.row = this.#rows[entry]!;
    return true;
  }
}
