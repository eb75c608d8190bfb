/** Triangles in millimetres, corners counter-clockwise as seen from outside. */
export interface Mesh {
  /** x, y, z of every corner in turn. */
  readonly positions: readonly number[];
  /** As many as corners, or none: every triangle is then flat to the light. */
  readonly normals: readonly number[];
  readonly triangles: readonly number[];
}

/** Collects triangles. Corners are shared only within one call that adds them. */
export class MeshBuilder implements Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly triangles: number[] = [];

  /** The number of the new corner. */
  corner(position: readonly [number, number, number], normal?: readonly [number, number, number]): number {
    this.positions.push(...position);
    if (normal) this.normals.push(...normal);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
  }
}

/** The volume within a closed mesh, cubic millimetres. */
export function meshVolume({ positions, triangles }: Mesh): number {
  let volume = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3];
    const [ax, ay, az] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
    const [bx, by, bz] = [positions[b]!, positions[b + 1]!, positions[b + 2]!];
    const [cx, cy, cz] = [positions[c]!, positions[c + 1]!, positions[c + 2]!];
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
}
