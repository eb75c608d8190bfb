import { type DocumentNode, visit } from "graphql";
import { expect, it } from "vitest";
import * as documents from "./generated/documents.ts";

/** By these the cache tells one version of a project from another. */
const KEY = ["id", "majorVersion", "revisionVersion"];

// Without them the answer becomes a record of its own, in the place of the project that is on the screen: a blank page.
it("whoever asks for a project asks for what the cache knows its version by", () => {
  const lacking: string[] = [];
  for (const [name, document] of Object.entries(documents)) {
    if (typeof document !== "object" || !("definitions" in document)) continue;
    const fragments = new Map(
      (document as DocumentNode).definitions.flatMap((one) =>
        one.kind === "FragmentDefinition" ? [[one.name.value, one.selectionSet] as const] : [],
      ),
    );
    visit(document as DocumentNode, {
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
});
