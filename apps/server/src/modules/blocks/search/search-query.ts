import { hangulPairs, quoted, wordsOf } from "./terms.ts";

/** Words of a question; more are left out. */
const MAX_WORDS = 12;

/** Endings of Korean nouns in a sentence: "레귤레이터를" asks for 레귤레이터. */
const PARTICLES = /(?:에서|으로|부터|까지|을|를|이|가|은|는|의|에|로|와|과|도|만)$/u;

export function queryWords(keyword: string): string[] {
  return [...new Set(wordsOf(keyword))].slice(0, MAX_WORDS);
}

/** The `tsquery` for which all words have to be there, or, with `isAny`, one of them; undefined where there is no word. */
export function queryOf(words: readonly string[], isAny = false): string | undefined {
  return words.length === 0 ? undefined : words.map(queryOfWord).join(isAny ? " | " : " & ");
}

/** For a block that has exactly this as its name or as a maker's number. */
export function exactQueryOf(words: readonly string[]): string {
  return words.map((word) => `${quoted(word)}:A`).join(" & ");
}

function queryOfWord(word: string): string {
  const plain = word.replaceAll(/[.\-+/]/g, "");
  const stem = word.replace(PARTICLES, "");
  const forms = [
    word,
    ...(plain === "" || plain === word ? [] : [plain]),
    ...(stem.length > 1 && stem !== word ? [stem] : []),
  ];
  return `(${forms.map(queryOfForm).join(" | ")})`;
}

/** What begins so; of Hangul of three letters and more, what has all its pairs of letters. */
function queryOfForm(form: string): string {
  const pairs = [...form].length > 2 && /^\p{Script=Hangul}+$/u.test(form) ? hangulPairs(form) : [];
  return pairs.length > 0 ? `(${pairs.map(quoted).join(" & ")})` : `${quoted(form)}:*`;
}
