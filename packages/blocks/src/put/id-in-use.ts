import { sha256 } from "@tracewright/board";

/** The id on a board of what a block calls `local`: the same use gives the same ids, another use others. */
export function idInUse(use: string, local: string): string {
  return sha256(`${use}\n${local}`).slice(0, 32);
}
