import type { Fact } from "../facts/evidence.ts";
import { boxAround, type TextLine, textOf } from "../text/text-line.ts";

const SECTION =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(?:general\s+)?(?:features?|description|applications?|overview|general|introduction|contents|table of contents|revision|key|pin)\b/i;
const NO_TITLE =
  /^(?:www\.|https?:|data\s?sheet|product (?:data|spec|brief)|preliminary|rev\.?|page|\d+$|[a-z]+ \d{4}|doc|\(?c\)?\s?\d{4}|©|•)/i;
/** Lines that are read as one title where they are of one size. */
const MAX_LINES = 3;

/** The largest line on the upper half of the first page that is no heading of a section. */
export function findTitle(page: number, lines: readonly TextLine[]): Fact<string> | undefined {
  if (lines.length === 0) return undefined;
  const [top, bottom] = [lines[0]!.y, lines.at(-1)!.y];
  const upper = lines.filter((line) => line.y <= top + Math.max(200, (bottom - top) / 2));
  const cut = upper.findIndex((line) => line.chunks.some(({ text }) => SECTION.test(text)));
  const above = (cut > 0 ? upper.slice(0, cut) : upper).filter(isTitle);
  const candidates = above.length > 0 ? above : upper.filter((line) => isTitle(line) && !SECTION.test(textOf(line)));
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  const first = candidates.findIndex(({ size }) => size >= largest * 0.98);
  if (first < 0) return undefined;
  const title = candidates.slice(first, first + MAX_LINES).filter(({ size }) => size >= largest * 0.8);
  const chunks = title.flatMap((line) => line.chunks.filter(({ size }) => size >= largest * 0.8));
  return {
    value: chunks
      .map(({ text }) => text)
      .join(" ")
      .slice(0, 200),
    evidence: { page, box: boxAround(chunks.map(({ box }) => box)) },
    confidence: above.length > 0 ? 0.8 : 0.5,
  };
}

function isTitle(line: TextLine): boolean {
  const text = textOf(line);
  return /\p{L}{2}/u.test(text) && text.length < 160 && !NO_TITLE.test(text);
}
