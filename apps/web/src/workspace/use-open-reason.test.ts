import { describe, expect, it } from "vitest";
import { wordsOfObject } from "./use-open-reason.ts";

describe("what stands in the way of a connection", () => {
  it.each([
    ["R12 pad 2", "pad", { part: "R12", number: "2" }],
    ["U pad 3 pad A1", "pad", { part: "U pad 3", number: "A1" }],
    ["hole of J1 pad 10", "padHole", { part: "J1", number: "10" }],
    ["hole of via", "viaHole", { part: "", number: "" }],
    ["board edge", "edge", { part: "", number: "" }],
    ["keepout", "keepout", { part: "", number: "" }],
    ["keepout antenna", "keepoutNamed", { part: "antenna", number: "" }],
  ])("%s is told by its parts", (object, key, values) => {
    expect(wordsOfObject(object)).toEqual({ key, values });
  });

  it("is told as it was named where it is nothing of the kind", () => {
    expect(wordsOfObject("constructor")).toBeUndefined();
  });
});
