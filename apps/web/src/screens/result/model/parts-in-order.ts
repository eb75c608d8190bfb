import { compareNaturally } from "@tracewright/text";
import type { ModelPart } from "./model-facts.ts";

/** As people count them: R2 before R10. */
export function partsInOrder(parts: readonly ModelPart[]): readonly ModelPart[] {
  return parts.toSorted((a, b) => compareNaturally(a.reference, b.reference));
}
