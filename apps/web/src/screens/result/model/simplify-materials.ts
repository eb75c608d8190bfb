import {
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  type Object3D,
} from "three";

/**
 * The file's materials are those of physically based rendering, which asks every pixel what it mirrors: seconds a frame
 * where no graphics chip draws. Here metal shines, and nothing else.
 */
export function simplifyMaterials(board: Object3D): void {
  const simple = new Map<Material, Material>();
  board.traverse((mesh) => {
    if (!(mesh instanceof Mesh && mesh.material instanceof MeshStandardMaterial)) return;
    const { material } = mesh;
    const made = simple.get(material) ?? simpleMaterial(material);
    simple.set(material, made);
    mesh.material = made;
  });
  for (const material of simple.keys()) material.dispose();
}

function simpleMaterial({ color, metalness, opacity, transparent, side }: MeshStandardMaterial): Material {
  if (metalness > 0.5)
    return new MeshPhongMaterial({ color, specular: color.clone().multiplyScalar(0.4), shininess: 30, side });
  return new MeshLambertMaterial({ color, opacity, transparent, side, depthWrite: !transparent });
}
