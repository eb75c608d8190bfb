import type { Fact } from "./facts.tsx";

/** Fields that KiCad keeps for its own library browser; of these only the description says something of the part. */
const OF_KICAD = /^ki_/;
const DESCRIPTION = "ki_description";

/** A part's fields as they are worth reading. `description` is the word for the one that KiCad calls `ki_description`. */
export function shownFields(properties: Readonly<Record<string, string>>, description: string): readonly Fact[] {
  const told = properties[DESCRIPTION] ?? "";
  const others = Object.entries(properties).filter(([name]) => !OF_KICAD.test(name));
  // Later versions write the description as a field of that name beside it.
  const isTold = told === "" || others.some(([name, value]) => name.toLowerCase() === "description" && value !== "");
  return isTold ? others : [[description, told], ...others];
}
