import type { Expression } from "./expression.ts";

/** An expression as it is written in a file of rules. Reading it back gives the same. */
export function formatExpression(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return `${expression.value}${expression.unit ?? ""}`;
    case "text":
      return `'${expression.text.replaceAll("'", "\\'")}'`;
    case "word":
      return expression.name;
    case "property":
      return `${expression.subject}.${expression.name}`;
    case "call":
      return `${expression.subject}.${expression.name}(${expression.arguments.map(formatExpression).join(", ")})`;
    case "not":
      return `!${inBrackets(expression.operand)}`;
    case "minus":
      return `-${inBrackets(expression.operand)}`;
    case "binary":
      return `${operandOf(expression, expression.left)} ${expression.operator} ${operandOf(expression, expression.right)}`;
  }
}

/** A negation reaches over the sums and products beside it. */
function operandOf({ operator }: { readonly operator: string }, operand: Expression): string {
  const isNegation = operand.kind === "not" || operand.kind === "minus";
  return isNegation && SUMS.has(operator) ? `(${formatExpression(operand)})` : inBrackets(operand);
}

const SUMS: ReadonlySet<string> = new Set(["+", "-", "*", "/"]);

/** Brackets around all that is made of parts: KiCad's order of `&&` and `||` is not what readers expect. */
function inBrackets(expression: Expression): string {
  const written = formatExpression(expression);
  return expression.kind === "binary" ? `(${written})` : written;
}
