import { MAX_COORDINATE, type Nm, type Point, rotatePoint } from "@tracewright/geometry";
import type { MacroPart } from "./gerber-image.ts";

/** The body of an AM command: statements in order, not yet evaluated. */
export type MacroTemplate = readonly string[];

/** A macro that asks for something we cannot draw, with the sentence to say so. */
export class MacroProblem extends Error {}

/** Corners a round piece of a macro is given where it has to become an outline. */
const MAX_OUTLINE_CORNERS = 10_000;
const MAX_EXPRESSION = 1_000;

/**
 * The parts of a macro aperture for given parameters. `scale` turns the file's unit into nanometres; y is flipped to
 * the model's. Throws `MacroProblem` for moiré patterns and malformed primitives.
 */
export function buildMacro(template: MacroTemplate, parameters: readonly number[], scale: number): MacroPart[] {
  const variables = new Map(parameters.map((value, index) => [index + 1, value]));
  const parts: MacroPart[] = [];
  for (const statement of template) {
    if (statement.startsWith("0") || statement === "") continue;
    const assignment = /^\$(\d+)=(.*)$/.exec(statement);
    if (assignment) variables.set(Number(assignment[1]), evaluate(assignment[2] ?? "", variables));
    else parts.push(...buildPrimitive(statement, variables, scale));
  }
  return parts;
}

function buildPrimitive(statement: string, variables: ReadonlyMap<number, number>, scale: number): MacroPart[] {
  const [code, ...values] = statement.split(",").map((field) => evaluate(field, variables));
  const value = (index: number) => values[index] ?? 0;
  const length = (written: number): Nm => {
    const nm = Math.round(written * scale) + 0;
    if (Math.abs(nm) <= MAX_COORDINATE) return nm;
    throw new MacroProblem(`${written} is beyond 2 m`);
  };
  const nm = (index: number) => length(value(index));
  const turned = (x: number, y: number, rotation: number): Point =>
    rotatePoint({ x: length(x), y: length(-y) }, rotation);
  const clear = value(0) === 0 ? ({ clear: true } as const) : {};
  switch (code) {
    case 1:
      return [{ kind: "circle", center: turned(value(2), value(3), value(4)), diameter: nm(1), ...clear }];
    case 2:
    case 20: {
      const start = turned(value(2), value(3), value(6));
      return [{ kind: "bar", start, end: turned(value(4), value(5), value(6)), width: nm(1), ...clear }];
    }
    case 21:
    case 22: {
      const left = code === 21 ? value(3) - value(1) / 2 : value(3);
      const bottom = code === 21 ? value(4) - value(2) / 2 : value(4);
      const corners = [
        [left, bottom],
        [left + value(1), bottom],
        [left + value(1), bottom + value(2)],
        [left, bottom + value(2)],
      ] as const;
      return [{ kind: "outline", ring: corners.map(([x, y]) => turned(x, y, value(5))), ...clear }];
    }
    case 4: {
      const count = value(1);
      if (!Number.isInteger(count) || count < 2 || count > MAX_OUTLINE_CORNERS || values.length < 2 * count + 4)
        throw new MacroProblem(`an outline primitive of ${count} corners has ${values.length} values`);
      const rotation = value(2 * count + 4);
      const ring = Array.from({ length: count }, (_, corner) =>
        turned(value(2 + 2 * corner), value(3 + 2 * corner), rotation),
      );
      return [{ kind: "outline", ring, ...clear }];
    }
    case 5: {
      const count = value(1);
      if (!Number.isInteger(count) || count < 3 || count > 12) throw new MacroProblem(`a polygon has ${count} corners`);
      const ring = Array.from({ length: count }, (_, corner) => {
        const angle = (corner * 2 * Math.PI) / count;
        const reach = value(4) / 2;
        return turned(value(2) + reach * Math.cos(angle), value(3) + reach * Math.sin(angle), value(5));
      });
      return [{ kind: "outline", ring, ...clear }];
    }
    case 7:
      return buildThermal(value, turned, nm);
    default:
      throw new MacroProblem(`primitive ${code} cannot be drawn`);
  }
}

/** A ring cut by a cross of gaps. Cuts inside a macro only take away from that macro. */
function buildThermal(
  value: (index: number) => number,
  turned: (x: number, y: number, rotation: number) => Point,
  nm: (index: number) => number,
): MacroPart[] {
  const [x, y, reach, rotation] = [value(0), value(1), value(2) / 2, value(5)];
  const center = turned(x, y, rotation);
  return [
    { kind: "circle", center, diameter: nm(2) },
    { kind: "circle", center, diameter: nm(3), clear: true },
    {
      kind: "bar",
      start: turned(x - reach, y, rotation),
      end: turned(x + reach, y, rotation),
      width: nm(4),
      clear: true,
    },
    {
      kind: "bar",
      start: turned(x, y - reach, rotation),
      end: turned(x, y + reach, rotation),
      width: nm(4),
      clear: true,
    },
  ];
}

/** Arithmetic of macros: + − x (or X) / with brackets, unary signs and $n; a variable never set counts as 0. */
export function evaluate(expression: string, variables: ReadonlyMap<number, number>): number {
  // Brackets are read by recursion: malicious nesting must not be deep enough to overflow the stack.
  if (expression.length > MAX_EXPRESSION) throw new MacroProblem(`an expression has ${expression.length} letters`);
  const tokens = expression.match(/\$\d+|\d+\.?\d*|\.\d+|[-+xX/()]/g) ?? [];
  if (tokens.join("") !== expression.replaceAll(/\s/g, ""))
    throw new MacroProblem(`"${expression}" is not an arithmetic expression`);
  let next = 0;
  const sum = (): number => {
    let total = product();
    while (tokens[next] === "+" || tokens[next] === "-") total += tokens[next++] === "+" ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = factor();
    while (/^[xX/]$/.test(tokens[next] ?? "")) {
      if (tokens[next++] === "/") total /= factor();
      else total *= factor();
    }
    return total;
  };
  const factor = (): number => {
    const token = tokens[next++];
    if (token === "-") return -factor();
    if (token === "+") return factor();
    if (token === "(") {
      const inner = sum();
      if (tokens[next++] !== ")") throw new MacroProblem(`"${expression}" lacks a bracket`);
      return inner;
    }
    if (token === undefined) throw new MacroProblem(`"${expression}" ends early`);
    return token.startsWith("$") ? (variables.get(Number(token.slice(1))) ?? 0) : Number(token);
  };
  const result = sum();
  if (next < tokens.length || !Number.isFinite(result))
    throw new MacroProblem(`"${expression}" is not an arithmetic expression`);
  return result;
}
