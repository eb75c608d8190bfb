import type { NamedText, ReferenceReport } from "./place-references.ts";

/** Names are listed up to so many. */
const MAX_NAMED = 12;

/** What is to be said of the texts of a board, a sentence each; nothing where all lie free in their own size. */
export function describeReferences({ smaller, hidden }: Pick<ReferenceReport, "smaller" | "hidden">): string[] {
  return [
    ...(hidden.length > 0
      ? [
          `No free place on silkscreen, hidden there: ${listNames(hidden)}. They are still in the file and can be shown.`,
        ]
      : []),
    ...(smaller.length > 0 ? [`Printed smaller on silkscreen, to find a place: ${listNames(smaller)}.`] : []),
  ];
}

function listNames(texts: readonly NamedText[]): string {
  const names = texts.map(({ reference, role }) => (role === "reference" ? reference : `the value of ${reference}`));
  const shown = names.slice(0, MAX_NAMED).join(", ");
  return names.length > MAX_NAMED ? `${shown} and ${names.length - MAX_NAMED} more` : shown;
}
