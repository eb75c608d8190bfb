import type { SheetPiece, Spot } from "./sheet-piece.ts";

/** Where more than two ends of wires and pins meet, or a wire ends on another. */
export function junctionsOf(piece: SheetPiece): readonly Spot[] {
  const legs = piece.wires.flatMap(({ points }) =>
    points.slice(1).map((end, at): readonly [Spot, Spot] => [points[at] ?? end, end]),
  );
  const ends = new Map<string, { readonly spot: Spot; count: number }>();
  const count = (spot: Spot, by = 1) => {
    const key = `${spot.x} ${spot.y}`;
    const known = ends.get(key);
    if (known) known.count += by;
    else ends.set(key, { spot, count: by });
  };
  for (const [start, end] of legs) {
    count(start);
    count(end);
  }
  for (const spot of pinsOf(piece)) count(spot);
  for (const { at } of piece.grounds) count(at);
  for (const { spot } of [...ends.values()])
    for (const [start, end] of legs) if (isWithin(spot, start, end)) count(spot, 2);
  return [...ends.values()].filter((end) => end.count > 2).map(({ spot }) => spot);
}

function isWithin({ x, y }: Spot, start: Spot, end: Spot): boolean {
  if (start.x === end.x) return x === start.x && y > Math.min(start.y, end.y) && y < Math.max(start.y, end.y);
  return y === start.y && start.y === end.y && x > Math.min(start.x, end.x) && x < Math.max(start.x, end.x);
}

/** Where the pins of all parts take wires. */
function pinsOf({ parts }: SheetPiece): readonly Spot[] {
  return parts.flatMap(({ drawn, at, rotation }) =>
    drawn.symbol.units
      .flatMap(({ pins }) => pins)
      .map(({ position }) => {
        const [x, y] = [position.x / drawn.step, position.y / drawn.step];
        const [dx, dy] = { 0: [x, y], 90: [y, -x], 180: [-x, -y], 270: [-y, x] }[rotation] as [number, number];
        return { x: at.x + dx, y: at.y + dy };
      }),
  );
}
