import type { EditPatch } from "@tracewright/board";
import { beforeEach, describe, expect, it } from "vitest";
import { claimKeptEdits } from "./claim-kept-edits.ts";
import type { HoldLock } from "./hold-lock.ts";

/** A browser's storage in memory. */
class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  readonly [name: string]: unknown;
  get length() {
    return this.#texts.size;
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.#texts.set(key, text);
  }
  removeItem(key: string) {
    this.#texts.delete(key);
  }
  clear() {
    this.#texts.clear();
  }
}

const EDITS = { base: { majorVersion: 1, revisionVersion: 0, boardHash: "h" }, patches: [] as EditPatch[] };
const editsOf = (revisionVersion: number) => ({ ...EDITS, base: { ...EDITS.base, revisionVersion } });

describe("the place of unsaved edits", () => {
  let storage: MemoryStorage;
  let held: Set<string>;
  let count: number;
  const hold: HoldLock = async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    return () => void held.delete(name);
  };
  const open = (session: Storage, projectId = "p") =>
    claimKeptEdits({ storage, session, hold, newId: () => `tab${count++}`, userId: "u", projectId });

  beforeEach(() => {
    storage = new MemoryStorage();
    held = new Set();
    count = 0;
  });

  it("belongs to one tab: two tabs of a project do not overwrite each other's", async () => {
    const [a, b] = [await open(new MemoryStorage()), await open(new MemoryStorage())];
    a.kept.write(editsOf(1));
    b.kept.write(editsOf(2));
    expect([a.kept.read(), b.kept.read()]).toEqual([editsOf(1), editsOf(2)]);
    a.kept.clear();
    expect(b.kept.read()).toEqual(editsOf(2));
  });

  it("is the same after a reload, and another in a tab that was duplicated", async () => {
    const session = new MemoryStorage();
    const first = await open(session);
    first.kept.write(editsOf(1));
    const copy = new MemoryStorage();
    copy.setItem("tracewright-tab", session.getItem("tracewright-tab")!);
    const duplicate = await open(copy);
    expect(duplicate.kept.read()).toBeUndefined();
    first.release();
    expect((await open(session)).kept.read()).toEqual(editsOf(1));
  });

  it("is that of a tab that is gone and has left edits, and of each such tab for one that comes after it", async () => {
    const gone = [await open(new MemoryStorage()), await open(new MemoryStorage())];
    for (const [index, tab] of gone.entries()) tab.kept.write(editsOf(index));
    for (const tab of gone) tab.release();
    const taken = [await open(new MemoryStorage()), await open(new MemoryStorage()), await open(new MemoryStorage())];
    expect(taken.map(({ kept }) => kept.read()?.base.revisionVersion)).toEqual([0, 1, undefined]);
  });

  it("is its own again in a tab that has taken over another's once and gone on with other projects", async () => {
    const session = new MemoryStorage();
    const lone = await open(session, "other");
    lone.kept.write(editsOf(1));
    const here = await open(session);
    expect(here.kept.read()).toBeUndefined();
    here.kept.write(editsOf(2));
    expect(lone.kept.read()).toEqual(editsOf(1));
  });

  it("is one for all tabs where the browser does not tell which of them live", async () => {
    const [a, b] = [
      await claimKeptEdits({
        storage,
        session: new MemoryStorage(),
        hold: undefined,
        newId: () => "",
        userId: "u",
        projectId: "p",
      }),
      await claimKeptEdits({
        storage,
        session: new MemoryStorage(),
        hold: undefined,
        newId: () => "",
        userId: "u",
        projectId: "p",
      }),
    ];
    a.kept.write(editsOf(1));
    expect(b.kept.read()).toEqual(editsOf(1));
  });
});
