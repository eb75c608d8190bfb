import { phrase, type RemarkWords } from "@tracewright/board";
import { sourcePosition } from "./source-position.ts";
import { ESCAPED, QUOTED, SyntaxTree, WORD } from "./syntax-tree.ts";

export interface SyntaxProblem {
  readonly code: "empty" | "unbalanced" | "nested-too-deeply" | "not-s-expression";
  readonly words: RemarkWords;
  readonly line: number;
  readonly column: number;
}

/** A text, or the UTF-8 bytes that it came as: large files are never made a string of. */
export type SourceText = string | Uint8Array;

export type ParseOutcome = { readonly tree: SyntaxTree } | { readonly problem: SyntaxProblem };

/** Real files nest about a dozen lists; a thousand is beyond anything a program writes. */
const MAX_DEPTH = 1000;

const [QUOTE, OPEN, CLOSE, BACKSLASH] = [34, 40, 41, 92];

/**
 * Parses one S-expression as KiCad writes them: words, "quoted strings" with backslash escapes, lists. No recursion, so
 * no file can overflow the stack. Text after the closing parenthesis is a problem too; further closing parentheses alone
 * lose nothing, and are noted in the tree.
 */
export function parseSExpression(source: SourceText): ParseOutcome {
  const text = typeof source === "string" ? new TextEncoder().encode(source) : source;
  const tree = new SyntaxTree(text);
  const { length } = text;
  /** Rows of the lists that are open, the root first. */
  const open = new Int32Array(MAX_DEPTH);
  let depth = 0;
  let at = skipBlanks(text, 0);
  if (at === length) return { problem: problemAt(text, 0, "empty", phrase("is-empty", {})) };
  if (text[at]! !== OPEN) return { problem: problemAt(text, at, "not-s-expression", phrase("syntax-not-a-list", {})) };
  while (at < length) {
    const code = text[at]!;
    if (code <= 32) {
      at += 1;
    } else if (code === OPEN) {
      if (depth >= MAX_DEPTH)
        return { problem: problemAt(text, at, "nested-too-deeply", phrase("syntax-too-deep", { levels: MAX_DEPTH })) };
      open[depth] = tree.add(at, 0, 0);
      depth += 1;
      at += 1;
    } else if (code === CLOSE) {
      // The root cannot be closed twice: whatever follows it is judged apart.
      depth -= 1;
      at += 1;
      const list = open[depth] ?? 0;
      tree.ends[list] = tree.size;
      if (depth === 0) return treeOf(tree, at);
    } else {
      const start = at;
      let hash = 0;
      let kind = WORD;
      if (code === QUOTE) {
        kind = QUOTED;
        for (at += 1; at < length; at += 1) {
          const letter = text[at]!;
          if (letter === QUOTE) break;
          if (letter === BACKSLASH) {
            kind = ESCAPED;
            at += 1;
          }
        }
        if (at >= length) return { problem: problemAt(text, start, "unbalanced", phrase("syntax-text-open", {})) };
        at += 1;
      } else {
        for (; at < length; at += 1) {
          const letter = text[at]!;
          if (letter <= 32 || letter === OPEN || letter === CLOSE) break;
          hash = (Math.imul(hash, 31) + letter) | 0;
        }
      }
      const atom = tree.add(start, at, kind);
      const list = open[depth - 1] ?? 0;
      if (list === atom - 1) tree.heads[list] = tree.internHead(atom, hash);
    }
  }
  const innermost = tree.starts[open[depth - 1] ?? 0] ?? 0;
  const { line } = sourcePosition(text, innermost);
  const said = phrase("syntax-lists-open", { count: depth, line });
  return { problem: problemAt(text, length, "unbalanced", said) };
}

function treeOf(tree: SyntaxTree, end: number): ParseOutcome {
  const { source } = tree;
  const surplus = skipBlanks(source, end);
  let rest = surplus;
  while (source[rest] === CLOSE) rest = skipBlanks(source, rest + 1);
  if (rest < source.length && source[rest] !== 0)
    return { problem: problemAt(source, rest, "unbalanced", phrase("syntax-more-text", {})) };
  tree.taken = new Uint8Array(tree.size);
  if (rest > surplus) tree.surplus = surplus;
  return { tree };
}

function skipBlanks(text: Uint8Array, from: number): number {
  let at = from;
  while (at < text.length && text[at]! <= 32) at += 1;
  return at;
}

function problemAt(text: Uint8Array, offset: number, code: SyntaxProblem["code"], said: RemarkWords): SyntaxProblem {
  return { code, words: said, ...sourcePosition(text, offset) };
}
