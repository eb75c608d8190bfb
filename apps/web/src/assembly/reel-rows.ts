import type { AssemblyPart } from "@tracewright/assembly";
import type { AssemblyChoiceFieldsFragment } from "../graphql/generated/documents.ts";

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

/** What is decided about a supplier's part. */
export type Reel = Readonly<Omit<AssemblyChoiceFieldsFragment["reels"][number], "__typename">>;

/** What holds of a part that nobody has said anything about. */
export function usualReel(partNumber: string): Reel {
  return { partNumber, rotation: 0, offsetX: 0, offsetY: 0, isChecked: false };
}

/** The reels with these in place of what was said of their parts; what is not on this board stays, the usual is not kept. */
export function withReels(reels: readonly Reel[], changed: readonly Reel[]): readonly Reel[] {
  const names = new Set(changed.map(({ partNumber }) => partNumber));
  return [
    ...reels.filter(({ partNumber }) => !names.has(partNumber)),
    ...changed.filter(
      ({ rotation, offsetX, offsetY, isChecked }) => rotation !== 0 || offsetX !== 0 || offsetY !== 0 || isChecked,
    ),
  ];
}

/** The reels with other rotations of these part numbers, which nobody has checked since. */
export function withRotations(reels: readonly Reel[], rotations: ReadonlyMap<string, number>): readonly Reel[] {
  const known = new Map(reels.map((reel) => [reel.partNumber, reel]));
  const turned = [...rotations].map(([partNumber, rotation]) => ({
    ...(known.get(partNumber) ?? usualReel(partNumber)),
    rotation,
    isChecked: false,
  }));
  return withReels(reels, turned);
}
