/** A picture of one layer: a byte a pixel, 1 where there is ink. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reads the opacity of pixels of four bytes: ink where at least half of one is covered. */
export function inkOfOpacity(width: number, height: number, rgba: Uint8Array | Uint8ClampedArray): Ink {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = rgba[4 * at + 3]! > 127 ? 1 : 0;
  return { width, height, pixels };
}

/** As it would look in a mirror that stands on its side. */
export function mirrored({ width, height, pixels }: Ink): Ink {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[y * width + x] = pixels[y * width + width - 1 - x] ?? 0;
  return { width, height, pixels: turned };
}

/** Pixels of ink, and those of them that have none of the other picture's there or right beside. */
export function inkBeside(ink: Ink, other: Ink): { all: number; beside: number } {
  const { width, height, pixels } = ink;
  if (width !== other.width || height !== other.height)
    throw new Error(`${width} × ${height} pixels against ${other.width} × ${other.height}`);
  let [all, beside] = [0, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === 0) continue;
    all += 1;
    if (other.pixels[at] === 0 && !hasNeighbour(other, at % width, Math.floor(at / width))) beside += 1;
  }
  return { all, beside };
}

function hasNeighbour({ width, height, pixels }: Ink, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      if (pixels[row * width + column] === 1) return true;
  return false;
}
