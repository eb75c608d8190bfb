/** The sections of the page on which a block is edited, from the top. */
export const SECTIONS = [
  "about",
  "files",
  "ports",
  "materials",
  "parameters",
  "needs",
  "claims",
  "validation",
] as const;
export type Section = (typeof SECTIONS)[number];

const BEGINNINGS: readonly (readonly [beginning: string, section: Section])[] = [
  ["FILE_", "files"],
  ["CIRCUIT_", "files"],
  ["LAYOUT_", "files"],
  ["PORT_", "ports"],
  ["NEED_", "needs"],
  ["MATERIAL_", "materials"],
  ["PARAMETER_", "parameters"],
  ["FORMULA_", "parameters"],
];

/** Where a reason of the validation can be put right; of what no section is about, the validation itself. */
export function sectionOf(kind: string): Section {
  return BEGINNINGS.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "validation";
}
