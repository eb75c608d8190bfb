import type { TextLine } from "../text/text-line.ts";

/** The texts of one line, each with the place where it begins. */
export type TextsOfLine = readonly (readonly [left: number, text: string])[];

/** Lines as a page has them, one below the other: texts of nine points with the places where they begin. */
export function textLines(...lines: readonly TextsOfLine[]): TextLine[] {
  return lines.map((chunks, at) => ({
    y: 100 + at * 14,
    size: 9,
    chunks: chunks.map(([left, text]) => {
      const right = left + text.length * 5;
      const y = 100 + at * 14;
      return { text, left, right, y, size: 9, box: [left, 800 - y, right, 809 - y] };
    }),
  }));
}
