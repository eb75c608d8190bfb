/** Places by price, in a binary heap; of equal prices the one that came first. */
export class PlaceQueue {
  readonly #heap: Entry[] = [];
  #order = 0;
  /** Of the place that `pop` took last. */
  column = 0;
  row = 0;

  push(column: number, row: number, price: number): void {
    const heap = this.#heap;
    const entry = { column, row, price, order: this.#order++ };
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  /** False: there is none left. */
  pop(): boolean {
    const heap = this.#heap;
    const [top] = heap;
    const last = heap.pop();
    if (!top || !last) return false;
    this.column = top.column;
    this.row = top.row;
    if (heap.length === 0) return true;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return true;
  }
}

interface Entry {
  readonly column: number;
  readonly row: number;
  readonly price: number;
  readonly order: number;
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.price < b.price || (a.price === b.price && a.order < b.order);
}
