import type { Parameter } from "@tracewright/blocks";

type Names = readonly [english: string, korean: string];
type More = Partial<Omit<Parameter, "key" | "name" | "koreanName">>;

const NUMBER = {
  searchType: "VALUE_RANGE",
  viewType: "NORMAL",
  valueType: "NUMBER",
  requiredType: "REQUIRED",
} as const;

/** A figure that the project knows or chooses, from `min` to `max`. */
export function given(key: string, [name, koreanName]: Names, unit: string, value: string, more: More = {}): Parameter {
  return { key, name, koreanName, ...NUMBER, unit, value, ...more };
}

/** A figure of a part that cannot be chosen. */
export function fixed(
  key: string,
  names: Names,
  unit: string,
  value: string,
  source: string,
  more: More = {},
): Parameter {
  return given(key, names, unit, value, { searchType: "EQUAL", source, ...more });
}

/** What follows from others. */
export function computed(
  key: string,
  [name, koreanName]: Names,
  unit: string,
  formula: string,
  source: string,
  more: More = {},
): Parameter {
  return { key, name, koreanName, ...NUMBER, requiredType: "OPTIONAL", unit, formula, source, ...more };
}

/** Parts that take a parameter for their value. */
export function values(parts: string): Parameter["targets"] & object {
  return parts.split(" ").map((part) => ({ part, field: "value" as const }));
}
