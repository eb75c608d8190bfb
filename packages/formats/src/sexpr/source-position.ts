/** Line and column, both from 1, of an offset in a text of UTF-8; columns count letters as JavaScript does. */
export function sourcePosition(text: Uint8Array, offset: number): { line: number; column: number } {
  return new PositionFinder(text).find(offset);
}

const NEWLINE = 10;

/**
 * Lines and columns of many offsets in one text. It walks from one to the next, onwards or back, and readers ask
 * about in the order of the text: a large file with a remark on every item, even on a single line, is still answered
 * in the time of one reading.
 */
export class PositionFinder {
  readonly #text: Uint8Array;
  #at = 0;
  #line = 1;
  #column = 1;

  constructor(text: Uint8Array) {
    this.#text = text;
  }

  find(offset: number): { line: number; column: number } {
    const text = this.#text;
    for (
      let next = text.indexOf(NEWLINE, this.#at);
      next !== -1 && next < offset;
      next = text.indexOf(NEWLINE, next + 1)
    ) {
      this.#line += 1;
      this.#at = next + 1;
      this.#column = 1;
    }
    if (offset < this.#at) this.#goBackTo(offset);
    this.#column += lettersBetween(text, this.#at, offset);
    this.#at = offset;
    return { line: this.#line, column: this.#column };
  }

  /** To the offset itself on the same line, to the beginning of its line where that is another one. */
  #goBackTo(offset: number): void {
    const text = this.#text;
    let newline = text.lastIndexOf(NEWLINE, this.#at - 1);
    if (newline < offset) {
      this.#column -= lettersBetween(text, offset, this.#at);
      this.#at = offset;
      return;
    }
    for (; newline >= offset; newline = newline === 0 ? -1 : text.lastIndexOf(NEWLINE, newline - 1)) this.#line -= 1;
    this.#at = newline + 1;
    this.#column = 1;
  }
}

/** UTF-16 code units: one for each character, two for those of four bytes. */
function lettersBetween(text: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to; at += 1) {
    const byte = text[at]!;
    if ((byte & 0xc0) !== 0x80) letters += byte >= 0xf0 ? 2 : 1;
  }
  return letters;
}
