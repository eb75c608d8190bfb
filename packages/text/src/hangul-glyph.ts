import { consonantPaths, FINALS, INITIALS, MEDIALS, vowelParts } from "./hangul-jamo.ts";

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** Part of the syllable's square, in hundredths from its lower left corner. */
interface PartBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface Layout {
  readonly initial: PartBox;
  readonly lying?: PartBox;
  readonly standing?: PartBox;
  readonly final?: PartBox;
}

const box = (left: number, right: number, bottom: number, top: number): PartBox => ({ left, right, bottom, top });

/** The six ways a syllable is put together: by its vowel's kind, without and with a final. */
const LAYOUTS = {
  standing: { initial: box(2, 54, 14, 92), standing: box(60, 100, 0, 100) },
  standingFinal: { initial: box(4, 54, 52, 98), standing: box(60, 100, 42, 100), final: box(16, 90, 0, 30) },
  lying: { initial: box(16, 84, 50, 100), lying: box(0, 100, 4, 36) },
  lyingFinal: { initial: box(18, 82, 68, 100), lying: box(0, 100, 38, 56), final: box(18, 82, 0, 26) },
  both: { initial: box(4, 52, 52, 98), lying: box(0, 60, 8, 40), standing: box(64, 100, 0, 100) },
  bothFinal: {
    initial: box(4, 52, 70, 100),
    lying: box(0, 60, 40, 58),
    standing: box(64, 100, 36, 100),
    final: box(16, 88, 0, 26),
  },
} as const satisfies Readonly<Record<string, Layout>>;

/** Room between the two letters of a pair, in hundredths of their box. */
const PAIR_GAP = 16;

/** KiCad's square for characters of full width: 31 units of advance, ink from the baseline to 24 units above it. */
const SYLLABLE = { advance: 31, left: 4, bottom: 0, size: 24 } as const;
/** KiCad's room for a letter that stands alone. */
const LETTER = { advance: 24, left: 4, bottom: 0, width: 16, height: 21 } as const;

/**
 * The glyph of a Hangul syllable or letter in the stroke font's units, as `[advance, path]`; undefined for everything
 * else. Syllables are composed of their letters by rule: 11,172 of them from 14 consonants and 10 vowels.
 */
export function hangulGlyph(character: string): readonly [advance: number, path: string] | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const scale = SYLLABLE.size / 100;
    const place = { left: SYLLABLE.left, bottom: SYLLABLE.bottom, across: scale, up: scale };
    const drawn = composeSyllable(code - FIRST_SYLLABLE).map((path) => transformPath(path, place));
    return [SYLLABLE.advance, drawn.join(" ")];
  }
  const vowel = vowelParts(character);
  const consonant = vowel ? undefined : consonantPaths(character, { leaning: false });
  const parts = consonant
    ? sideBySide(consonant, box(0, 100, 0, 100))
    : [
        ...inBox(vowel?.lying, vowel?.standing ? box(0, 66, 8, 50) : box(0, 100, 20, 70)),
        ...inBox(vowel?.standing, vowel?.lying ? box(62, 104, 0, 100) : box(20, 80, 0, 100)),
      ];
  if (parts.length === 0) return undefined;
  const place = { left: LETTER.left, bottom: LETTER.bottom, across: LETTER.width / 100, up: LETTER.height / 100 };
  return [LETTER.advance, parts.map((path) => transformPath(path, place)).join(" ")];
}

/** Unicode numbers syllables as (initial × 21 + medial) × 28 + final. */
function composeSyllable(index: number): string[] {
  const final = FINALS[index % FINALS.length] ?? "";
  const medial = MEDIALS[Math.floor(index / FINALS.length) % MEDIALS.length] ?? "";
  const initial = INITIALS[Math.floor(index / (FINALS.length * MEDIALS.length))] ?? "";
  const vowel = vowelParts(medial) ?? {};
  const kind = vowel.lying && vowel.standing ? "both" : vowel.lying ? "lying" : "standing";
  const layout: Layout = LAYOUTS[final ? (`${kind}Final` as const) : kind];
  const begin = consonantPaths(initial, { leaning: kind === "standing" && !final }) ?? [];
  const end = final ? (consonantPaths(final, { leaning: false }) ?? []) : [];
  return [
    ...sideBySide(begin, layout.initial),
    ...inBox(vowel.lying, layout.lying),
    ...inBox(vowel.standing, layout.standing),
    ...sideBySide(end, layout.final),
  ];
}

function sideBySide(paths: readonly string[], whole: PartBox | undefined): string[] {
  const [first, second] = paths;
  if (!whole || first === undefined) return [];
  if (second === undefined) return inBox(first, whole);
  const width = ((whole.right - whole.left) * (100 - PAIR_GAP)) / 200;
  return [
    ...inBox(first, { ...whole, right: whole.left + width }),
    ...inBox(second, { ...whole, left: whole.right - width }),
  ];
}

function inBox(path: string | undefined, part: PartBox | undefined): string[] {
  if (path === undefined || !part) return [];
  const { left, right, bottom, top } = part;
  return [transformPath(path, { left, bottom, across: (right - left) / 100, up: (top - bottom) / 100 })];
}

function transformPath(
  path: string,
  { left, bottom, across, up }: { left: number; bottom: number; across: number; up: number },
): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    return `${left + Number(x) * across} ${bottom + Number(y) * up}`;
  });
}
