import type { CataloguePart } from "../catalogue-part.ts";

/** A part that answers to a number, and by which of its numbers. */
export interface NumberHit {
  readonly part: CataloguePart;
  /** The number of the part that was found in the text. */
  readonly number: string;
  readonly isOwnNumber: boolean;
}

export type PartIndex = ReadonlyMap<string, readonly NumberHit[]>;

/** Shorter numbers are words and values. */
const MIN_LETTERS = 4;
/** What makers append: letters of package, grade, reel and lead-free, "-3.3", "/TR". */
const SUFFIX = /^(?:[-/]?[A-Z0-9.+#,/-]{0,14})?$/;

const indices = new WeakMap<readonly CataloguePart[], PartIndex>();

/** Made once for a catalogue. */
export function indexOf(catalogue: readonly CataloguePart[]): PartIndex {
  const index = indices.get(catalogue) ?? partIndex(catalogue);
  indices.set(catalogue, index);
  return index;
}

function partIndex(parts: readonly CataloguePart[]): PartIndex {
  const index = new Map<string, NumberHit[]>();
  for (const part of parts)
    for (const number of [part.partNumber, ...part.alsoKnownAs]) {
      const key = numberKey(number);
      const hit = { part, number, isOwnNumber: number === part.partNumber };
      const hits = index.get(key);
      if (!hits) index.set(key, [hit]);
      else if (!hits.some((other) => other.part === part)) hits.push(hit);
    }
  return index;
}

/**
 * Parts whose number the text is, or begins with where the rest is an ordering code: "SN74HC595DR", "AMS1117-3.3".
 * The longest number that answers wins, so that a "BC847BS" is never a BC847.
 */
export function findByNumber(index: PartIndex, text: string): readonly NumberHit[] {
  const key = numberKey(text);
  for (let length = key.length; length >= MIN_LETTERS; length -= 1) {
    const head = key.slice(0, length);
    const hits = index.get(head);
    if (!hits) continue;
    const rest = key.slice(length);
    // "LM3580" is no LM358: a number does not go on with a digit.
    if (/^\d/.test(rest) && /\d$/.test(head)) return [];
    return SUFFIX.test(rest) ? hits : [];
  }
  return [];
}

/** Upper case without blanks; makers' letters before "74" are left out, since all makers' parts of a series have one pinout. */
export function numberKey(text: string): string {
  const key = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_]+/g, "");
  return key.replace(/^(?:SN|MC|CD|MM|TC|HD|DM|M|NLV|U|AIP|HD)(?=74(?:[A-Z]{1,4})?\d)/, "");
}
