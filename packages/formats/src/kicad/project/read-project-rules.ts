import type { DesignRules, Diagnostic } from "@tracewright/board";
import { readLegacyProject } from "./read-legacy-project.ts";
import { readKicadProject } from "./read-project.ts";

/** A date, or a section. */
const LEGACY_BEGINNING = /^\s*(update=|\[\w+\]\s*[\r\n])/;

/** Reads the rules of a project file over those that hold without it: a `.kicad_pro` (JSON) or a `.pro` (INI), by content. */
export function readProjectRules(
  text: string,
  context: { readonly fileName: string; readonly base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  return LEGACY_BEGINNING.test(text) ? readLegacyProject(text, context) : readKicadProject(text, context);
}
