/** What a node is, where it is no list: `heads` holds these for atoms, and the number of the first word for lists. */
export const WORD = -1;
export const QUOTED = -2;
/** A quoted text with backslashes in it, which must be taken out before it is read. */
export const ESCAPED = -3;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", a: "\u0007", b: "\b", f: "\f", v: "\v" };

/** Slots of the table of words that were met, by a number made of their letters; a power of two. */
const SLOTS = 4096;
/** Longer texts are ids and sentences, which seldom come twice. */
const LONGEST_KEPT = 24;
/** Beyond this the platform's decoder is faster than a loop in JavaScript. */
const LONGEST_LOOP = 200;

/**
 * An S-expression as columns of numbers, a row a node in the order of the text, the root first. A board of 100 MB has
 * twenty million nodes: as objects they would not fit into memory, and hardly any of them is ever looked at as a
 * text. The text stays the bytes it came as: as a string it would take up to twice as much, and every text cut out of
 * it would keep all of it alive.
 */
export class SyntaxTree {
  /** UTF-8. */
  readonly source: Uint8Array;
  /** Offset of the first byte of each node. */
  starts: Int32Array;
  /** Of atoms one past their last byte; of lists the row after all that stands in them. */
  ends: Int32Array;
  /** `WORD`, `QUOTED`, `ESCAPED`, or for a list the number of its first word, 0 where it begins with none. */
  heads: Int32Array;
  /** Offset of the first of the closing parentheses too many at the end of the file, where there are any. */
  surplus: number | undefined;
  /** 1 where a reader has taken the node. */
  taken = new Uint8Array(0);
  size = 0;
  readonly #numbers = new Map<string, number>([["", 0]]);
  readonly #names: string[] = [""];
  readonly #slots = new Int32Array(SLOTS);
  readonly #words: string[] = new Array<string>(SLOTS).fill("");
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  constructor(source: Uint8Array) {
    this.source = source;
    // Real files have a node to six letters; what is reserved and never touched costs no memory.
    const capacity = (source.length >> 2) + 16;
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.heads = new Int32Array(capacity);
  }

  /** Adds a node and answers its row. Of lists end and head are said later. */
  add(start: number, end: number, head: number): number {
    const row = this.size;
    if (row === this.starts.length) this.#grow();
    this.starts[row] = start;
    this.ends[row] = end;
    this.heads[row] = head;
    this.size = row + 1;
    return row;
  }

  /** The row after a node and all that stands in it: its next sibling, or where its list ends. */
  nextOf(row: number): number {
    return this.heads[row]! < 0 ? row + 1 : this.ends[row]!;
  }

  /** The text of an atom, without quotes and escapes. */
  textOf(row: number): string {
    const [start = 0, end = 0] = [this.starts[row], this.ends[row]];
    switch (this.heads[row]) {
      case WORD:
        return this.#cut(start, end);
      case QUOTED:
        return this.#cut(start + 1, end - 1);
      default:
        return withoutEscapes(this.#cut(start + 1, end - 1));
    }
  }

  /** Whether an atom is written so, bare or in quotes; of words of ASCII letters alone. */
  isText(row: number, text: string): boolean {
    const quotes = this.heads[row] === WORD ? 0 : 1;
    const start = this.starts[row]! + quotes;
    return this.ends[row]! - quotes - start === text.length && this.#isWritten(text, start);
  }

  /** A list as it is written. */
  writtenList(row: number): string {
    const { source } = this;
    const start = this.starts[row]!;
    // Where it ends is not kept: it is looked for behind its last atom, which may have parentheses in quotes.
    let open = 0;
    let at = start;
    for (let node = row; node < this.ends[row]!; node += 1) {
      for (; at < this.starts[node]!; at += 1) if (source[at] === CLOSE) open -= 1;
      if (this.heads[node]! < 0) at = this.ends[node]!;
      else {
        open += 1;
        at += 1;
      }
    }
    for (; open > 0; at += 1) if (source[at] === CLOSE) open -= 1;
    return this.#decoder.decode(source.subarray(start, at));
  }

  /** The first word of a list, "" where it begins with none. */
  nameOf(row: number): string {
    return this.#names[this.heads[row] ?? 0] ?? "";
  }

  /** The number that lists of this name have as their head; undefined where the text has no such list. */
  headOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** The number of a list's first word, which may be new. `hash` is any number that equal words have in common. */
  internHead(row: number, hash: number): number {
    const slot = hash & (SLOTS - 1);
    const likely = this.#slots[slot] ?? 0;
    const name = this.#names[likely] ?? "";
    if (likely !== 0 && this.heads[row] === WORD && this.isText(row, name)) return likely;
    const text = this.textOf(row);
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#names.length;
      this.#numbers.set(text, number);
      this.#names.push(text);
    }
    this.#slots[slot] = number;
    return number;
  }

  /** The text between two offsets; short ones that come again and again are one string. */
  #cut(start: number, end: number): string {
    const { source } = this;
    if (end - start > LONGEST_LOOP) return this.#decoder.decode(source.subarray(start, end));
    let hash = 0;
    let letters = 0;
    for (let at = start; at < end; at += 1) {
      const letter = source[at]!;
      hash = (Math.imul(hash, 31) + letter) | 0;
      letters |= letter;
    }
    if (letters > 127) return this.#decoder.decode(source.subarray(start, end));
    if (end - start > LONGEST_KEPT) return asciiText(source, start, end);
    const slot = hash & (SLOTS - 1);
    const likely = this.#words[slot]!;
    if (likely.length === end - start && this.#isWritten(likely, start)) return likely;
    const text = asciiText(source, start, end);
    this.#words[slot] = text;
    return text;
  }

  #isWritten(text: string, start: number): boolean {
    const { source } = this;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      if (letter > 127 || source[start + at] !== letter) return false;
    }
    return true;
  }

  #grow(): void {
    const larger = (column: Int32Array) => {
      const copy = new Int32Array(column.length * 2);
      copy.set(column);
      return copy;
    };
    this.starts = larger(this.starts);
    this.ends = larger(this.ends);
    this.heads = larger(this.heads);
  }
}

const CLOSE = 41;

/** Many letters at once: one by one, each would be a string of its own on the way. */
function asciiText(s: Uint8Array, start: number, end: number): string {
  let text = "";
  let a = start;
  for (; a + 8 <= end; a += 8)
    text += String.fromCharCode(s[a]!, s[a + 1]!, s[a + 2]!, s[a + 3]!, s[a + 4]!, s[a + 5]!, s[a + 6]!, s[a + 7]!);
  for (; a < end; a += 1) text += String.fromCharCode(s[a]!);
  return text;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([\s\S]?)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
