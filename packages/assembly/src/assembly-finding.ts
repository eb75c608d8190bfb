/** What to review before ordering an assembled board. */
export const ASSEMBLY_FINDING_KINDS = [
  /** Unnamed parts, or that were never numbered ("R?"). */
  "reference-missing",
  /** Two parts of one reference: the reference is ambiguous. */
  "reference-twice",
  /** References that a list falls apart at, or that a spreadsheet takes for a formula. */
  "reference-unsafe",
  /** References that differ in case only. */
  "reference-case",
  "not-on-board",
  "not-in-schematic",
  "value-differs",
  "footprint-differs",
  "part-number-differs",
  /** Only one of schematic and board has the part not populated. */
  "populated-differs",
  /** Only one of them leaves it out of the bill of materials. */
  "excluded-differs",
  /** Left out for what its value says, without a mark. */
  "not-populated-by-text",
  "bought-not-placed",
  "placed-not-bought",
  "beside-board",
  /** Of equal parts only some have a part number. */
  "part-number-partly",
  /** One part number under different values or footprints. */
  "part-number-twice",
  /** The supplier that assembles has no number to buy by. */
  "supplier-number-missing",
  "variant-unknown",
] as const;

export type AssemblyFindingKind = (typeof ASSEMBLY_FINDING_KINDS)[number];

/** Findings about parts lists and positions: data, never a reason to throw. One for each kind, with all its parts. */
export interface AssemblyFinding {
  readonly kind: AssemblyFindingKind;
  readonly severity: "error" | "warning" | "info";
  /** In natural order, each once; where a part has none, as it is written. */
  readonly references: readonly string[];
  /** At most a dozen of them with what differs, in no language: "R1 (22k / 10k), R2 … +28". */
  readonly named: string;
  /** A sentence for a person, around `named`. */
  readonly message: string;
}
