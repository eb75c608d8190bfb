import type { PackageVariant } from "../facts/datasheet-facts.ts";

/** The part that a datasheet is to fit. */
export interface PartPads {
  /** Those of the footprint, or of the symbol's pins where there is no footprint; repeats and empty ones do not count. */
  readonly padNumbers: readonly string[];
  /** The symbol's; empty where there is no symbol. */
  readonly pins?: readonly { readonly number: string; readonly name: string }[];
  /** "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm": breaks ties between packages. */
  readonly footprint?: string;
}

/** How one pinout lies on the part's pads. */
export interface VariantFit {
  readonly variant: PackageVariant;
  /** The package of the variant that the footprint's name speaks of, otherwise its first. */
  readonly package?: string;
  /** Pads that the datasheet has no pin for. */
  readonly padsWithoutPin: readonly string[];
  /** Pins of the datasheet that the footprint has no pad for. */
  readonly pinsWithoutPad: readonly string[];
  /** Pins that the symbol calls otherwise, spelling aside: "VDD" against "VCC", not "~{RESET}" against "RESET". */
  readonly otherNames: readonly { readonly number: string; readonly datasheet: string; readonly symbol: string }[];
  /** Every pad has a pin and every pin a pad; names do not count. */
  readonly fits: boolean;
}

/** The fits of all pinouts, the best first; the first one is to be taken where it `fits`. Empty: the datasheet has no pins. */
export type VariantChoice = readonly VariantFit[];
