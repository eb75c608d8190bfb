import type { Atom, List, SExpression } from "./s-expression.ts";
import { sourcePosition } from "./source-position.ts";

export interface SyntaxProblem {
  readonly code: "empty" | "unbalanced" | "nested-too-deeply" | "not-s-expression";
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type ParseOutcome = { readonly root: List } | { readonly problem: SyntaxProblem };

/** Real files nest about a dozen lists; a thousand is beyond anything a program writes. */
const MAX_DEPTH = 1000;

interface OpenList {
  readonly items: SExpression[];
  readonly start: number;
}

/**
 * Parses one S-expression as KiCad writes them: words, "quoted strings" with backslash escapes, lists. No recursion, so
 * no file can overflow the stack. Text after the closing parenthesis other than white space is a problem too.
 */
export function parseSExpression(text: string): ParseOutcome {
  const open: OpenList[] = [];
  let at = skipBlanks(text, 0);
  if (at === text.length) return { problem: problemAt(text, 0, "empty", "the file is empty") };
  if (text[at] !== "(")
    return { problem: problemAt(text, at, "not-s-expression", "it does not begin with a parenthesis") };
  while (at < text.length) {
    const character = text[at];
    if (character === "(") {
      if (open.length >= MAX_DEPTH)
        return { problem: problemAt(text, at, "nested-too-deeply", `nested too deeply: more than ${MAX_DEPTH} lists`) };
      open.push({ items: [], start: at });
      at += 1;
    } else if (character === ")") {
      const finished = open.pop();
      if (!finished) return { problem: problemAt(text, at, "unbalanced", "a closing parenthesis has no opening one") };
      at += 1;
      const list: List = { kind: "list", items: finished.items, start: finished.start, end: at };
      const parent = open.at(-1);
      if (parent) parent.items.push(list);
      else return rootOf(text, list);
    } else {
      const atom = character === '"' ? readQuoted(text, at) : readWord(text, at);
      if (!atom) return { problem: problemAt(text, at, "unbalanced", "a quoted text is not closed") };
      open.at(-1)?.items.push(atom.atom);
      at = atom.end;
    }
    at = skipBlanks(text, at);
  }
  const innermost = open.at(-1)?.start ?? 0;
  const { line } = sourcePosition(text, innermost);
  const message = `the file ends unbalanced: ${open.length} lists are still open, the innermost since line ${line}`;
  return { problem: problemAt(text, text.length, "unbalanced", message) };
}

function rootOf(text: string, root: List): ParseOutcome {
  const rest = skipBlanks(text, root.end);
  if (rest === text.length || text.charCodeAt(rest) === 0) return { root };
  return { problem: problemAt(text, rest, "unbalanced", "there is more text after the closing parenthesis") };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

function readWord(text: string, start: number): { atom: Atom; end: number } {
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code <= 32 || code === 40 || code === 41) break;
  }
  return { atom: { kind: "atom", text: text.slice(start, end), quoted: false, start }, end };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", a: "\u0007", b: "\b", f: "\f", v: "\v" };

function readQuoted(text: string, start: number): { atom: Atom; end: number } | undefined {
  let content = "";
  let from = start + 1;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      content += text.slice(from, at);
      return { atom: { kind: "atom", text: content, quoted: true, start }, end: at + 1 };
    }
    if (character === "\\") {
      const escaped = text[at + 1] ?? "";
      content += text.slice(from, at) + (ESCAPES[escaped] ?? escaped);
      at += 1;
      from = at + 1;
    }
  }
  return undefined;
}

function problemAt(text: string, offset: number, code: SyntaxProblem["code"], message: string): SyntaxProblem {
  return { code, message, ...sourcePosition(text, offset) };
}
