import { parseDecimal } from "./parse-decimal.ts";
import { type SyntaxTree, WORD } from "./syntax-tree.ts";

/**
 * Reads one list by taking what it understands out of it. The rest is unknown to the reader:
 * `leftovers` gives it back as written, so that nothing is lost silently.
 */
export class NodeReader {
  readonly #tree: SyntaxTree;
  readonly #row: number;
  /** The row after the list. */
  readonly #end: number;
  /** Every atom before this row is taken. */
  #firstAtom: number;

  constructor(tree: SyntaxTree, row = 0) {
    this.#tree = tree;
    this.#row = row;
    this.#end = tree.nextOf(row);
    const isNamed = row + 1 < this.#end && (tree.heads[row + 1] ?? 0) < 0;
    this.#firstAtom = isNamed ? row + 2 : row + 1;
  }

  get name(): string {
    return this.#tree.nameOf(this.#row);
  }

  /** Offset in the source, for messages. */
  get start(): number {
    return this.#tree.starts[this.#row] ?? 0;
  }

  /** The list as it is written. */
  get source(): string {
    return this.#tree.writtenList(this.#row);
  }

  /** The first untaken list of that name. */
  take(name: string): NodeReader | undefined {
    const row = this.#find(name);
    if (row === undefined) return undefined;
    this.#tree.taken[row] = 1;
    return new NodeReader(this.#tree, row);
  }

  /** Every untaken list with one of these names, in order. */
  takeAll(...names: readonly string[]): NodeReader[] {
    const { heads, ends, taken } = this.#tree;
    const wanted = names.map((name) => this.#tree.headOf(name)).filter((head) => head !== undefined);
    const found: NodeReader[] = [];
    if (wanted.length === 0) return found;
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!) {
      const head = heads[row]!;
      if (head < 0 || taken[row] === 1 || !wanted.includes(head)) continue;
      taken[row] = 1;
      found.push(new NodeReader(this.#tree, row));
    }
    return found;
  }

  /** Every untaken list, whatever its name. */
  takeLists(): NodeReader[] {
    const { heads, ends, taken } = this.#tree;
    const found: NodeReader[] = [];
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!) {
      if (heads[row]! < 0 || taken[row] === 1) continue;
      taken[row] = 1;
      found.push(new NodeReader(this.#tree, row));
    }
    return found;
  }

  /** Every list of that name, however deep it stands, in the order of the text; taken or not, and not taken by this. */
  findAllWithin(name: string): NodeReader[] {
    const wanted = this.#tree.headOf(name);
    const found: NodeReader[] = [];
    if (wanted === undefined) return found;
    for (let row = this.#row + 1; row < this.#end; row += 1)
      if (this.#tree.heads[row] === wanted) found.push(new NodeReader(this.#tree, row));
    return found;
  }

  /** The next untaken word or string, which stays untaken. */
  peekAtom(): string | undefined {
    const row = this.#nextAtom();
    return row === undefined ? undefined : this.#tree.textOf(row);
  }

  /** The next untaken word or string. */
  takeAtom(): string | undefined {
    const row = this.#nextAtom();
    if (row === undefined) return undefined;
    this.#tree.taken[row] = 1;
    return this.#tree.textOf(row);
  }

  takeAtoms(): string[] {
    const atoms: string[] = [];
    for (let atom = this.takeAtom(); atom !== undefined; atom = this.takeAtom()) atoms.push(atom);
    return atoms;
  }

  /** The next untaken atom when it is a plain decimal number; NaN, and nothing taken, when it is anything else. */
  takeNumber(): number {
    const row = this.#nextAtom();
    if (row === undefined || this.#tree.heads[row] !== WORD) return Number.NaN;
    const value = parseDecimal(this.#tree.source, this.#tree.starts[row]!, this.#tree.ends[row]!);
    if (!Number.isNaN(value)) this.#tree.taken[row] = 1;
    return value;
  }

  /** A flag written as a bare word (`locked`), as `(locked)` or as `(locked yes)`; false for `(locked no)`. */
  takeFlag(name: string): boolean {
    const { heads, ends, taken } = this.#tree;
    for (let row = this.#firstAtom; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!) {
      if (heads[row] !== WORD || taken[row] === 1 || !this.#tree.isText(row, name)) continue;
      taken[row] = 1;
      return true;
    }
    const list = this.take(name);
    return list ? isYes(list.takeAtom() ?? "yes") : false;
  }

  /** A flag as a bare word right before a text: `(fp_text user locked "a")`. A single word is the text, as KiCad 5 wrote it. */
  takeFlagBeforeText(name: string): boolean {
    const row = this.#nextAtom();
    if (row === undefined || row + 1 >= this.#end) return false;
    const { heads, taken } = this.#tree;
    if (heads[row] !== WORD || heads[row + 1]! >= 0 || this.#tree.textOf(row) !== name) return false;
    taken[row] = 1;
    return true;
  }

  /** The single text of a child list: `(descr "…")`. */
  takeText(name: string): string | undefined {
    return this.take(name)?.takeAtom();
  }

  /** Whether a list or an atom of that name is there, taken or not, without taking it. */
  has(name: string): boolean {
    const { heads, ends } = this.#tree;
    const head = this.#tree.headOf(name);
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!)
      if (heads[row] === head || (heads[row]! < 0 && this.#tree.isText(row, name))) return true;
    return false;
  }

  /**
   * The second word of the first list of that name whose first word is `first`, or the third where a bare `flag` stands
   * between; nothing is taken.
   */
  peekTextAfter(name: string, first: string, flag?: string): string | undefined {
    const { heads, ends } = this.#tree;
    const wanted = this.#tree.headOf(name);
    if (wanted === undefined) return undefined;
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!) {
      if (heads[row] !== wanted || ends[row]! < row + 4 || heads[row + 2]! >= 0 || heads[row + 3]! >= 0) continue;
      if (this.#tree.textOf(row + 2) !== first) continue;
      const isFlagged = heads[row + 3] === WORD && row + 4 < ends[row]! && heads[row + 4]! < 0;
      return this.#tree.textOf(isFlagged && this.#tree.textOf(row + 3) === flag ? row + 4 : row + 3);
    }
    return undefined;
  }

  /** Source text of every list that was not consumed. */
  leftovers(): string[] {
    const { heads, ends, taken } = this.#tree;
    const texts: string[] = [];
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!)
      if (heads[row]! >= 0 && taken[row] === 0) texts.push(this.#tree.writtenList(row));
    return texts;
  }

  #find(name: string): number | undefined {
    const { heads, ends, taken } = this.#tree;
    const wanted = this.#tree.headOf(name);
    if (wanted === undefined) return undefined;
    for (let row = this.#row + 1; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!)
      if (heads[row] === wanted && taken[row] === 0) return row;
    return undefined;
  }

  #nextAtom(): number | undefined {
    const { heads, ends, taken } = this.#tree;
    for (let row = this.#firstAtom; row < this.#end; row = heads[row]! < 0 ? row + 1 : ends[row]!) {
      if (heads[row]! >= 0 || taken[row] === 1) continue;
      this.#firstAtom = row;
      return row;
    }
    this.#firstAtom = this.#end;
    return undefined;
  }
}

export function isYes(word: string): boolean {
  return word === "yes" || word === "true" || word === "1";
}
