import fc from "fast-check";
import { expect, it } from "vitest";
import { markRead, mergePages } from "./merge-pages.ts";

const entry = fc.record({ id: fc.integer({ min: 1, max: 120 }).map(String), read: fc.boolean() });
const answer = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 10 });

it("shows each notification once, newest first, as it was last heard of, in whatever order the answers come", () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 6 }), (answers) => {
      const shown = answers.reduce<readonly { id: string; read: boolean }[]>(mergePages, []);
      const ids = shown.map(({ id }) => Number(id));
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
      const last = new Map(answers.flat().map((one) => [one.id, one.read]));
      expect(new Map(shown.map((one) => [one.id, one.read]))).toEqual(last);
    }),
  );
});

it("marks one as read, or all, and nothing else changes", () => {
  const entries = [
    { id: "2", read: false },
    { id: "1", read: false },
  ];
  expect(markRead(entries, "1")).toEqual([
    { id: "2", read: false },
    { id: "1", read: true },
  ]);
  expect(markRead(entries).every(({ read }) => read)).toBe(true);
});
