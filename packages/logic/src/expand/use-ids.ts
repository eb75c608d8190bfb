import { sha256 } from "@tracewright/board";

/**
 * An id of what a use has beside the items of its block, in the form of a UUID (version 8 of RFC 9562), so that KiCad's files
 * keep it as it is. The same use gives the same ids.
 */
export function uuidInUse(use: string, local: string): string {
  const hex = sha256(`${use}\n${local}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
