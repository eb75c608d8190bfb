import { toMm } from "@tracewright/geometry";
import type { AssemblyVariant } from "./assembly-part.ts";
import type { ReelCorrection, ReelCorrections } from "./part-positions.ts";

/** What people decided about the assembly of a design beyond what its files say: plain data, kept with the project. */
export interface AssemblyChoice {
  readonly reels: readonly ReelChoice[];
  readonly variants: readonly VariantChoice[];
}

export interface ReelChoice extends ReelCorrection {
  /** The supplier's. */
  readonly partNumber: string;
  /** A user compared it with the supplier's part and confirmed it. */
  readonly isChecked?: boolean;
}

/** A variant that differs from the design as drawn in which parts are populated, by reference. */
export interface VariantChoice {
  readonly name: string;
  readonly notPopulated: readonly string[];
  readonly populated: readonly string[];
}

export const NO_ASSEMBLY_CHOICE: AssemblyChoice = { reels: [], variants: [] };

/** As many as a board may have parts, each at a few suppliers; more variants than anybody keeps apart. */
const MOST = { reels: 5_000, variants: 50, references: 1_000, letters: 100 } as const;
/** A middle that lies further from that of the pads is of another part. */
const LARGEST_OFFSET_MM = 20;

/** The first thing that cannot be meant, as a sentence with its name and number; undefined where all can. */
export function findAssemblyChoiceProblem({ reels, variants }: AssemblyChoice): string | undefined {
  return (
    tooMany("rotations", reels.length, MOST.reels) ??
    badText(
      "A part number",
      reels.map(({ partNumber }) => partNumber),
    ) ??
    twice(
      "The part number",
      reels.map(({ partNumber }) => partNumber),
    ) ??
    first(reels, ({ partNumber, rotation }) =>
      Number.isFinite(rotation) && Math.abs(rotation) <= 360
        ? undefined
        : `The rotation of ${partNumber} is from -360 to 360 degrees; it is ${rotation}.`,
    ) ??
    first(reels, ({ partNumber, offset }) => {
      const far = [offset?.x ?? 0, offset?.y ?? 0].map(toMm).find((mm) => !(Math.abs(mm) <= LARGEST_OFFSET_MM));
      return far === undefined
        ? undefined
        : `The offset of ${partNumber} is from -${LARGEST_OFFSET_MM} to ${LARGEST_OFFSET_MM} mm; it is ${far}.`;
    }) ??
    tooMany("variants", variants.length, MOST.variants) ??
    badText(
      "The name of a variant",
      variants.map(({ name }) => name),
    ) ??
    twice(
      "A variant named",
      variants.map(({ name }) => name),
    ) ??
    first(variants, findVariantProblem)
  );
}

function findVariantProblem({ name, notPopulated, populated }: VariantChoice): string | undefined {
  const references = [...notPopulated, ...populated];
  return (
    tooMany(`parts of the variant ${name}`, references.length, MOST.references) ??
    badText(`A reference of the variant ${name}`, references) ??
    twice(`In the variant ${name} the part`, references)
  );
}

/** The reels as `partPositions` takes them. */
export function reelCorrectionsOf({ reels }: AssemblyChoice): ReelCorrections {
  return new Map(reels.map((reel) => [reel.partNumber, reel]));
}

/** The variant as `assemblyParts` takes it. */
export function assemblyVariantOf({ name, notPopulated, populated }: VariantChoice): AssemblyVariant {
  return {
    name,
    parts: new Map(
      [
        ...notPopulated.map((reference) => ({ reference, populated: false })),
        ...populated.map((reference) => ({ reference, populated: true })),
      ].map(({ reference, populated: isPopulated }) => [reference, { populated: isPopulated }]),
    ),
  };
}

function first<Item>(items: readonly Item[], problemOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function tooMany(what: string, count: number, most: number): string | undefined {
  return count > most ? `At most ${most} ${what} are kept; these are ${count}.` : undefined;
}

function badText(what: string, texts: readonly string[]): string | undefined {
  return first(texts, (text) => {
    if (text.trim() === "") return `${what} is empty.`;
    return text.length > MOST.letters
      ? `${what} has at most ${MOST.letters} letters; one has ${text.length}.`
      : undefined;
  });
}

function twice(what: string, texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return first(texts, (text) => {
    if (seen.has(text)) return `${what} ${text} is listed twice.`;
    seen.add(text);
    return undefined;
  });
}
