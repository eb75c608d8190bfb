import type { Expression } from "../language/expression.ts";
import { functionNamed } from "./item-functions.ts";

/** Whether the answer may change with where zones, parts and groups are, besides the items that it is asked about. */
export function isOfPlaces(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && functionNamed(part.name)?.isOfPlaces === true);
}

const OF_NETS = new Set(["netclass", "net_class", "netname", "hasnetclass", "hasexactnetclass", "indiffpair"]);

/** Whether it asks for nothing but what an item has of its net: what the router can settle once for each net. */
export function isOfNets(expression: Expression): boolean {
  return !someWithin(expression, (part) =>
    part.kind === "property" || part.kind === "call" ? !OF_NETS.has(part.name.toLowerCase()) : part.kind === "word",
  );
}

function someWithin(expression: Expression, test: (part: Expression) => boolean): boolean {
  if (test(expression)) return true;
  switch (expression.kind) {
    case "not":
    case "minus":
      return someWithin(expression.operand, test);
    case "binary":
      return someWithin(expression.left, test) || someWithin(expression.right, test);
    default:
      return false;
  }
}
