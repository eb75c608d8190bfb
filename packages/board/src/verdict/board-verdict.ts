import { listed } from "../remarks/remark-words.ts";

/** The worst thing that stands between a board and its order; each state includes that none of those before it holds. */
export type BoardState = "unconnected" | "errors" | "stand-ins" | "warnings" | "ready";

/**
 * What the design rules come to, as one answer. Server, web application, command line and reports say it and nothing else:
 * a board with open connections, errors or stand-ins is never ready, whatever its files pass.
 */
export interface BoardVerdict {
  readonly state: BoardState;
  /** Connections that copper makes, of those that the nets ask for. */
  readonly connected: number;
  readonly total: number;
  /** Without the open connections, which are counted above. */
  readonly errors: number;
  readonly warnings: number;
  /** Parts whose footprint is made up from their symbol: a board with one cannot be ordered. */
  readonly standIns: number;
  /** Names of the project's custom rules that are not checked: a board that has any is never called free of violations. */
  readonly uncheckedRules: readonly string[];
}

/** Whether the board may be ordered: warnings are read, the rest is mended. */
export function isReady({ state }: Pick<BoardVerdict, "state">): boolean {
  return state === "ready" || state === "warnings";
}

/** "4 of 51 connections open", "3 errors", "2 warnings": what is wrong, the worst first; empty where nothing is. */
export function describeVerdict({
  connected,
  total,
  errors,
  warnings,
  standIns,
  uncheckedRules,
}: BoardVerdict): string[] {
  const open = total - connected;
  return [
    ...(open > 0 ? [`${open} of ${total} connections open`] : []),
    ...(errors > 0 ? [errors === 1 ? "1 error" : `${errors} errors`] : []),
    ...(standIns > 0 ? [standIns === 1 ? "1 stand-in" : `${standIns} stand-ins`] : []),
    ...(warnings > 0 ? [warnings === 1 ? "1 warning" : `${warnings} warnings`] : []),
    ...(uncheckedRules.length > 0 ? [describeUnchecked(uncheckedRules)] : []),
  ];
}

/** More are counted, not named. */
const MAX_NAMED = 5;

function describeUnchecked(rules: readonly string[]): string {
  const names = listed(
    rules.map((name) => `"${name}"`),
    MAX_NAMED,
  );
  return `${rules.length === 1 ? "1 custom rule" : `${rules.length} custom rules`} not checked (${names})`;
}

/** The same as a sentence that begins with the answer. */
export function sayVerdict(verdict: BoardVerdict): string {
  const wrong = describeVerdict(verdict).join(", ");
  const { state, total } = verdict;
  switch (state) {
    case "unconnected":
    case "errors":
    case "stand-ins":
      return `NOT READY: ${wrong}.`;
    case "warnings":
      return `Ready with warnings: all ${total} connections are made, ${wrong}.`;
    case "ready":
      return `Ready: all ${total} connections are made, no design rule violations.`;
  }
}
