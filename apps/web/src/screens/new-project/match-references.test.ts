import { expect, it } from "vitest";
import { matchReferences } from "./match-references.ts";

it("takes a reference by its name or by its beginning, each once, and nothing that only looks like it", () => {
  const references = ["J1", "J1", "J10", "H1", "HS1", "R1", "R(1)"];
  expect(matchReferences(references, ["J1", "H?"])).toEqual(["J1", "H1"]);
  expect(matchReferences(references, ["H*", "J1*"])).toEqual(["J1", "J10", "H1", "HS1"]);
  expect(matchReferences(references, ["R(1)"])).toEqual(["R(1)"]);
  expect(matchReferences(references, ["."])).toEqual([]);
});
