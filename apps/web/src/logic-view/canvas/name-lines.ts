/** Advances of letters by the size of the font, a little more than they take in the fonts of the page. */
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'|!iIjl·]/, 0.32],
  [/[mwMW@%…]/, 0.95],
  [/[A-Z0-9]/, 0.7],
  [/[\u1100-\uffff]/, 1],
];
const OTHER_ADVANCE = 0.6;
/** Distance of lines by the size of the font. */
export const LINE_HEIGHT = 1.1;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** A name on as many lines as its room has, at least one; a word or rest that does not fit ends in "…". */
export function nameLines(name: string, { width, height, fontSize }: Room): string[] {
  const most = Math.max(1, Math.floor(height / (fontSize * LINE_HEIGHT)));
  const fits = (text: string) => advanceOf(text) * fontSize <= width;
  const lines: string[] = [];
  let rest = name.trim();
  while (rest !== "" && lines.length < most) {
    const line = lines.length === most - 1 ? rest : firstWords(rest, fits);
    lines.push(fits(line) ? line : shortened(line, fits));
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** As many words as fit, at least one. */
function firstWords(text: string, fits: (text: string) => boolean): string {
  let end = wordEnd(text, 0);
  while (end < text.length && fits(text.slice(0, wordEnd(text, end + 1)))) end = wordEnd(text, end + 1);
  return text.slice(0, end);
}

function wordEnd(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space < 0 ? text.length : space;
}

function shortened(text: string, fits: (text: string) => boolean): string {
  return `${lettersThatFit(text, (start) => fits(`${start}…`)).replace(/[\s.,]+$/, "")}…`;
}

/** At least one letter, so that a name is never lost. */
function lettersThatFit(text: string, fits: (text: string) => boolean): string {
  const letters = [...text];
  let count = 1;
  while (count < letters.length && fits(letters.slice(0, count + 1).join(""))) count += 1;
  return letters.slice(0, count).join("");
}

function advanceOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += advanceOfLetter(letter);
  return sum;
}

const known = new Map<string, number>();

function advanceOfLetter(letter: string): number {
  const old = known.get(letter);
  if (old !== undefined) return old;
  const [, advance = OTHER_ADVANCE] = ADVANCES.find(([letters]) => letters.test(letter)) ?? [];
  known.set(letter, advance);
  return advance;
}
