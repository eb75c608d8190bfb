import type { Finding } from "@tracewright/board";

/** A finding under the number that it keeps as long as it stands. */
export interface KeyedFinding {
  readonly key: number;
  readonly finding: Finding;
}

/** What findings depend on: rechecked as a whole, and with it all its findings. Compared by identity. */
export type Owner = object | string;

interface Entry {
  key: number;
  readonly finding: Finding;
  readonly owners: readonly Owner[];
}

/** The findings of a board, each with what it depends on: an owner that is rechecked takes its findings along. */
export class FindingStore {
  readonly #byOwner = new Map<Owner, Set<Entry>>();
  readonly #entries = new Set<Entry>();
  #gone: Entry[] = [];
  #come = new Set<Entry>();
  #last = 0;

  get findings(): readonly Finding[] {
    return [...this.#entries].map(({ finding }) => finding);
  }

  get keyed(): readonly KeyedFinding[] {
    return [...this.#entries].map(({ key, finding }) => ({ key, finding }));
  }

  add(findings: readonly Finding[], ...owners: readonly Owner[]): void {
    for (const finding of findings) {
      const entry: Entry = { key: ++this.#last, finding, owners };
      this.#entries.add(entry);
      this.#come.add(entry);
      for (const owner of owners) {
        const held = this.#byOwner.get(owner);
        if (held) held.add(entry);
        else this.#byOwner.set(owner, new Set([entry]));
      }
    }
  }

  drop(owner: Owner): void {
    for (const entry of this.#byOwner.get(owner) ?? []) {
      for (const other of entry.owners) if (other !== owner) this.#byOwner.get(other)?.delete(entry);
      this.#entries.delete(entry);
      if (!this.#come.delete(entry)) this.#gone.push(entry);
    }
    this.#byOwner.delete(owner);
  }

  clear(): void {
    this.#gone.push(...[...this.#entries].filter((entry) => !this.#come.has(entry)));
    this.#come.clear();
    this.#entries.clear();
    this.#byOwner.clear();
  }

  /** What has gone and come since this was asked last. A finding that was made again word for word has stayed. */
  settle(): { readonly gone: readonly number[]; readonly come: readonly KeyedFinding[] } {
    const stayed = new Map<string, Entry[]>();
    const gone = new Set(this.#gone);
    if (this.#come.size > 0)
      for (const entry of this.#gone) {
        const words = JSON.stringify(entry.finding);
        const same = stayed.get(words);
        if (same) same.push(entry);
        else stayed.set(words, [entry]);
      }
    const come: KeyedFinding[] = [];
    for (const entry of this.#come) {
      const before = stayed.size > 0 ? stayed.get(JSON.stringify(entry.finding))?.pop() : undefined;
      if (before) {
        entry.key = before.key;
        gone.delete(before);
      } else come.push({ key: entry.key, finding: entry.finding });
    }
    this.#gone = [];
    this.#come = new Set();
    return { gone: [...gone].map(({ key }) => key), come };
  }
}
