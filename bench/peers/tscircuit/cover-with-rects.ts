import { type Box, boxOfPoints, type Nm, type Polygon } from "@tracewright/geometry";

/**
 * Boxes that cover an area but for slivers at its slanted rims: strips of at most `height`, each cut at the rims on its
 * middle line. A rectangle along the axes comes out as strips of itself.
 */
export function coverWithRects({ outer, holes }: Polygon, height: Nm): Box[] {
  const box = boxOfPoints(outer);
  if (!box) return [];
  const strips = Math.max(1, Math.ceil((box.maxY - box.minY) / height));
  const edge = (strip: number) => Math.round(box.minY + ((box.maxY - box.minY) * strip) / strips);
  return Array.from({ length: strips }, (_, strip) => {
    const [minY, maxY] = [edge(strip), edge(strip + 1)];
    const rims = [outer, ...holes].flatMap((ring) => crossingsAt(ring, (minY + maxY) / 2)).sort((a, b) => a - b);
    return rims.flatMap((minX, index) => {
      const maxX = rims[index + 1];
      return index % 2 === 0 && maxX !== undefined && maxX > minX ? [{ minX, maxX, minY, maxY }] : [];
    });
  }).flat();
}

function crossingsAt(ring: Polygon["outer"], y: number): number[] {
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y <= y === b.y <= y) return [];
    return [Math.round(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y))];
  });
}
