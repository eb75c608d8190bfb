import jsep from "jsep";
import { BLOCK_LIMITS } from "../records/limits.ts";
import { type Measure, readMeasure } from "./unit.ts";

/** A formula as read: nothing in it can name anything but parameters and the functions of `FUNCTIONS`. */
export type Formula =
  | { readonly kind: "number"; readonly measure: Measure }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "flag"; readonly flag: boolean }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "unary"; readonly operator: UnaryOperator; readonly of: Formula }
  | { readonly kind: "binary"; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: "choice"; readonly test: Formula; readonly yes: Formula; readonly no: Formula }
  | { readonly kind: "call"; readonly name: FunctionName; readonly given: readonly Formula[] };

const UNARY = ["-", "+", "!"] as const;
const BINARY = ["+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=", "&&", "||"] as const;
export type UnaryOperator = (typeof UNARY)[number];
export type BinaryOperator = (typeof BINARY)[number];

/** How many values each takes. */
const FUNCTIONS = {
  min: [1, 16],
  max: [1, 16],
  abs: [1, 1],
  sqrt: [1, 1],
  pow: [2, 2],
  ln: [1, 1],
  log10: [1, 1],
  exp: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  /** Of resistances in parallel. */
  par: [2, 16],
  e6: [1, 1],
  e12: [1, 1],
  e24: [1, 1],
  e48: [1, 1],
  e96: [1, 1],
  e192: [1, 1],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
export type FunctionName = keyof typeof FUNCTIONS;

export type FormulaOutcome =
  | { readonly status: "read"; readonly formula: Formula; readonly names: readonly string[] }
  | { readonly status: "refused"; readonly why: string };

/** What is wrong with a formula; does not leave this file. */
class Refusal extends Error {}

/**
 * Reads a formula. jsep makes the tree; this walk lets through what the language has and refuses all else: members, lists,
 * assignments, powers by operator (`a+b^c` would read otherwise than people expect), more than one expression. Nothing is ever
 * compiled or run as a program.
 */
export function readFormula(text: string): FormulaOutcome {
  if (text.length > BLOCK_LIMITS.formulaLetters)
    return { status: "refused", why: `${text.length} letters, at most ${BLOCK_LIMITS.formulaLetters}.` };
  const names = new Set<string>();
  try {
    return { status: "read", formula: walk(jsep(text), names, 0), names: [...names] };
  } catch (error) {
    if (error instanceof Refusal) return { status: "refused", why: error.message };
    // jsep throws an Error with the place; the depth of 500 letters of brackets is no danger to the stack.
    const { message, index } = error as { message?: string; index?: number };
    return {
      status: "refused",
      why: `${(message ?? "unreadable").replace(/ at character \d+$/, "")}, letter ${(index ?? 0) + 1}.`,
    };
  }
}

function walk(node: jsep.Expression, names: Set<string>, depth: number): Formula {
  if (depth > BLOCK_LIMITS.formulaDepth) throw new Refusal(`nested more than ${BLOCK_LIMITS.formulaDepth} deep.`);
  const inner = (child: unknown) => walk(child as jsep.Expression, names, depth + 1);
  switch (node.type) {
    case "Literal":
      return literal(node as jsep.Literal);
    case "Identifier": {
      const name = (node as jsep.Identifier).name;
      names.add(name);
      return { kind: "name", name };
    }
    case "UnaryExpression": {
      const { operator, argument } = node as jsep.UnaryExpression;
      return { kind: "unary", operator: known(operator, UNARY), of: inner(argument) };
    }
    case "BinaryExpression": {
      const { operator, left, right } = node as jsep.BinaryExpression;
      return { kind: "binary", operator: known(operator, BINARY), left: inner(left), right: inner(right) };
    }
    case "ConditionalExpression": {
      const { test, consequent, alternate } = node as jsep.ConditionalExpression;
      return { kind: "choice", test: inner(test), yes: inner(consequent), no: inner(alternate) };
    }
    case "CallExpression":
      return call(node as jsep.CallExpression, inner);
    case "Compound":
      throw new Refusal(
        (node as jsep.Compound).body.length === 0 ? "empty." : "more than one expression; is an operator missing?",
      );
    case "MemberExpression":
      throw new Refusal("names have no members.");
    default:
      throw new Refusal("only numbers, names, operators and functions are allowed.");
  }
}

function literal({ value, raw }: jsep.Literal): Formula {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Refusal(`${raw} is too large.`);
    return { kind: "number", measure: readMeasure(String(value)) ?? { value, dimension: [0, 0, 0, 0, 0] } };
  }
  if (typeof value === "boolean") return { kind: "flag", flag: value };
  if (typeof value === "string") return { kind: "text", text: value };
  throw new Refusal(`${raw} is not a value.`);
}

function known<Operator extends string>(operator: string, operators: readonly Operator[]): Operator {
  const found = operators.find((one) => one === operator);
  if (found !== undefined) return found;
  const hint = operator === "^" || operator === "**" ? "; use pow(a, b)" : operator === "===" ? "; use ==" : "";
  throw new Refusal(`the operator ${operator} is not allowed${hint}.`);
}

function call({ callee, arguments: given }: jsep.CallExpression, inner: (node: unknown) => Formula): Formula {
  if (callee.type !== "Identifier") throw new Refusal("only functions can be called.");
  const name = (callee as jsep.Identifier).name;
  if (name === "q") return measured(given);
  if (!isFunction(name)) throw new Refusal(`there is no function ${name}.`);
  const [least, most] = FUNCTIONS[name];
  if (given.length < least || given.length > most)
    throw new Refusal(`${name} takes ${least === most ? least : `${least} to ${most}`} values, not ${given.length}.`);
  return { kind: "call", name, given: given.map(inner) };
}

/** `q("4.7 kΩ")`: a number with its unit. */
function measured(given: readonly jsep.Expression[]): Formula {
  const text = given.length === 1 ? (given[0] as jsep.Literal).value : undefined;
  const measure = typeof text === "string" ? readMeasure(text) : undefined;
  if (!measure) throw new Refusal('q takes a quantity in quotes, as in q("4.7 kΩ").');
  return { kind: "number", measure };
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}
