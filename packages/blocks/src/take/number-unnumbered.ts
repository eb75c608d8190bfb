import type { Footprint } from "@tracewright/board";

/**
 * Footprints of which several have one reference without a number (KiCad's `REF**`: stitching vias, holes, logos that no
 * symbol stands for) get one each, because it distinguishes the parts of a block. They are not bought.
 */
export function numberUnnumbered(footprints: readonly Footprint[]): Footprint[] {
  const counts = Map.groupBy(footprints, ({ reference }) => reference);
  const taken = new Set(counts.keys());
  return footprints.map((part) => {
    if (/\d$/.test(part.reference) || (counts.get(part.reference)?.length ?? 0) < 2) return part;
    const reference = nextFree(part.reference.replaceAll(/[^\p{L}]/gu, "") || "REF", taken);
    return { ...part, reference, attributes: { ...part.attributes, excludeFromBom: true } };
  });
}

function nextFree(prefix: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const reference = `${prefix}${number}`;
    if (taken.has(reference)) continue;
    taken.add(reference);
    return reference;
  }
}
