import earcut from "earcut";

/** Places of a plane, y upwards. */
type Corners = readonly { readonly x: number; readonly y: number }[];

/**
 * Triangles over an area with holes, counter-clockwise, as numbers of corners: the outer ring's first, then each hole's.
 * Rings may run either way.
 */
export function triangulate(outer: Corners, holes: readonly Corners[]): number[] {
  const flat: number[] = [];
  const starts: number[] = [];
  for (const ring of [outer, ...holes]) {
    if (ring !== outer) starts.push(flat.length / 2);
    for (const { x, y } of ring) flat.push(x, y);
  }
  const triangles = earcut(flat, starts);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 2, triangles[at + 1]! * 2, triangles[at + 2]! * 2];
    const turn =
      (flat[b]! - flat[a]!) * (flat[c + 1]! - flat[a + 1]!) - (flat[b + 1]! - flat[a + 1]!) * (flat[c]! - flat[a]!);
    if (turn < 0) [triangles[at + 1], triangles[at + 2]] = [triangles[at + 2]!, triangles[at + 1]!];
  }
  return triangles;
}
