import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { can, type Extrusion, type Prism } from "../body/prism.ts";
import { circleProfile, profileArea, profileOf, rectProfile, slotProfile } from "../body/profile.ts";
import { MeshBuilder, meshVolume } from "./mesh.ts";
import { addPrism } from "./prism-mesh.ts";

function meshOf(prism: Extrusion): MeshBuilder {
  const mesh = new MeshBuilder();
  addPrism(mesh, prism);
  return mesh;
}

const AXES = fc.constantFrom("x" as const, "y" as const, "z" as const);
const LENGTH = fc.double({ min: 0.1, max: 50, noNaN: true });

describe("the mesh of a prism", () => {
  it("encloses area times height, whatever its axis, its holes and the way its lines run", () => {
    fc.assert(
      fc.property(
        AXES,
        LENGTH,
        LENGTH,
        LENGTH,
        fc.boolean(),
        fc.boolean(),
        (axis, width, depth, height, isTurned, hasHole) => {
          const corners = [
            { x: 0, y: 0 },
            { x: width, y: 0 },
            { x: width, y: depth },
            { x: 0, y: depth },
          ];
          const outer = profileOf(isTurned ? corners.toReversed() : corners);
          const hole = rectProfile(width * 0.2, depth * 0.3, width * 0.6, depth * 0.5);
          const prism = { axis, outer, holes: hasHole ? [hole] : [], from: -1, to: height };
          const area = width * depth * (hasHole ? 1 - 0.4 * 0.2 : 1);
          expect(meshVolume(meshOf(prism)) / (area * (height + 1))).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it("stays within 0.02 mm of round walls", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), (radius) => {
        const prism: Prism = can({ x: 1, y: 2 }, radius, 0, 1, "tin");
        const volume = meshVolume(meshOf(prism));
        expect(volume).toBeLessThanOrEqual(Math.PI * radius ** 2);
        expect(volume).toBeGreaterThan(Math.PI * Math.max(0, radius - 0.03) ** 2);
      }),
    );
  });

  it("has every edge once each way: nothing is open", () => {
    const outer = slotProfile({ x: 0, y: 0 }, { x: 5, y: 1 }, 2);
    const mesh = meshOf({ axis: "y", outer, holes: [circleProfile({ x: 1, y: 0 }, 0.5)], from: 0, to: 3 });
    const place = (corner: number) =>
      mesh.positions
        .slice(3 * corner, 3 * corner + 3)
        .map((value) => value.toFixed(9))
        .join();
    const edges = new Map<string, number>();
    for (let index = 0; index < mesh.triangles.length; index += 3)
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const [from, to] = [place(mesh.triangles[index + a]!), place(mesh.triangles[index + b]!)];
        edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
        edges.set(`${to} ${from}`, (edges.get(`${to} ${from}`) ?? 0) - 1);
      }
    expect([...edges.values()].filter((count) => count !== 0)).toEqual([]);
  });
});

describe("the area of a profile", () => {
  it("counts arcs exactly", () => {
    expect(profileArea(circleProfile({ x: 3, y: -4 }, 2))).toBeCloseTo(4 * Math.PI, 12);
    expect(profileArea(slotProfile({ x: 0, y: 0 }, { x: 3, y: 4 }, 1))).toBeCloseTo(Math.PI + 10, 12);
  });
});
