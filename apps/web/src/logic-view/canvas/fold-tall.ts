export interface PlacedBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Drawings up to so many times as tall as the view are left as they are. */
const TOLERANCE = 2;

/**
 * A drawing that is much taller than the view, cut into bands that stand side by side; what is near each other in a band
 * stays so. `aspect` is width by height of the view, `gap` the room between bands.
 */
export function foldTall(
  boxes: readonly PlacedBox[],
  aspect: number,
  gap: number,
): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  if (boxes.length === 0 || height * aspect <= width * TOLERANCE)
    return new Map(boxes.map(({ id, x, y }) => [id, { x, y }]));
  const count = Math.ceil(Math.sqrt((height * aspect) / (width + gap)));
  const bands = Map.groupBy(boxes, ({ y }) => Math.min(count - 1, Math.floor(((y - top) * count) / height)));
  return new Map(
    [...bands].flatMap(([band, own]) => {
      const start = Math.min(...own.map(({ y }) => y));
      return own.map(({ id, x, y }) => [id, { x: x + band * (width + gap), y: y - start + top }] as const);
    }),
  );
}
