import type { Property, PropertyProblem, PropertyValue } from "@tracewright/editor";

/** Why a field of a drawing tool does not take a value: it is below its least or above its most. */
export function beyondLimits({ least, most }: Property, value: PropertyValue): PropertyProblem | undefined {
  if (typeof value !== "number") return undefined;
  if (least !== undefined && value < least) return { reason: "too-small", limit: least };
  return most !== undefined && value > most ? { reason: "too-large", limit: most } : undefined;
}
