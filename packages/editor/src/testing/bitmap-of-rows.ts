import type { Bitmap } from "../artwork/bitmap.ts";

/** A bitmap drawn with letters: `#` is printed. */
export function bitmapOfRows(...rows: readonly string[]): Bitmap {
  const columns = rows[0]?.length ?? 0;
  return { columns, rows: rows.length, dots: Uint8Array.from(rows.join(""), (letter) => (letter === "#" ? 1 : 0)) };
}
