import { describe, expect, it } from "vitest";
import { FROZEN } from "../../blocks/index.ts";
import { documentOf } from "../document-of.ts";
import { factsOf } from "../facts-of.ts";
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
