import type { CataloguePin, SupplyVolts } from "../catalogue-part.ts";
import type { PartCategory } from "../part-category.ts";
import type { PlainPart } from "./plain-part.ts";

/** A part that the design's part may be; plain data that can be stored and comes back as `earlier`. */
export interface MatchCandidate {
  /** "texas-instruments/lm358", "generic/resistor/10k/0402", "datasheet/…": stable, for storing a choice. */
  readonly key: string;
  /** "LM358", "Resistor 10 kΩ". */
  readonly name: string;
  /** Of generic parts: what the name says, as data. */
  readonly plain?: PlainPart;
  /** Absent for generic parts. */
  readonly manufacturer?: string;
  readonly partNumber?: string;
  readonly category: PartCategory;
  readonly description: string;
  /** Absent where the footprint does not say. */
  readonly package?: string;
  readonly pins: readonly CataloguePin[];
  readonly supply?: SupplyVolts;
  /** Only where a person or a read datasheet gave one. */
  readonly datasheetUrl?: string;
}
