import type { Expression } from "../language/expression.ts";
import { functionNamed } from "./item-functions.ts";

/** Whether the answer may change with where zones, parts and groups are, besides the items that it is asked about. */
export function isOfPlaces(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && functionNamed(part.name)?.isOfPlaces === true);
}

/** Whether the answer may change with tracks, vias and parts beside the items that it is asked about. */
export function isOfPaths(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && functionNamed(part.name)?.isOfPaths === true);
}

/** Whether it asks on which layer an item is, or where two meet. */
export function isOfLayers(expression: Expression): boolean {
  return someWithin(
    expression,
    (part) =>
      part.kind === "word" ||
      (part.kind === "property" && part.name.toLowerCase() === "layer") ||
      (part.kind === "call" && part.name.toLowerCase() === "existsonlayer"),
  );
}

/** Properties and functions that all copper of a net answers alike. */
const OF_NET = new Set(["netname", "netclass", "net_class", "hasnetclass", "hasexactnetclass", "indiffpair"]);
/** Those that all copper of a net on a layer answers alike. */
const OF_NETS = new Set([...OF_NET, "layer", "iscoupleddiffpair"]);

/** Whether it speaks of nets and layers alone, and of no item in particular. */
export function isOfNets(expression: Expression): boolean {
  return usesOnly(OF_NETS, expression);
}

/** Whether a condition on one item has one answer for all copper of a net. */
export function isOfNet(expression: Expression): boolean {
  return usesOnly(OF_NET, expression);
}

function usesOnly(names: ReadonlySet<string>, expression: Expression): boolean {
  return !someWithin(
    expression,
    (part) => (part.kind === "property" || part.kind === "call") && !names.has(part.name.toLowerCase()),
  );
}

/** Their answer may differ from layer to layer, or names the other item. */
const OF_LAYERS = new Set(["insidearea", "intersectsarea", "enclosedbyarea", "iscoupleddiffpair"]);

/** Whether it speaks of A alone, on whatever layer: its answer is one for each item, whichever other it is paired with. */
export function isOfOneItem(expression: Expression): boolean {
  return isOfItem(expression, "A");
}

/** The same of either of the two. */
export function isOfItem(expression: Expression, item: "A" | "B"): boolean {
  return !someWithin(expression, (part) => {
    if (part.kind === "word") return true;
    if (part.kind === "property") return part.subject !== item;
    if (part.kind !== "call") return false;
    const namesItem = part.arguments.some((one) => one.kind === "text" && (one.text === "A" || one.text === "B"));
    return part.subject !== item || namesItem || OF_LAYERS.has(part.name.toLowerCase());
  });
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
