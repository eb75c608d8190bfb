import { phrase, type RemarkWords } from "../../remarks/remark-words.ts";
import { type BinaryOperator, type Expression, SUBJECTS, UNITS } from "./expression.ts";

export interface ExpressionProblem {
  readonly words: RemarkWords;
  /** Counted from the beginning of the expression. */
  readonly at: number;
}

type ParsedExpression = { readonly expression: Expression } | { readonly problem: ExpressionProblem };

/** No rule that a person writes comes near: what is longer or deeper is refused instead of read. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 200;

/**
 * How strongly operators bind, as in KiCad's grammar: `||` more than `&&`, which is the other way round in most
 * languages; comparisons do not chain.
 */
const BINDING: Readonly<Record<BinaryOperator, number>> = {
  "&&": 1,
  "||": 2,
  "==": 3,
  "!=": 3,
  "<": 3,
  ">": 3,
  "<=": 3,
  ">=": 3,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
};
const COMPARISON = 3;
/** `!` binds more than comparisons and less than sums. */
const NOT = 4;

interface Token {
  readonly kind: "number" | "text" | "name" | "sign" | "end";
  readonly text: string;
  readonly at: number;
}

/** Reads a condition, an assertion or a calculated value. */
export function parseExpression(source: string): ParsedExpression {
  if (source.length > MAX_LENGTH)
    return { problem: { words: phrase("custom-rules-long", { count: MAX_LENGTH }), at: 0 } };
  try {
    return { expression: new Parser(source).parse() };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: { words: error.words, at: error.at } };
    throw error;
  }
}

class Unreadable extends Error {
  readonly words: RemarkWords;
  readonly at: number;

  constructor(words: RemarkWords, at: number) {
    super(words.kind);
    this.words = words;
    this.at = at;
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  parse(): Expression {
    const expression = this.#parseBinary(1);
    const { kind, text, at } = this.#next;
    if (kind !== "end") throw new Unreadable(phrase("custom-rules-unexpected", { text }), at);
    return expression;
  }

  get #next(): Token {
    return this.#tokens[this.#index]!;
  }

  #take(): Token {
    const token = this.#next;
    if (token.kind !== "end") this.#index += 1;
    return token;
  }

  #takeSign(sign: string): boolean {
    const isNext = this.#next.kind === "sign" && this.#next.text === sign;
    if (isNext) this.#index += 1;
    return isNext;
  }

  #parseBinary(least: number): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Unreadable(phrase("custom-rules-deep", { count: MAX_DEPTH }), this.#next.at);
    let left = this.#parseUnary();
    let links = 0;
    for (;;) {
      const operator = binaryOperator(this.#next);
      if (operator === undefined || BINDING[operator] < least) break;
      const { at } = this.#take();
      const binding = BINDING[operator];
      const right = this.#parseBinary(binding + 1);
      if (binding === COMPARISON && isComparison(left))
        throw new Unreadable(phrase("custom-rules-comparisons", {}), at);
      left = { kind: "binary", at: left.at, operator, left, right };
      // A long chain is a deep tree, too.
      links += 1;
      if (links > MAX_DEPTH) throw new Unreadable(phrase("custom-rules-chain", { count: MAX_DEPTH }), at);
    }
    this.#depth -= 1;
    return left;
  }

  #parseUnary(): Expression {
    const { at } = this.#next;
    if (this.#takeSign("!")) return { kind: "not", at, operand: this.#parseBinary(NOT + 1) };
    if (this.#takeSign("-")) return { kind: "minus", at, operand: this.#parseBinary(BINDING["*"] + 1) };
    if (this.#takeSign("+")) return this.#parseBinary(BINDING["*"] + 1);
    return this.#parseValue();
  }

  #parseValue(): Expression {
    const { kind, text, at } = this.#take();
    if (kind === "number") return this.#parseNumber(text, at);
    if (kind === "text") return { kind: "text", at, text };
    if (kind === "name") return this.#parseReference(text, at);
    if (kind === "sign" && text === "(") {
      const inner = this.#parseBinary(1);
      if (!this.#takeSign(")")) throw new Unreadable(phrase("custom-rules-missing-bracket", {}), this.#next.at);
      return inner;
    }
    throw new Unreadable(
      kind === "end" ? phrase("custom-rules-end", {}) : phrase("custom-rules-unexpected", { text }),
      at,
    );
  }

  #parseNumber(text: string, at: number): Expression {
    const value = Number(text.replace(",", "."));
    const unit = UNITS.find((one) => this.#next.kind === "name" && this.#next.text === one);
    if (unit === undefined) return { kind: "number", at, value };
    this.#take();
    return { kind: "number", at, value, unit };
  }

  #parseReference(name: string, at: number): Expression {
    if (!this.#takeSign(".")) return { kind: "word", at, name };
    const subject = SUBJECTS.find((one) => one === name);
    if (subject === undefined) throw new Unreadable(phrase("custom-rules-subject", { name }), at);
    const member = this.#take();
    if (member.kind !== "name") throw new Unreadable(phrase("custom-rules-no-property", { subject }), member.at);
    if (!this.#takeSign("(")) return { kind: "property", at, subject, name: member.text };
    return { kind: "call", at, subject, name: member.text, arguments: this.#parseArguments() };
  }

  #parseArguments(): Expression[] {
    const list: Expression[] = [];
    if (this.#takeSign(")")) return list;
    do list.push(this.#parseBinary(1));
    while (this.#takeSign(","));
    if (!this.#takeSign(")")) throw new Unreadable(phrase("custom-rules-missing-bracket", {}), this.#next.at);
    return list;
  }
}

function isComparison(expression: Expression): boolean {
  return expression.kind === "binary" && BINDING[expression.operator] === COMPARISON;
}

function binaryOperator({ kind, text }: Token): BinaryOperator | undefined {
  return kind === "sign" && isOperator(text) ? text : undefined;
}

function isOperator(text: string): text is BinaryOperator {
  return Object.hasOwn(BINDING, text);
}

const NUMBER = /\d+(?:\.\d*|,\d+)?/y;
const NAME = /[A-Za-z_]\w*/y;
const SIGN = /==|!=|<=|>=|&&|\|\||[-+!*/<>().,]/y;
const SPACE = /\s*/y;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  for (;;) {
    at += match(SPACE)?.length ?? 0;
    if (at >= source.length) break;
    if (source[at] === "'") {
      const end = endOfText(source, at);
      if (end === undefined) throw new Unreadable(phrase("custom-rules-text-open", {}), at);
      tokens.push({ kind: "text", text: source.slice(at + 1, end).replaceAll("\\'", "'"), at });
      at = end + 1;
      continue;
    }
    const number = match(NUMBER);
    const name = number === undefined ? match(NAME) : undefined;
    const text = number ?? name ?? match(SIGN);
    if (text === undefined)
      throw new Unreadable(phrase("custom-rules-unexpected", { text: [...source.slice(at, at + 2)][0]! }), at);
    tokens.push({ kind: number !== undefined ? "number" : name !== undefined ? "name" : "sign", text, at });
    at += text.length;
  }
  tokens.push({ kind: "end", text: "", at: source.length });
  return tokens;
}

/** The place of the mark that closes a text: one after a backslash belongs to it. */
function endOfText(source: string, start: number): number | undefined {
  let end = source.indexOf("'", start + 1);
  while (end !== -1 && source[end - 1] === "\\") end = source.indexOf("'", end + 1);
  return end === -1 ? undefined : end;
}
