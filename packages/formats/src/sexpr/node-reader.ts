import { type Atom, headOf, type List } from "./s-expression.ts";

/**
 * Reads one list by taking what it understands out of it. What nobody took is what the reader has no word for:
 * `leftovers` gives it back as written, so that nothing is lost silently.
 */
export class NodeReader {
  readonly list: List;
  readonly #source: string;
  readonly #taken = new Set<number>([0]);

  constructor(list: List, source: string) {
    this.list = list;
    this.#source = source;
  }

  get name(): string {
    return headOf(this.list);
  }

  /** Offset in the source, for messages. */
  get start(): number {
    return this.list.start;
  }

  /** The first untaken list of that name. */
  take(name: string): NodeReader | undefined {
    const index = this.list.items.findIndex(
      (item, place) => item.kind === "list" && headOf(item) === name && !this.#taken.has(place),
    );
    if (index === -1) return undefined;
    this.#taken.add(index);
    return new NodeReader(this.list.items[index] as List, this.#source);
  }

  /** Every untaken list with one of these names, in order. */
  takeAll(...names: readonly string[]): NodeReader[] {
    const found: NodeReader[] = [];
    for (const [index, item] of this.list.items.entries()) {
      if (item.kind !== "list" || this.#taken.has(index) || !names.includes(headOf(item))) continue;
      this.#taken.add(index);
      found.push(new NodeReader(item, this.#source));
    }
    return found;
  }

  /** The next untaken word or string. */
  takeAtom(): string | undefined {
    for (const [index, item] of this.list.items.entries()) {
      if (item.kind !== "atom" || this.#taken.has(index)) continue;
      this.#taken.add(index);
      return item.text;
    }
    return undefined;
  }

  takeAtoms(): string[] {
    const atoms: string[] = [];
    for (let atom = this.takeAtom(); atom !== undefined; atom = this.takeAtom()) atoms.push(atom);
    return atoms;
  }

  /** A flag written as a bare word (`locked`), as `(locked)` or as `(locked yes)`; false for `(locked no)`. */
  takeFlag(name: string): boolean {
    const index = this.list.items.findIndex(
      (item, place) => item.kind === "atom" && !item.quoted && item.text === name && !this.#taken.has(place),
    );
    if (index !== -1) {
      this.#taken.add(index);
      return true;
    }
    const word = this.take(name);
    return word ? isYes(word.takeAtom() ?? "yes") : false;
  }

  /** The single text of a child list: `(descr "…")`. */
  takeText(name: string): string | undefined {
    return this.take(name)?.takeAtom();
  }

  /** Whether a list or bare word of that name is there, without taking it. */
  has(name: string): boolean {
    return this.list.items.some((item) => (item.kind === "list" ? headOf(item) === name : item.text === name));
  }

  atoms(): readonly Atom[] {
    return this.list.items.filter((item) => item.kind === "atom");
  }

  /** Source text of every list that nobody took. */
  leftovers(): string[] {
    return this.list.items
      .filter((item, index) => item.kind === "list" && !this.#taken.has(index))
      .map((item) => this.#source.slice(item.start, (item as List).end));
  }
}

export function isYes(word: string): boolean {
  return word === "yes" || word === "true" || word === "1";
}
