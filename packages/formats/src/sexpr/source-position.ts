/** Line and column, both from 1, of an offset in a text. */
export function sourcePosition(text: string, offset: number): { line: number; column: number } {
  return new PositionFinder(text).find(offset);
}

/**
 * Lines and columns of many offsets in one text. Readers ask in the order of the text, so each line is counted once: a
 * large file with a remark on every item is still answered in the time of one reading.
 */
export class PositionFinder {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(offset: number): { line: number; column: number } {
    if (offset < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
    }
    for (
      let at = this.#text.indexOf("\n", this.#lineStart);
      at !== -1 && at < offset;
      at = this.#text.indexOf("\n", at + 1)
    ) {
      this.#line += 1;
      this.#lineStart = at + 1;
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}
