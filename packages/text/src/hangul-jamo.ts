/**
 * The letters Hangul syllables are composed of, drawn for this project like the rest of the stroke font. A path is
 * written like an SVG path (M, L, Q) in a square of 100 by 100, y up, which a syllable's layout stretches to its box.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  ㄱ: "M0 100 L100 100 L100 0",
  ㄴ: "M0 100 L0 0 L100 0",
  ㄷ: "M100 100 L0 100 L0 0 L100 0",
  ㄹ: "M0 100 L100 100 L100 52 L0 52 L0 0 L100 0",
  ㅁ: "M0 100 L100 100 L100 0 L0 0 L0 100",
  ㅂ: "M0 100 L0 0 L100 0 L100 100 M0 54 L100 54",
  ㅅ: "M50 100 Q48 35 0 0 M49 62 Q62 22 100 0",
  ㅇ: "M50 100 Q22 100 11 75 Q-11 25 22 9 Q50 -8 78 9 Q111 25 89 75 Q78 100 50 100",
  ㅈ: "M4 100 L96 100 M50 100 Q48 38 0 0 M50 58 Q62 22 100 0",
  ㅊ: "M32 100 L68 100 M4 76 L96 76 M50 76 Q48 28 0 0 M50 44 Q62 16 100 0",
  ㅋ: "M0 100 L100 100 L100 0 M0 52 L100 52",
  ㅌ: "M100 100 L0 100 L0 0 L100 0 M0 51 L96 51",
  ㅍ: "M0 100 L100 100 M0 0 L100 0 M30 100 L30 0 M70 100 L70 0",
  ㅎ: "M32 100 L68 100 M4 78 L96 78 M50 58 Q14 58 14 29 Q14 0 50 0 Q86 0 86 29 Q86 58 50 58",
};

/** Beside a standing vowel these lean back to the left. */
const LEANING: Readonly<Record<string, string>> = {
  ㄱ: "M4 100 L96 100 Q98 36 6 0",
  ㅋ: "M4 100 L96 100 Q98 36 6 0 M4 58 L90 58",
};

/** Two letters side by side, in one letter's box. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄲ: "ㄱㄱ",
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄸ: "ㄷㄷ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅃ: "ㅂㅂ",
  ㅄ: "ㅂㅅ",
  ㅆ: "ㅅㅅ",
  ㅉ: "ㅈㅈ",
};

/** A vowel's lying and standing parts, each for its own box; most have one. */
export interface VowelParts {
  readonly lying?: string;
  readonly standing?: string;
}

const O = "M0 14 L100 14 M50 100 L50 14";
const U = "M0 86 L100 86 M50 86 L50 0";
const I = "M58 100 L58 0";

const VOWELS: Readonly<Record<string, VowelParts>> = {
  ㅏ: { standing: "M30 100 L30 0 M30 54 L92 54" },
  ㅐ: { standing: "M26 98 L26 2 M84 100 L84 0 M26 54 L84 54" },
  ㅑ: { standing: "M30 100 L30 0 M30 68 L92 68 M30 38 L92 38" },
  ㅒ: { standing: "M26 98 L26 2 M84 100 L84 0 M26 68 L84 68 M26 38 L84 38" },
  ㅓ: { standing: "M72 100 L72 0 M4 54 L72 54" },
  ㅔ: { standing: "M46 98 L46 2 M92 100 L92 0 M0 54 L46 54" },
  ㅕ: { standing: "M72 100 L72 0 M4 68 L72 68 M4 38 L72 38" },
  ㅖ: { standing: "M46 98 L46 2 M92 100 L92 0 M0 68 L46 68 M0 38 L46 38" },
  ㅗ: { lying: O },
  ㅘ: { lying: O, standing: "M30 100 L30 0 M30 54 L92 54" },
  ㅙ: { lying: O, standing: "M26 98 L26 2 M84 100 L84 0 M26 54 L84 54" },
  ㅚ: { lying: O, standing: I },
  ㅛ: { lying: "M0 14 L100 14 M33 100 L33 14 M67 100 L67 14" },
  ㅜ: { lying: U },
  ㅝ: { lying: U, standing: "M72 100 L72 0 M0 14 L72 14" },
  ㅞ: { lying: U, standing: "M46 98 L46 2 M92 100 L92 0 M0 14 L46 14" },
  ㅟ: { lying: U, standing: I },
  ㅠ: { lying: "M0 86 L100 86 M33 86 L33 0 M67 86 L67 0" },
  ㅡ: { lying: "M0 50 L100 50" },
  ㅢ: { lying: "M0 50 L100 50", standing: I },
  ㅣ: { standing: I },
};

/** In the order of Unicode, which numbers syllables by them. */
export const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
export const MEDIALS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
export const FINALS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

/** The one path of a consonant, or those of a pair, left to right. */
export function consonantPaths(
  letter: string,
  { leaning }: { readonly leaning: boolean },
): readonly string[] | undefined {
  const pair = PAIRS[letter];
  const pathOf = (single: string) => (leaning ? LEANING[single] : undefined) ?? CONSONANTS[single];
  const paths = pair ? [...pair].map(pathOf) : [pathOf(letter)];
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

export function vowelParts(letter: string): VowelParts | undefined {
  return VOWELS[letter];
}
