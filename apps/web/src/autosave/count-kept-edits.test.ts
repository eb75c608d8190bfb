import { expect, it } from "vitest";
import { STORAGE_KEYS } from "../storage-keys.ts";
import { countKeptEdits } from "./count-kept-edits.ts";
import { type KeptFor, keepEdits } from "./kept-edits.ts";

const WHOSE: KeptFor = { userId: "mina", projectId: "radio" };

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

function keep(storage: ReturnType<typeof memory>, whose: KeptFor & { readonly tab?: string }, count: number): void {
  const patches = Array.from({ length: count }, () => ({ lists: [], settings: [] }));
  keepEdits(storage, whose).write({ base: { majorVersion: 1, revisionVersion: 0, boardHash: "h" }, patches });
}

it("counts what this tab could not save of a project, and nothing of other tabs, people and projects", () => {
  const [storage, session] = [memory(), memory()];
  expect(countKeptEdits(storage, session, WHOSE)).toBe(0);
  session.setItem(STORAGE_KEYS.tab, "first");
  keep(storage, { ...WHOSE, tab: "second" }, 9);
  keep(storage, { ...WHOSE, userId: "joon", tab: "first" }, 9);
  keep(storage, { ...WHOSE, projectId: "lamp", tab: "first" }, 9);
  expect(countKeptEdits(storage, session, WHOSE)).toBe(0);
  keep(storage, { ...WHOSE, tab: "first" }, 3);
  expect(countKeptEdits(storage, session, WHOSE)).toBe(3);
});

it("counts what is kept where tabs cannot be told apart", () => {
  const storage = memory();
  keep(storage, WHOSE, 2);
  expect(countKeptEdits(storage, memory(), WHOSE)).toBe(2);
});
