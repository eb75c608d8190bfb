import { describe, expect, it } from "vitest";
import { hasSameMembers } from "./use-same-members.ts";

describe("two lists of ids", () => {
  it("are the same in another order, and as list or set", () => {
    expect(hasSameMembers(["a", "b"], ["b", "a"])).toBe(true);
    expect(hasSameMembers(new Set(["a", "b"]), ["a", "b"])).toBe(true);
  });

  it("differ by one member, whichever has it", () => {
    expect(hasSameMembers(["a"], ["a", "b"])).toBe(false);
    expect(hasSameMembers(["a", "b"], ["a"])).toBe(false);
    expect(hasSameMembers(["a", "b"], ["a", "c"])).toBe(false);
  });

  it("are not joined: an id may contain a space", () => {
    expect(hasSameMembers(["a b"], ["a", "b"])).toBe(false);
  });

  it("that are not there are the same as each other alone", () => {
    expect(hasSameMembers(undefined, undefined)).toBe(true);
    expect(hasSameMembers(undefined, [])).toBe(false);
  });
});
