import { factsOfFootprint } from "@tracewright/board";
import { findFootprint, listFootprints } from "../find-footprint.ts";
import type { FoundFootprint } from "./footprint-index.ts";

/** Facts of the built-in families, every size that is listed. */
export function familyFacts(): FoundFootprint[] {
  return listFootprints().flatMap((name): FoundFootprint[] => {
    const found = findFootprint(name);
    return found ? [{ ...factsOfFootprint(found.footprint), source: "family" }] : [];
  });
}
