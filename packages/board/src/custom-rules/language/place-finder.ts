import type { SourcePlace } from "./rule-file.ts";

/** Lines and columns of offsets in one text. */
export class PlaceFinder {
  readonly #starts: number[] = [0];

  constructor(source: string) {
    for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  find(offset: number): SourcePlace {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  }
}
