import type { PinElectricalType } from "@tracewright/board";
import type { PartCategory } from "./part-category.ts";

export interface CataloguePin {
  readonly number: string;
  readonly name: string;
  readonly type?: PinElectricalType;
}

/** Packages that share a pinout. */
export interface CataloguePinout {
  /** In the words of the land patterns: "SOIC-8", "SOT-23-5". */
  readonly packages: readonly string[];
  readonly pins: readonly CataloguePin[];
}

export interface SupplyVolts {
  readonly minimum: number;
  readonly maximum: number;
}

/** A manufacturer's part as facts. No prices, no stock. */
export interface CataloguePart {
  /** Stable: "texas-instruments/lm358". */
  readonly key: string;
  readonly manufacturer: string;
  /** Without what only names the package, the reel or the grade, where one pinout holds for all of these. */
  readonly partNumber: string;
  /** Numbers of other makers and of sisters with the very same pinout: of what stands here, pinouts and `kind` hold for them. */
  readonly alsoKnownAs: readonly string[];
  readonly category: PartCategory;
  readonly description: string;
  /** The description without ratings. */
  readonly kind: string;
  readonly pinouts: readonly CataloguePinout[];
  /** Recommended, never the absolute maximum. */
  readonly supply?: SupplyVolts;
}
