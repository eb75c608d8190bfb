import type { FootprintFacts } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { FootprintSource } from "../choose/footprint-source.ts";

/** A footprint that can be found, and who has it. */
export interface FoundFootprint extends FootprintFacts {
  readonly source: Extract<FootprintSource, "files" | "official" | "family">;
}

/** What is looked for. Everything that is stated has to hold. */
export interface FootprintQuery {
  /** Words of name, keywords or description, in any order: "soic 8 1.27". */
  readonly words?: string;
  readonly pads?: number;
  readonly pitch?: Nm;
  /** Either way round. */
  readonly body?: { readonly width: Nm; readonly height: Nm };
  readonly mount?: FootprintFacts["mount"];
}

export interface FootprintHits {
  readonly total: number;
  readonly hits: readonly FoundFootprint[];
}

export interface FootprintIndex {
  readonly size: number;
  /** The best `limit` hits, the best first. */
  search(query: FootprintQuery, limit: number): FootprintHits;
  /** Every footprint with a score above 0, for other rankings. */
  rank(score: (entry: IndexedFootprint) => number, limit: number): readonly FoundFootprint[];
}

/** A footprint with its words as they are compared. */
export interface IndexedFootprint {
  readonly found: FoundFootprint;
  /** The name without its library, in small letters and digits alone: "soic83.9x4.9mmp1.27mm". */
  readonly name: string;
  /** The name's words, each between two spaces: " soic 8 3.9x4.9mm p1.27mm ". */
  readonly words: string;
  /** Library, keywords and description in small letters. */
  readonly text: string;
}

/** Pitches are given in hundredths: 0.635 and 0.65 are two. */
const PITCH_TOLERANCE: Nm = 8_000;
/** How far a body may be from what was asked for: makers round it, and drawings include leads. */
const BODY_TOLERANCE: Nm = 300_000;
const BODY_SHARE = 0.08;
/** A person types a few words; more would only cost time. */
const MAX_WORDS = 10;

/** Of two of one name the first stays: hand in the surest source first. */
export function indexFootprints(footprints: readonly FoundFootprint[]): FootprintIndex {
  const entries: IndexedFootprint[] = [];
  const seen = new Set<string>();
  for (const found of footprints) {
    if (seen.has(found.name)) continue;
    seen.add(found.name);
    const colon = found.name.lastIndexOf(":");
    const name = found.name.slice(colon + 1);
    entries.push({
      found,
      name: compact(name),
      words: ` ${name.toLowerCase().replace(/[_\s-]+/g, " ")} `,
      text: `${found.name.slice(0, Math.max(0, colon))} ${found.keywords} ${found.description}`.toLowerCase(),
    });
  }
  const rank = (score: (entry: IndexedFootprint) => number) => {
    const scored: { readonly entry: IndexedFootprint; readonly points: number }[] = [];
    for (const entry of entries) {
      const points = score(entry);
      if (points > 0) scored.push({ entry, points });
    }
    // Shorter names are the plain ones: "SOIC-8_3.9x4.9mm_P1.27mm" before its variants.
    scored.sort(
      (a, b) =>
        b.points - a.points ||
        a.entry.name.length - b.entry.name.length ||
        (a.entry.found.name < b.entry.found.name ? -1 : 1),
    );
    return scored.map(({ entry }) => entry.found);
  };
  return {
    size: entries.length,
    search: (query, limit) => {
      const score = scoreBy(query);
      const hits = rank(score);
      return { total: hits.length, hits: hits.slice(0, limit) };
    },
    rank: (score, limit) => rank(score).slice(0, limit),
  };
}

/** Letters, digits and points of numbers: "SOIC-8" and "soic 8" are typed for the same. */
export function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.+]/gu, "");
}

const POINTS = { whole: 60, start: 25, word: 14, inName: 10, inText: 3 } as const;

function scoreBy({ words = "", pads, pitch, body, mount }: FootprintQuery): (entry: IndexedFootprint) => number {
  const parts = words
    .toLowerCase()
    .split(/[\s,;:_]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const tokens = parts.map((part) => ({ inName: compact(part), inText: part })).filter(({ inName }) => inName !== "");
  const all = tokens.map(({ inName }) => inName).join("");
  return ({ found, name, words: inWords, text }) => {
    if (pads !== undefined && found.pads !== pads) return 0;
    if (mount !== undefined && found.mount !== mount) return 0;
    if (pitch !== undefined && !(Math.abs((found.pitch ?? Number.NaN) - pitch) <= PITCH_TOLERANCE)) return 0;
    const off = body ? offBody(found, body) : 0;
    if (off === undefined) return 0;
    let points = 1 + (found.source === "family" ? 0 : 1) - off;
    if (all !== "") {
      if (name === all) points += POINTS.whole;
      else if (name.startsWith(all)) points += POINTS.start;
    }
    for (const { inName, inText } of tokens) {
      if (inWords.includes(` ${inText} `)) points += POINTS.word;
      else if (name.includes(inName)) points += POINTS.inName;
      else if (text.includes(inText)) points += POINTS.inText;
      else return 0;
    }
    return Math.max(points, 0.01);
  };
}

/** 0 … 1 by how far the body is from the one asked for, either way round; undefined where it is too far. */
function offBody({ body }: FoundFootprint, wanted: { readonly width: Nm; readonly height: Nm }): number | undefined {
  if (!body) return undefined;
  const [short, long] = sorted(body);
  const [wantedShort, wantedLong] = sorted(wanted);
  const offs = [
    [short, wantedShort],
    [long, wantedLong],
  ] as const;
  const shares = offs.map(([is, asked]) => Math.abs(is - asked) / Math.max(BODY_TOLERANCE, asked * BODY_SHARE));
  const off = Math.max(...shares);
  return off <= 1 ? off : undefined;
}

function sorted({ width, height }: { readonly width: Nm; readonly height: Nm }): readonly [Nm, Nm] {
  return width < height ? [width, height] : [height, width];
}
