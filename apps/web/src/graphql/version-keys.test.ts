import { parse, visit } from "graphql";
import { expect, it } from "vitest";
import * as documents from "./generated/documents.ts";

/** By these the cache tells one version of a project from another. */
const KEY = ["id", "majorVersion", "revisionVersion"];

// Without them the answer becomes a record of its own, in the place of the project that is on the screen: a blank page.
it("a query of a project asks for what the cache knows its version by", () => {
  const lacking: string[] = [];
  let read = 0;
  const texts = Object.entries<unknown>({ ...documents });
  for (const [name, text] of texts) {
    if (typeof text !== "string") continue;
    read += 1;
    const document = parse(text);
    const fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === "FragmentDefinition" ? [[one.name.value, one.selectionSet] as const] : [],
      ),
    );
    visit(document, {
      Field: ({ name: field, selectionSet }) => {
        if (field.value !== "edaProjectV2" || !selectionSet) return;
        const asked = selectionSet.selections.flatMap((selection) => {
          if (selection.kind === "Field") return [selection.name.value];
          const inner = selection.kind === "FragmentSpread" ? fragments.get(selection.name.value) : undefined;
          return inner?.selections.flatMap((one) => (one.kind === "Field" ? [one.name.value] : [])) ?? [];
        });
        if (!KEY.every((key) => asked.includes(key))) lacking.push(name);
      },
    });
  }
  expect(lacking).toEqual([]);
  expect(read).toBeGreaterThan(200);
});
