import { type Extrusion, inSpace } from "../body/prism.ts";
import { type PlanePoint, type Profile, profileArea, profileCorners, reverseProfile } from "../body/profile.ts";
import type { MeshBuilder } from "./mesh.ts";
import { triangulate } from "./triangulate.ts";

/** Chords of round parts, millimetres. */
const MAX_ERROR = 0.02;
/** Neighbouring walls that turn less than this are one curve to the light. */
const SMOOTH_ANGLE = Math.PI / 3.5;

/** Adds a prism: its two ends and its walls, round walls lit as round. */
export function addPrism(mesh: MeshBuilder, { axis, outer, holes, from, to }: Extrusion): void {
  const rings = [turned(outer, 1), ...holes.map((hole) => turned(hole, -1))].map((profile) =>
    profileCorners(profile, MAX_ERROR),
  );
  const [ring = [], ...inner] = rings;
  const triangles = triangulate(ring, inner);
  for (const [level, up] of [
    [to, 1],
    [from, -1],
  ] as const) {
    const numbers = rings.flat().map((point) => mesh.corner(inSpace(axis, point, level), inSpace(axis, ORIGIN, up)));
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [numbers[triangles[at]!]!, numbers[triangles[at + 1]!]!, numbers[triangles[at + 2]!]!];
      if (up > 0) mesh.triangle(a, b, c);
      else mesh.triangle(a, c, b);
    }
  }
  for (const corners of rings) addWalls(mesh, corners, { axis, from, to });
}

const ORIGIN = { x: 0, y: 0 };

/** Outer rings counter-clockwise, holes clockwise: the solid is on the left of every wall. */
function turned(profile: Profile, sign: 1 | -1): Profile {
  return Math.sign(profileArea(profile)) === sign ? profile : reverseProfile(profile);
}

function addWalls(
  mesh: MeshBuilder,
  corners: readonly PlanePoint[],
  { axis, from, to }: Pick<Extrusion, "axis" | "from" | "to">,
): void {
  const outward = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
    return { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length };
  });
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]!;
    const own = outward[index]!;
    const before = outward[(index + corners.length - 1) % corners.length]!;
    const after = outward[(index + 1) % corners.length]!;
    const put = (point: PlanePoint, normal: PlanePoint, level: number) =>
      mesh.corner(inSpace(axis, point, level), inSpace(axis, normal, 0));
    const [start, end] = [blend(own, before), blend(own, after)];
    const [a, b] = [put(corner, start, from), put(next, end, from)];
    const [c, d] = [put(next, end, to), put(corner, start, to)];
    mesh.triangle(a, b, c);
    mesh.triangle(a, c, d);
  }
}

function blend(own: PlanePoint, other: PlanePoint): PlanePoint {
  const cosine = own.x * other.x + own.y * other.y;
  if (cosine < Math.cos(SMOOTH_ANGLE)) return own;
  const length = Math.hypot(own.x + other.x, own.y + other.y);
  return { x: (own.x + other.x) / length, y: (own.y + other.y) / length };
}
