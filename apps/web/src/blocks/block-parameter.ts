import type { Parameter } from "@tracewright/blocks";
import type { BlockParameterFragment } from "../graphql/generated/documents.ts";

/** A parameter as the engine computes with it. */
export function parameterOf(given: BlockParameterFragment): Parameter {
  const { key, name, unit, value, minValue, maxValue, optionValues, expression, series, tolerance, valueType } = given;
  return {
    key,
    name,
    valueType,
    searchType: given.searchType ?? "EQUAL",
    viewType: given.viewType ?? "NORMAL",
    requiredType: given.requiredType ?? "OPTIONAL",
    ...(unit && { unit }),
    ...(value && { value }),
    ...(minValue !== null && { min: minValue }),
    ...(maxValue !== null && { max: maxValue }),
    ...(optionValues.length > 0 && { options: optionValues }),
    ...(expression && { formula: expression }),
    ...(series && { series }),
    ...(tolerance !== null && { tolerance }),
  };
}
