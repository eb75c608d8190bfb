import type { Foreign } from "@tracewright/board";
import { parseSExpression } from "./parse-s-expression.ts";

/**
 * Whether a piece of a file that came from outside can be written among others without closing or opening what is not
 * its own. Only KiCad's pieces are ever written again.
 */
export function isWholeFragment(format: Foreign["format"], fragment: string): boolean {
  return format !== "kicad" || "tree" in parseSExpression(`(${fragment})`);
}
