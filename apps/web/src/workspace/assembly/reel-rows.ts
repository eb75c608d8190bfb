import type { AssemblyChoice, AssemblyPart } from "@tracewright/board";

/** A supplier's part that machines place on this board: what has one rotation on its reel. */
export interface ReelRow {
  readonly partNumber: string;
  /** Empty where the fields name none. */
  readonly supplier: string;
  /** In natural order. */
  readonly references: readonly string[];
  readonly footprints: readonly string[];
}

/** The placed parts by their suppliers' part numbers, in the order of the parts. */
export function reelRows(parts: readonly AssemblyPart[]): readonly ReelRow[] {
  const rows = new Map<string, { supplier: string; references: string[]; footprints: Set<string> }>();
  for (const { reference, footprintName, fields, isPlaced } of parts) {
    if (!isPlaced) continue;
    for (const { supplier, partNumber } of fields.supplierParts) {
      const row = rows.get(partNumber) ?? { supplier, references: [], footprints: new Set<string>() };
      rows.set(partNumber, row);
      row.references.push(reference);
      row.footprints.add(footprintName);
    }
  }
  return [...rows].map(([partNumber, { supplier, references, footprints }]) => ({
    partNumber,
    supplier,
    references,
    footprints: [...footprints],
  }));
}

/** The reels with other rotations of these part numbers; what is not on this board stays, 0 is what is said of nobody. */
export function withRotations(
  reels: AssemblyChoice["reels"],
  rotations: ReadonlyMap<string, number>,
): AssemblyChoice["reels"] {
  const kept = reels.filter(({ partNumber }) => !rotations.has(partNumber));
  const said = [...rotations].map(([partNumber, rotation]) => ({ partNumber, rotation }));
  return [...kept, ...said.filter(({ rotation }) => rotation !== 0)];
}
