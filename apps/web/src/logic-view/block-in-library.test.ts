import { expect, it } from "vitest";
import { blockInLibrary } from "./block-in-library.ts";

const card = {
  id: "b1",
  name: "LDO",
  schematic: { svgUrl: null, jsonUrl: `/blocks/b1/${"a".repeat(64)}/document` },
  footprint: null,
  versionNumber: 2,
  currentVersion: { id: "v2", number: 2 },
};

it("a block is taken in its complete version, by the hash of its document", () => {
  expect(blockInLibrary(card)).toEqual({
    block: { id: "b1", version: 2, hash: "a".repeat(64) },
    name: "LDO",
    url: card.schematic.jsonUrl,
  });
});

it("a draft, or a block without a document, cannot be taken", () => {
  expect(blockInLibrary({ ...card, versionNumber: 3 })).toBeUndefined();
  expect(blockInLibrary({ ...card, currentVersion: null })).toBeUndefined();
  expect(blockInLibrary({ ...card, schematic: null })).toBeUndefined();
});
