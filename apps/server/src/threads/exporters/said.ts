import type { Diagnostic } from "@tracewright/board";
import type { SaidRemark } from "../messages/export-messages.ts";

/** What a remark says, without where. */
export function said({ message, words }: Diagnostic): SaidRemark {
  return words ? { message, words } : { message };
}
