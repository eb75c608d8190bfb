import loadOcct from "occt-import-js";
import { meshVolume } from "../mesh/mesh.ts";

export interface ReadSolid {
  readonly volume: number;
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

let occt: ReturnType<typeof loadOcct> | undefined;

/** For tests: a STEP file as Open CASCADE reads it; its solids meshed within a micrometre, by the product they belong to. */
export async function readStep(
  bytes: Uint8Array,
): Promise<{ name: string; parts: { name: string; solids: ReadSolid[] }[] }> {
  occt ??= loadOcct();
  const { success, root, meshes } = (await occt).ReadStepFile(bytes, {
    linearUnit: "millimeter",
    linearDeflectionType: "absolute_value",
    linearDeflection: 0.001,
    angularDeflection: 0.1,
  });
  const [whole] = root.children;
  if (!success || !whole) throw new Error("the file is not STEP");
  const solids = meshes.map(({ attributes, index }): ReadSolid => {
    const positions = attributes.position.array;
    const along = (axis: number) => positions.filter((_, at) => at % 3 === axis);
    const [x, y, z] = [along(0), along(1), along(2)];
    return {
      volume: meshVolume({ positions, normals: [], triangles: index.array }),
      min: [Math.min(...x), Math.min(...y), Math.min(...z)],
      max: [Math.max(...x), Math.max(...y), Math.max(...z)],
    };
  });
  const parts = whole.children.map((child) => ({
    name: child.name,
    solids: child.meshes.map((mesh) => solids[mesh]!),
  }));
  return { name: whole.name, parts };
}
