import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FROZEN } from "../../blocks/index.ts";
import { documentOf } from "../document-of.ts";
import { factsOf } from "../facts-of.ts";
import { proofsTable } from "../proofs-table.ts";
import { PROOFS } from "./proofs.ts";

describe.each(FROZEN.map((block) => [block.definition.key, block] as const))(
  "the block %s",
  (_, { definition, layout, facts }) => {
    const document = documentOf(definition, layout);

    it("is the one that was frozen: `npm run blocks:freeze` where it was meant to change", () => {
      expect(factsOf(document)).toEqual(facts);
    });

    it.each(Object.entries(PROOFS))("is proved: %s", async (_name, prove) => {
      expect(await prove({ definition, document })).toEqual([]);
    });
  },
);

it("no two blocks have a key or a name in common", () => {
  const names = FROZEN.flatMap(({ definition: { key, names } }) => [key, names.en, names.ko]);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

it("the table of blocks in the documents is of these blocks", () => {
  const file = join(import.meta.dirname, "../../../../docs/blocks/proofs.md");
  expect(readFileSync(file, "utf8")).toBe(proofsTable(FROZEN));
});

it("there are at least forty blocks, of every kind that a board begins with", () => {
  expect(FROZEN.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FROZEN.map(({ definition }) => definition.category)).size).toBeGreaterThanOrEqual(11);
});
