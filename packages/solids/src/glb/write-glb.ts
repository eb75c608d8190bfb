import { type Board, boardOutline, type StackupLayer } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { loadAreaAlgebra } from "@tracewright/pours";
import type { PartBody } from "../body/part-body.ts";
import { FINISH, MATERIALS, type Material, maskMaterial, SUBSTRATE, silkMaterial } from "../material.ts";
import { MeshBuilder } from "../mesh/mesh.ts";
import { addPrism } from "../mesh/prism-mesh.ts";
import { addSheet, addWall, sheetMeshes } from "../mesh/sheet-mesh.ts";
import { type BoardPart, boardParts } from "../parts/board-parts.ts";
import { type BoardSheets, boardSheets, type SideSheets } from "../sheets/board-sheets.ts";
import { type ModelOptions, modelProblems, type WrittenModel } from "../written-model.ts";
import { GlbDocument } from "./glb-document.ts";

/** Copper's top, the mask's and the ink's above the substrate, millimetres: what fabs print on 35 µm copper. */
const COPPER = 0.035;
const MASK = 0.055;
const SILK = 0.07;

const HALF = Math.SQRT1_2;

interface Set3d {
  readonly glb: GlbDocument;
  readonly board: Board;
  readonly origin: { readonly x: number; readonly y: number };
  /** Of the board, millimetres. */
  readonly thickness: number;
}

/**
 * The board as glTF 2.0 binary: substrate, outer copper, mask, silk and a body for every fitted part. Metres, y upwards
 * out of the front, the middle of the outline at the origin. Zones are shown as they are filled; fill them first. Every
 * part is a node named by its reference; the layers are nodes with `extras.layer`.
 */
export async function writeGlb(board: Board, options: ModelOptions): Promise<WrittenModel> {
  const reasons = modelProblems(board);
  if (reasons.length > 0) return { status: "refused", reasons };
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  if (!box) throw new Error("a closed outline has corners");
  const origin = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const set: Set3d = { glb: new GlbDocument(), board, origin, thickness: toMm(board.stackup.boardThickness) };
  const sheets = boardSheets(board, await loadAreaAlgebra());
  const { parts, notes } = boardParts(board, {
    origin,
    ...(options.heights && { heights: options.heights }),
    ...(options.fields && { fields: options.fields }),
  });
  const layers = [
    addSubstrate(set, sheets),
    addHoles(set, sheets),
    addSide(set, "F", sheets.front),
    addSide(set, "B", sheets.back),
  ];
  const children = [...layers.flat(), ...addParts(set, parts)];
  // Millimetres with z out of the front become metres with y upwards (glTF 2.0, 3.3).
  const root = set.glb.node({
    name: options.name,
    rotation: [-HALF, 0, 0, HALF],
    scale: [0.001, 0.001, 0.001],
    children,
    extras: { kind: "board", thicknessMm: set.thickness },
  });
  const bytes = set.glb.bytes({ name: options.name, root, generator: "Tracewright" });
  return { status: "written", bytes, notes };
}

function addSubstrate({ glb, origin, thickness }: Set3d, { substrate, plated }: BoardSheets): number[] {
  const mesh = new MeshBuilder();
  addSheet(mesh, substrate, { origin, level: 0, facing: 1, underside: -thickness });
  for (const { outer, holes } of substrate) {
    addWall(mesh, outer, { origin, from: -thickness, to: 0, isHole: false });
    for (const ring of holes)
      if (!plated.has(ring)) addWall(mesh, ring, { origin, from: -thickness, to: 0, isHole: true });
  }
  return layerNode(glb, "Substrate", "Edge.Cuts", [mesh], SUBSTRATE);
}

function addHoles({ glb, origin, thickness }: Set3d, { plated }: BoardSheets): number[] {
  const mesh = new MeshBuilder();
  for (const ring of plated) addWall(mesh, ring, { origin, from: -thickness - COPPER, to: COPPER, isHole: true });
  return layerNode(glb, "Plated holes", "*.Cu", [mesh], FINISH);
}

function addSide(
  { glb, board, origin, thickness }: Set3d,
  side: "F" | "B",
  { copper, mask, silk }: SideSheets,
): number[] {
  const facing = side === "F" ? 1 : -1;
  const at = (height: number) => (side === "F" ? height : -thickness - height);
  const flat = (polygons: SideSheets["copper"], height: number) =>
    sheetMeshes(polygons, { origin, level: at(height), facing });
  const rim = new MeshBuilder();
  // Without a rim one would look in under the mask from the side.
  const [from, to] = side === "F" ? [0, MASK] : [-thickness - MASK, -thickness];
  for (const { outer } of mask) addWall(rim, outer, { origin, from, to, isHole: false });
  const word = side === "F" ? "front" : "back";
  const maskColor = maskMaterial(colorOf(board, "solder-mask", side));
  const silkColor = silkMaterial(colorOf(board, "silkscreen", side));
  return [
    ...layerNode(glb, `Copper ${word}`, `${side}.Cu`, flat(copper, COPPER), FINISH),
    ...layerNode(glb, `Solder mask ${word}`, `${side}.Mask`, [...flat(mask, MASK), rim], maskColor),
    ...layerNode(glb, `Silkscreen ${word}`, `${side}.SilkS`, flat(silk, SILK), silkColor),
  ];
}

function colorOf({ stackup }: Board, kind: StackupLayer["kind"], side: "F" | "B"): string | undefined {
  const of = stackup.layers.filter((layer) => layer.kind === kind);
  return (side === "F" ? of[0] : of.at(-1))?.color;
}

function layerNode(
  glb: GlbDocument,
  name: string,
  layer: string,
  meshes: readonly MeshBuilder[],
  material: Material,
): number[] {
  const number = glb.mesh(
    name,
    meshes.map((mesh) => ({ mesh, material })),
  );
  return number === undefined ? [] : [glb.node({ name, mesh: number, extras: { kind: "layer", layer } })];
}

function addParts({ glb, thickness }: Set3d, parts: readonly BoardPart[]): number[] {
  const meshes = new Map<PartBody, number | undefined>();
  return parts.map((part) => {
    const { body, reference, value, side, position, rotation } = part;
    if (!meshes.has(body)) meshes.set(body, glb.mesh(part.package, bodyPieces(body)));
    const mesh = meshes.get(body);
    const isBack = side === "back";
    const half = (rotation * Math.PI) / 360;
    const [sin, cos] = [clean(Math.sin(half)), clean(Math.cos(half))];
    return glb.node({
      name: reference,
      ...(mesh !== undefined && { mesh }),
      translation: [position.x, position.y, isBack ? -thickness - COPPER : COPPER],
      // On the back the half turn about x comes first: q = turn about z × (1, 0, 0, 0).
      rotation: isBack ? [cos, sin, 0, 0] : [0, 0, sin, cos],
      extras: {
        kind: "part",
        reference,
        value,
        package: part.package,
        side,
        heightMm: body.height === undefined ? null : toMm(body.height),
      },
    });
  });
}

function bodyPieces({ prisms }: PartBody): { mesh: MeshBuilder; material: Material }[] {
  const meshes = new Map<Material, MeshBuilder>();
  for (const prism of prisms) {
    const material = MATERIALS[prism.material];
    const mesh = meshes.get(material) ?? new MeshBuilder();
    meshes.set(material, mesh);
    addPrism(mesh, prism);
  }
  return [...meshes].map(([material, mesh]) => ({ mesh, material }));
}

function clean(value: number): number {
  return Math.abs(value) < 1e-15 ? 0 : value;
}
