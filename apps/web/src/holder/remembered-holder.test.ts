import { expect, it } from "vitest";
import { readHolder, writeHolder } from "./remembered-holder.ts";

function storage(text?: string) {
  let stored = text ?? null;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}

it("the team that was last worked in is remembered for its account alone", () => {
  const shared = storage();
  writeHolder(shared, "mina", { teamId: "rover", isShown: true });
  expect(readHolder(shared, "mina")).toEqual({ teamId: "rover", isShown: true });
  expect(readHolder(shared, "joon")).toBeUndefined();
});

it.each(["", "{", "null", "7", '{"userId":"mina"}', '{"userId":"mina","teamId":7,"isShown":true}'])(
  "what is stored as %s remembers nothing",
  (text) => {
    expect(readHolder(storage(text), "mina")).toBeUndefined();
  },
);

it("a browser that stores nothing forgets, and does not fail", () => {
  const full = {
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => writeHolder(full, "mina", { teamId: "rover", isShown: true })).not.toThrow();
});
