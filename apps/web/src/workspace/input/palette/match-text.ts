/** A text that answers to a search, and how well; `places` are the letters of the text that were asked for. */
export interface TextMatch {
  /** Larger is better. */
  readonly score: number;
  readonly places: readonly number[];
}

const AT_WORD = 8;
const IN_A_ROW = 6;
const AT_START = 6;
/** What a letter that was passed over between two matches takes away, and at most. */
const GAP = 1;
const LARGEST_GAP = 4;
/** What each letter of the text that was not asked for takes away: of two texts the shorter one is meant. */
const LENGTH = 0.1;

/**
 * How a text answers to what was typed: every word of it in order of its letters, with others between them. Consonants stand for
 * syllables that begin with them (ㅂㅅ finds 배선), and a syllable still being written for those it may become.
 */
export function matchText(query: string, text: string): TextMatch | undefined {
  const words = query.normalize("NFC").split(/\s+/).filter(Boolean).map(lettersOf);
  const letters = lettersOf(text.normalize("NFC"));
  let score = -LENGTH * letters.length;
  const places = new Set<number>();
  for (const word of words) {
    const found = matchWord(word, letters);
    if (!found) return undefined;
    score += found.score;
    for (const place of found.places) places.add(place);
  }
  return { score, places: [...places].sort((a, b) => a - b) };
}

/** One by one, so that small letters stand at the places of large ones. */
function lettersOf(text: string): string[] {
  return [...text].map((letter) => letter.toLowerCase());
}

function matchWord(word: readonly string[], letters: readonly string[]): TextMatch | undefined {
  let best: TextMatch | undefined;
  for (let start = 0; start < letters.length; start++) {
    if (!isMeant(word[0]!, letters[start]!)) continue;
    const found = matchFrom(start, word, letters);
    // What cannot be found from here cannot be found from further on.
    if (!found) break;
    if (!best || found.score > best.score) best = found;
  }
  return best;
}

/** Each letter at the first place after the one before it. */
function matchFrom(start: number, word: readonly string[], letters: readonly string[]): TextMatch | undefined {
  const places: number[] = [];
  let score = 0;
  let at = start;
  for (const wanted of word) {
    while (at < letters.length && !isMeant(wanted, letters[at]!)) at++;
    if (at === letters.length) return undefined;
    const before = places.at(-1);
    if (before !== undefined) score += at === before + 1 ? IN_A_ROW : -Math.min((at - before - 1) * GAP, LARGEST_GAP);
    if (at === 0) score += AT_START;
    if (isWordStart(letters, at)) score += AT_WORD;
    places.push(at++);
  }
  return { score, places };
}

function isWordStart(letters: readonly string[], at: number): boolean {
  const [before, here] = [letters[at - 1], letters[at]!];
  if (before === undefined || !/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{N}/u.test(here) !== /\p{N}/u.test(before);
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables that share a first consonant, and that share first consonant and vowel: Unicode 3.12. */
const PER_INITIAL = 588;
const PER_VOWEL = 28;
/** The consonants that begin syllables, in Unicode's order. */
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

function isMeant(wanted: string, letter: string): boolean {
  if (wanted === letter) return true;
  const code = letter.codePointAt(0)!;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return false;
  const syllable = code - FIRST_SYLLABLE;
  if (INITIALS[Math.floor(syllable / PER_INITIAL)] === wanted) return true;
  const asked = wanted.codePointAt(0)! - FIRST_SYLLABLE;
  // Without a final consonant it may still get one.
  return asked >= 0 && asked % PER_VOWEL === 0 && Math.floor(syllable / PER_VOWEL) === asked / PER_VOWEL;
}
