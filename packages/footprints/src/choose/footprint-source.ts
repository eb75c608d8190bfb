import type { Component, Footprint, RemarkWords } from "@tracewright/board";

/**
 * Where a part's footprint is from, the surest first: the choice for this part, the files that were
 * handed in, KiCad's official libraries on this machine, the built-in families under the same name, what the same person
 * chose for this name before, a relative of the name, a proposal for a part that names none, and a stand-in made up
 * from the symbol's pins.
 */
export type FootprintSource =
  | "chosen"
  | "files"
  | "official"
  | "family"
  | "remembered"
  | "relative"
  | "proposed"
  | "stand-in";

/** KiCad's libraries where a machine has them: the caller provides the files, and none are stored here. */
export interface OfficialFootprints {
  /** Of every footprint, as "Library:Name": by what they state, names that are written otherwise are found. */
  names?(): Iterable<string>;
  /** The footprint of exactly this "Library:Name". */
  findExact?(name: string): Footprint | undefined;
  /**
   * The footprint of this "Library:Name", under its newer name where it was renamed, or of this name in any library.
   * Undefined: there is none.
   */
  find(name: string): Footprint | undefined;
}

/** The footprint chosen for a part. */
export interface ChosenFootprint {
  /** "Library:Name" as one of the sources has it. */
  readonly footprint: string;
  /** Where no source has it: of an earlier design. */
  readonly template?: Footprint;
}

/** User choices, provided by the caller. */
export interface FootprintChoices {
  /** For this very part. */
  readonly chosen?: (part: Component) => ChosenFootprint | undefined;
  /** In earlier designs, for parts of this wanted name and number of pins. Never taken against what a name states. */
  readonly remembered?: (part: Component) => ChosenFootprint | undefined;
}

/** Where footprints may come from. The built-in families and stand-ins are always available. */
export interface FootprintSources extends FootprintChoices {
  /** Footprints of the project's own files. */
  readonly files?: readonly Footprint[];
  readonly official?: OfficialFootprints;
}

/** The footprint of a part, where it is from and why; what is not as it was named stands in `differences`. */
export interface ResolvedFootprint {
  readonly source: FootprintSource;
  readonly footprint: Footprint;
  /** A sentence for reviewing the choice. */
  readonly reason: RemarkWords;
  /** "3 of 5 pins have no pad", "pitch 2 mm where 2.54 mm is named"; empty where it is what the part names. */
  readonly differences: readonly RemarkWords[];
}

/** Different pin numbers: stacked pins share one. */
export function pinCount({ pins }: Pick<Component, "pins">): number {
  return new Set(pins.map(({ number }) => number)).size;
}

/** Whether a part's pins all have pads; numbers of those that do not. Pins meant to stay open need none. */
export function pinsWithoutPad({ pins }: Pick<Component, "pins">, { pads }: Pick<Footprint, "pads">): string[] {
  const numbers = new Set(pads.map(({ number }) => number));
  const missing = pins.filter(({ number, noConnect, electricalType, net }) => {
    const isOpen = noConnect === true || (electricalType === "no-connect" && net === undefined);
    return !numbers.has(number) && !isOpen;
  });
  return [...new Set(missing.map(({ number }) => number))];
}
