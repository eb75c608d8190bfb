import type { Board, Finding } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { nameOf } from "./judge-copy.ts";

/** What an edit did to a board whose pours were filled again after it. */
export interface Verdict {
  /** Errors that the board had not before, open connections apart. */
  readonly errors: readonly Finding[];
  readonly openBefore: number;
  readonly openAfter: number;
}

export function verdictOn(before: Board, after: Board): Verdict {
  const [was, is] = [checkBoard(before), checkBoard(after)];
  const known = new Set(was.findings.map((finding) => nameOf(finding, (id) => id)));
  const open = ({ connections: { total, connected } }: typeof was) => total - connected;
  return {
    errors: is.findings.filter(
      (finding) =>
        finding.severity === "error" && finding.rule !== "unconnected_items" && !known.has(nameOf(finding, (id) => id)),
    ),
    openBefore: open(was),
    openAfter: open(is),
  };
}
