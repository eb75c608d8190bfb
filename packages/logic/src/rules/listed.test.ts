import { describe, expect, it } from "vitest";
import { englishList, LIST_GAP, withLists } from "./listed.ts";

describe("lists in facts", () => {
  it("are worded by who shows them; other facts stay", () => {
    const facts = { ports: ["A.SDA", "B and C.SCL", "D"].join(LIST_GAP), net: "3V3, out", count: 2 };
    expect(withLists(facts, englishList)).toEqual({ ports: "A.SDA, B and C.SCL and D", net: "3V3, out", count: 2 });
    const korean = new Intl.ListFormat("ko");
    expect(withLists(facts, (parts) => korean.format(parts)).ports).toBe("A.SDA, B and C.SCL 및 D");
  });

  it("of one part are that part", () => {
    expect(englishList(["A"])).toBe("A");
  });
});
