import type { Expression, Unit } from "../language/expression.ts";
import { functionNamed } from "./item-functions.ts";
import { layerValue, propertyOf } from "./item-properties.ts";
import type { RuleItem, RuleSubjects } from "./rule-item.ts";
import { areEqual, areUnequal, numberOf, type RuleValue } from "./rule-value.ts";
import type { RuleWorld } from "./rule-world.ts";

export type Evaluate = (subjects: RuleSubjects) => RuleValue;

/** What one of a unit is in the units of values: nanometres, degrees, femtoseconds. */
const UNIT_SIZES: Readonly<Record<Unit, number>> = {
  mm: 1_000_000,
  um: 1_000,
  mil: 25_400,
  in: 25_400_000,
  deg: 1,
  ps: 1_000,
  fs: 1,
};

/** The expression as a function of what it is asked about. Only for what `findUnobeyed` has nothing against. */
export function compileExpression(expression: Expression, world: RuleWorld): Evaluate {
  switch (expression.kind) {
    case "number": {
      const value = expression.value * (expression.unit ? UNIT_SIZES[expression.unit] : 1);
      return () => value;
    }
    case "text": {
      const { text } = expression;
      return () => text;
    }
    case "word":
      return ({ layer }) => {
        const name = layer === undefined ? undefined : world.nameOfLayer(layer);
        return name === undefined ? undefined : layerValue(world, name);
      };
    case "property": {
      const read = propertyOf(expression.name);
      if (!read) throw new Error(`${expression.name} is not a property`);
      return (subjects) => {
        const item = itemOf(expression.subject, subjects);
        return item && read(item, world);
      };
    }
    case "call":
      return compileCall(expression, world);
    case "not": {
      const operand = compileExpression(expression.operand, world);
      return (subjects) => (numberOf(operand(subjects)) === 0 ? 1 : 0);
    }
    case "minus": {
      const operand = compileExpression(expression.operand, world);
      return (subjects) => -numberOf(operand(subjects));
    }
    case "binary":
      return compileBinary(expression, world);
  }
}

function compileCall(
  { subject, name, arguments: given }: Extract<Expression, { kind: "call" }>,
  world: RuleWorld,
): Evaluate {
  const called = functionNamed(name);
  if (!called) throw new Error(`${name} is not a function`);
  const [argument = "", second = ""] = given.map((one) => (one.kind === "text" ? one.text : ""));
  return (subjects) => {
    const item = itemOf(subject, subjects);
    if (!item) return undefined;
    const answer = called.holds({ item, subjects, world, name: argument, second });
    return typeof answer === "string" ? answer : answer ? 1 : 0;
  };
}

function compileBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>, world: RuleWorld): Evaluate {
  const [a, b] = [compileExpression(left, world), compileExpression(right, world)];
  switch (operator) {
    case "&&":
      return (subjects) => (numberOf(a(subjects)) !== 0 && numberOf(b(subjects)) !== 0 ? 1 : 0);
    case "||":
      return (subjects) => (numberOf(a(subjects)) !== 0 || numberOf(b(subjects)) !== 0 ? 1 : 0);
    case "==":
      return (subjects) => (areEqual(a(subjects), b(subjects)) ? 1 : 0);
    case "!=":
      return (subjects) => (areUnequal(a(subjects), b(subjects)) ? 1 : 0);
    case "<":
      return compare(a, b, (x, y) => x < y);
    case ">":
      return compare(a, b, (x, y) => x > y);
    case "<=":
      return compare(a, b, (x, y) => x <= y);
    case ">=":
      return compare(a, b, (x, y) => x >= y);
    case "+":
      return calculate(a, b, (x, y) => x + y);
    case "-":
      return calculate(a, b, (x, y) => x - y);
    case "*":
      return calculate(a, b, (x, y) => x * y);
    case "/":
      return calculate(a, b, (x, y) => (y === 0 ? 0 : x / y));
  }
}

/** False where one of the two is no number: what an item does not have is neither more nor less than anything. */
function compare(a: Evaluate, b: Evaluate, test: (x: number, y: number) => boolean): Evaluate {
  return (subjects) => {
    const [x, y] = [a(subjects), b(subjects)];
    return typeof x === "number" && typeof y === "number" && test(x, y) ? 1 : 0;
  };
}

function calculate(a: Evaluate, b: Evaluate, reckon: (x: number, y: number) => number): Evaluate {
  return (subjects) => reckon(numberOf(a(subjects)), numberOf(b(subjects)));
}

/** AB stands for both: what is asked of it is asked of A, with B beside it. */
function itemOf(subject: "A" | "B" | "AB" | "L", { a, b }: RuleSubjects): RuleItem | undefined {
  return subject === "B" ? b : a;
}
