import type { Box } from "./point.ts";

/**
 * Finds boxes near a box. A hierarchy of hashed grids: an entry lives on the level whose buckets are about its own
 * size, so that a pour over the whole board and a 0.1 mm track cost the same few buckets each.
 *
 * Entries are the caller's small integers (positions in its own arrays). Adding and removing are cheap at any time.
 */
export class BoxIndex {
  readonly #smallest: number;
  readonly #levels: Map<number, number[]>[] = [];
  readonly #boxes: (Box | undefined)[] = [];
  #marks = new Uint32Array(64);
  #mark = 0;

  /** `bucketSize`: side of the finest buckets, near the typical size of an entry; any value is correct. */
  constructor(bucketSize: number) {
    this.#smallest = Math.max(1, bucketSize);
  }

  add(entry: number, box: Box): void {
    if (this.#boxes[entry]) throw new Error(`entry ${entry} is in the index already`);
    this.#boxes[entry] = box;
    if (entry >= this.#marks.length) {
      const wider = new Uint32Array(Math.max(entry + 1, this.#marks.length * 2));
      wider.set(this.#marks);
      this.#marks = wider;
    }
    const depth = this.#levelOf(box);
    while (this.#levels.length <= depth) this.#levels.push(new Map());
    const level = this.#levels[depth]!;
    this.#forEachBucket(depth, box, (key) => {
      const bucket = level.get(key);
      if (bucket) bucket.push(entry);
      else level.set(key, [entry]);
    });
  }

  remove(entry: number): void {
    const box = this.#boxes[entry];
    if (!box) throw new Error(`entry ${entry} is not in the index`);
    this.#boxes[entry] = undefined;
    const depth = this.#levelOf(box);
    const level = this.#levels[depth]!;
    this.#forEachBucket(depth, box, (key) => {
      const bucket = level.get(key);
      if (!bucket) return;
      bucket[bucket.indexOf(entry)] = bucket[bucket.length - 1]!;
      bucket.pop();
      if (bucket.length === 0) level.delete(key);
    });
  }

  /** Calls back once for every entry whose box touches `box`; the order depends only on what was added and removed. */
  query(box: Box, visit: (entry: number) => void): void {
    for (const entry of this.search(box)) visit(entry);
  }

  /** The entries whose boxes touch `box`, each once. */
  search(box: Box): number[] {
    const found: number[] = [];
    if (++this.#mark === 0xffffffff) {
      this.#marks.fill(0);
      this.#mark = 1;
    }
    const mark = this.#mark;
    const marks = this.#marks;
    const boxes = this.#boxes;
    const collect = (bucket: readonly number[]): void => {
      for (let index = 0; index < bucket.length; index++) {
        const entry = bucket[index]!;
        if (marks[entry] === mark) continue;
        marks[entry] = mark;
        const other = boxes[entry]!;
        if (other.minX <= box.maxX && box.minX <= other.maxX && other.minY <= box.maxY && box.minY <= other.maxY)
          found.push(entry);
      }
    };
    for (let depth = 0; depth < this.#levels.length; depth++) {
      const level = this.#levels[depth]!;
      if (level.size === 0) continue;
      const size = this.#smallest * 4 ** depth;
      const columns = Math.floor(box.maxX / size) - Math.floor(box.minX / size) + 1;
      const rows = Math.floor(box.maxY / size) - Math.floor(box.minY / size) + 1;
      if (columns * rows > level.size) for (const bucket of level.values()) collect(bucket);
      else
        this.#forEachBucket(depth, box, (key) => {
          const bucket = level.get(key);
          if (bucket) collect(bucket);
        });
    }
    return found;
  }

  #levelOf(box: Box): number {
    const side = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    let depth = 0;
    for (let size = this.#smallest; size < side; size *= 4) depth++;
    return depth;
  }

  #forEachBucket(depth: number, box: Box, visit: (key: number) => void): void {
    const size = this.#smallest * 4 ** depth;
    const lastColumn = Math.floor(box.maxX / size);
    const lastRow = Math.floor(box.maxY / size);
    for (let row = Math.floor(box.minY / size); row <= lastRow; row++)
      for (let column = Math.floor(box.minX / size); column <= lastColumn; column++) visit(row * ROW_STRIDE + column);
  }
}

/** More columns than any board has buckets of 1 µm, and row·stride + column still an exact integer. */
const ROW_STRIDE = 2 ** 24;
