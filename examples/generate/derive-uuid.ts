import { sha256 } from "@tracewright/board";

/** A UUID (version 8: its digits mean what their maker wants) that follows from a name alone. */
export function deriveUuid(...name: readonly string[]): string {
  const hex = sha256(`tracewright example:${name.join("/")}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
