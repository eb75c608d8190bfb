/**
 * The words that a block is found by, with how much each counts: A name, makers' numbers and key; B ports, kinds of port and
 * category; C tags and values of parameters; D memo and names of parts. The list is made here, once for each version: text
 * search of the database has no Korean, and splits makers' numbers.
 */
export type Weight = "A" | "B" | "C" | "D";
export type Terms = ReadonlyMap<string, Weight>;

/** What is known of a block, in the order of what counts most. */
export type TermSources = Readonly<Record<Weight, readonly string[]>>;

const MAX_TERMS = 2_000;
/** Longer ones are no words that somebody types. */
const MAX_LETTERS = 40;

/** Words of a text as they are compared: lower case, in one form, without signs around them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}.\-+/]+/u)
    .map((word) => word.replaceAll(/^[.\-/]+|[.\-/]+$/gu, ""))
    .filter((word) => word !== "" && word.length <= MAX_LETTERS);
}

/** Whether a word can be misspelt: it is of letters alone. */
export function isSpelt(word: string): boolean {
  return word.length > 2 && !/\p{N}/u.test(word);
}

/** A word and what else it is found by: the number without signs, its pieces, pairs of Hangul letters. */
export function formsOf(word: string): string[] {
  const plain = word.replaceAll(/[.\-+/]/g, "");
  const pieces = word.split(/[-+/]/).filter((piece) => piece.length > 1);
  return [...new Set([word, plain, ...pieces, ...hangulPairs(word)])].filter((form) => form !== "");
}

/** "레귤레이터를" → 레귤, 귤레, 레이 …: the word is found within longer ones and with particles. */
export function hangulPairs(word: string): string[] {
  return [...word.matchAll(/\p{Script=Hangul}{2,}/gu)].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

export function termsOf(sources: TermSources): Terms {
  const terms = new Map<string, Weight>();
  for (const weight of ["A", "B", "C", "D"] as const)
    for (const word of sources[weight].flatMap(wordsOf))
      for (const form of formsOf(word)) if (!terms.has(form) && terms.size < MAX_TERMS) terms.set(form, weight);
  return terms;
}

/** The literal of a `tsvector`. */
export function vectorOf(terms: Terms): string {
  return [...terms].map(([term, weight]) => `${quoted(term)}:1${weight}`).join(" ");
}

/** A lexeme, whatever is in it. */
export function quoted(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
