/** What a node is, where it is no list: `heads` holds these for atoms, and the number of the first word for lists. */
export const WORD = -1;
export const QUOTED = -2;
/** A quoted text with backslashes in it, which must be taken out before it is read. */
export const ESCAPED = -3;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", a: "\u0007", b: "\b", f: "\f", v: "\v" };

/** Slots of the table that finds the number of a first word without cutting it out of the text; a power of two. */
const SLOTS = 1024;

/**
 * An S-expression as columns of numbers, a row a node in the order of the text, the root first. A board of 100 MB has
 * twenty million nodes: as objects they would not fit into memory, and hardly any of them is ever looked at as a text.
 */
export class SyntaxTree {
  readonly source: string;
  /** Offset of the first character of each node. */
  starts: Int32Array;
  /** One past its last. */
  ends: Int32Array;
  /** The row after a node and all that stands in it: its next sibling, or where its list ends. */
  nexts: Int32Array;
  /** `WORD`, `QUOTED`, `ESCAPED`, or for a list the number of its first word, 0 where it begins with none. */
  heads: Int32Array;
  /** 1 where a reader has taken the node. */
  taken = new Uint8Array(0);
  size = 0;
  readonly #numbers = new Map<string, number>([["", 0]]);
  readonly #names: string[] = [""];
  readonly #slots = new Int32Array(SLOTS);

  constructor(source: string) {
    this.source = source;
    // Real files have a node to six letters; what is reserved and never touched costs no memory.
    const capacity = (source.length >> 2) + 16;
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.nexts = new Int32Array(capacity);
    this.heads = new Int32Array(capacity);
  }

  /** Adds a node and answers its row. Of lists end, next and head are said later. */
  add(start: number, end: number, head: number): number {
    const row = this.size;
    if (row === this.starts.length) this.#grow();
    this.starts[row] = start;
    this.ends[row] = end;
    this.nexts[row] = row + 1;
    this.heads[row] = head;
    this.size = row + 1;
    return row;
  }

  /** The text of an atom, without quotes and escapes. */
  textOf(row: number): string {
    const [start = 0, end = 0] = [this.starts[row], this.ends[row]];
    switch (this.heads[row]) {
      case WORD:
        return this.source.slice(start, end);
      case QUOTED:
        return this.source.slice(start + 1, end - 1);
      default:
        return withoutEscapes(this.source.slice(start + 1, end - 1));
    }
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
    const [start = 0, end = 0] = [this.starts[row], this.ends[row]];
    const slot = hash & (SLOTS - 1);
    const likely = this.#slots[slot] ?? 0;
    const name = this.#names[likely] ?? "";
    if (likely !== 0 && this.heads[row] === WORD && name.length === end - start && this.source.startsWith(name, start))
      return likely;
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

  #grow(): void {
    const larger = (column: Int32Array) => {
      const copy = new Int32Array(column.length * 2);
      copy.set(column);
      return copy;
    };
    this.starts = larger(this.starts);
    this.ends = larger(this.ends);
    this.nexts = larger(this.nexts);
    this.heads = larger(this.heads);
  }
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([\s\S]?)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
