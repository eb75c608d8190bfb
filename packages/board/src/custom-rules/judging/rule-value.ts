import { isNamed } from "./is-named.ts";

/**
 * What an expression comes to. Lengths are nanometres, angles degrees, yes and no 1 and 0. A layer has the two names that a
 * board gives it; `undefined` is a property that the item does not have.
 */
export type RuleValue = number | string | LayerValue | undefined;

export interface LayerValue {
  readonly layers: readonly string[];
}

/** `==` of KiCad: texts in whatever case, patterns on the right-hand side; values of two kinds are never equal. */
export function areEqual(left: RuleValue, right: RuleValue): boolean {
  if (typeof left === "number" && typeof right === "number") return left === right;
  if (typeof left === "string" && typeof right === "string") return isNamed(right, left);
  if (isLayer(left) && typeof right === "string") return left.layers.some((name) => isNamed(right, name));
  if (isLayer(right) && typeof left === "string") return right.layers.some((name) => isNamed(left, name));
  if (isLayer(left) && isLayer(right)) return left.layers.some((name) => right.layers.includes(name));
  return false;
}

/** `!=`: of values that cannot be compared neither this nor `areEqual` holds, as in KiCad. */
export function areUnequal(left: RuleValue, right: RuleValue): boolean {
  const comparable = kindOf(left) !== undefined && kindOf(left) === kindOf(right);
  return comparable && !areEqual(left, right);
}

function kindOf(value: RuleValue): "number" | "text" | undefined {
  if (value === undefined) return undefined;
  return typeof value === "number" ? "number" : "text";
}

function isLayer(value: RuleValue): value is LayerValue {
  return typeof value === "object";
}

export function numberOf(value: RuleValue): number {
  return typeof value === "number" ? value : 0;
}
