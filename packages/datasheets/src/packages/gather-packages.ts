import type { PackageName } from "../facts/datasheet-facts.ts";
import type { Fact } from "../facts/evidence.ts";
import type { TextLine } from "../text/text-line.ts";
import { readPackages } from "./package-families.ts";

interface Seen {
  readonly fact: Omit<Fact<PackageName>, "confidence">;
  mentions: number;
  isDrawn: boolean;
}

/** A heading of these is about the package itself. */
const DRAWN = /outline|dimension|mechanical|package (?:drawing|information|outline)|land pattern|外形|封装/i;
const MOST = 60;

/** Counts where packages are named; those with a drawing or many mentions are the part's own. */
export class PackageMentions {
  readonly #seen = new Map<string, Seen>();

  add(page: number, lines: readonly TextLine[]): void {
    for (const { chunks } of lines)
      for (const { text, box } of chunks) {
        if (!/[A-Z]{2}/.test(text)) continue;
        for (const { family, pinCount, text: written } of readPackages(text)) {
          const key = `${family}/${pinCount ?? ""}`;
          const seen = this.#seen.get(key);
          if (seen) {
            seen.mentions += 1;
            seen.isDrawn ||= DRAWN.test(text);
          } else if (this.#seen.size < MOST) {
            const value = { text: written, family, ...(pinCount !== undefined && { pinCount }) };
            this.#seen.set(key, { fact: { value, evidence: { page, box } }, mentions: 1, isDrawn: DRAWN.test(text) });
          }
        }
      }
  }

  /** Those with a count of pins first; a family by itself only where no count is said of it. */
  list(): Fact<PackageName>[] {
    const all = [...this.#seen.values()];
    const counted = new Set(all.flatMap(({ fact }) => (fact.value.pinCount === undefined ? [] : [fact.value.family])));
    return all
      .filter(({ fact }) => fact.value.pinCount !== undefined || !counted.has(fact.value.family))
      .map(({ fact, mentions, isDrawn }) => ({
        ...fact,
        confidence: Math.min(
          0.95,
          (fact.value.pinCount === undefined ? 0.3 : 0.5) + (isDrawn ? 0.35 : 0) + 0.05 * Math.min(6, mentions - 1),
        ),
      }))
      .map((fact) => ({ ...fact, confidence: Math.round(fact.confidence * 100) / 100 }))
      .sort((one, other) => other.confidence - one.confidence);
  }
}
