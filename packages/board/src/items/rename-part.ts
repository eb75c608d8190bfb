import type { Footprint } from "../records/footprint.ts";

/**
 * The part by another reference or value. Its text of that role says the new one, as in KiCad, where both are one thing; a text
 * that names a variable, or was written otherwise, stays.
 */
export function renamePart(part: Footprint, role: "reference" | "value", name: string): Footprint {
  const old = part[role];
  if (old === name) return part;
  const texts = part.texts.map((text) => (text.role === role && text.text === old ? { ...text, text: name } : text));
  return { ...part, [role]: name, texts };
}
