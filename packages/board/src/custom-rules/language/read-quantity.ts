import { phrase } from "../../remarks/remark-words.ts";
import type { Expression, Unit } from "./expression.ts";
import { type ExpressionProblem, parseExpression } from "./parse-expression.ts";
import type { Quantity, QuantityUnit } from "./rule-file.ts";

const SCALES: Readonly<Record<Unit, readonly [number, QuantityUnit]>> = {
  mm: [1_000_000, "nm"],
  um: [1_000, "nm"],
  mil: [25_400, "nm"],
  in: [25_400_000, "nm"],
  deg: [1, "deg"],
  ps: [1_000, "fs"],
  fs: [1, "fs"],
};

/** A value with its unit, which may be a calculation: `0.3mm`, `1.5mm + 2 * 10mil`. */
export function readQuantity(source: string): Quantity | { readonly problem: ExpressionProblem } {
  const parsed = parseExpression(source);
  if ("problem" in parsed) return parsed;
  const found = calculate(parsed.expression);
  if ("problem" in found) return found;
  const amount = found.unit === "nm" || found.unit === "fs" ? Math.round(found.amount) + 0 : found.amount;
  return Number.isFinite(amount)
    ? { ...found, amount }
    : { problem: { words: phrase("custom-rules-infinite", {}), at: 0 } };
}

function calculate(expression: Expression): Quantity | { readonly problem: ExpressionProblem } {
  switch (expression.kind) {
    case "number": {
      if (expression.unit === undefined) return { amount: expression.value, unit: "count" };
      const [scale, unit] = SCALES[expression.unit];
      return { amount: expression.value * scale, unit };
    }
    case "minus": {
      const found = calculate(expression.operand);
      return "problem" in found ? found : { ...found, amount: -found.amount };
    }
    case "binary": {
      const left = calculate(expression.left);
      if ("problem" in left) return left;
      const right = calculate(expression.right);
      if ("problem" in right) return right;
      const result = combine(expression.operator, left, right);
      return (
        result ?? {
          problem: { words: phrase("custom-rules-units-differ", { operator: expression.operator }), at: expression.at },
        }
      );
    }
    default:
      return { problem: { words: phrase("custom-rules-no-number", {}), at: expression.at } };
  }
}

function combine(operator: string, left: Quantity, right: Quantity): Quantity | undefined {
  const isSame = left.unit === right.unit;
  if (operator === "+" && isSame) return { ...left, amount: left.amount + right.amount };
  if (operator === "-" && isSame) return { ...left, amount: left.amount - right.amount };
  if (operator === "*" && right.unit === "count") return { ...left, amount: left.amount * right.amount };
  if (operator === "*" && left.unit === "count") return { ...right, amount: left.amount * right.amount };
  if (operator === "/" && right.unit === "count") return { ...left, amount: left.amount / right.amount };
  return undefined;
}
