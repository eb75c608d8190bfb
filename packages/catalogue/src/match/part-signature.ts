import { readPartFields } from "@tracewright/assembly";
import { numberKey } from "./find-by-number.ts";
import { padsOf } from "./generic-parts.ts";
import type { PartToMatch } from "./part-to-match.ts";

/**
 * Equal for parts that need one choice: manufacturer's number or value, footprint and pads; not the reference.
 * What an owner chose for one holds for all of them, in later projects too.
 */
export function partSignature(part: PartToMatch): string {
  const { manufacturerPart } = readPartFields(part.fields);
  const name = numberKey(manufacturerPart || part.value);
  const footprint = part.footprint.slice(part.footprint.indexOf(":") + 1);
  return JSON.stringify([name, part.prefix, footprint, padsOf(part).sort()]);
}
