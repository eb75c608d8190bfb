import {
  Box3,
  type BufferGeometry,
  type Color,
  Group,
  InstancedMesh,
  type Intersection,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type Raycaster,
  Vector3,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { type LayerId, LEVELS, type ModelFacts, type ModelPart, type Shown } from "./model-facts.ts";
import { simplifyMaterials } from "./simplify-materials.ts";

/** How far apart two neighbouring levels come at the most, as a part of the board's diagonal. */
const SPREAD = 0.07;
const MARK_OPACITY = 0.5;

/** One mesh of one part: the same geometry and material on one side are drawn in one call. */
interface Piece {
  readonly part: number;
  readonly matrix: Matrix4;
}

interface Batch {
  readonly side: ModelPart["side"];
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly pieces: readonly Piece[];
  readonly mesh: InstancedMesh;
}

type BatchInMaking = Omit<Batch, "mesh" | "pieces"> & { readonly pieces: Piece[] };

/**
 * The board that the server wrote as GLB (docs/formats/model3d.md), ready to be shown: millimetres, x to the right, y up
 * the board, z out of its front. Parts of one body are drawn together, so that a thousand parts are some dozens of calls.
 */
export class BoardModel {
  readonly root = new Group();
  readonly facts: ModelFacts;
  /** Of everything, while nothing is pulled apart. */
  readonly #together: Box3;
  readonly #layers: ReadonlyMap<LayerId, Object3D>;
  readonly #batches: readonly Batch[];
  readonly #marks = new Group();
  readonly #mark: MeshBasicMaterial;
  #chosen: ReadonlySet<string> = new Set();
  #spread = 0;

  private constructor(scene: Object3D, accent: string) {
    const board = findBoard(scene);
    simplifyMaterials(board);
    // The file turns and shrinks the board to glTF's metres with y upwards; here it lies as it was drawn.
    board.rotation.set(0, 0, 0);
    board.scale.set(1, 1, 1);
    board.updateMatrixWorld(true);
    const parts: ModelPart[] = [];
    const layers = new Map<LayerId, Object3D>();
    const pieces = new Map<string, BatchInMaking>();
    for (const node of [...board.children]) {
      const { kind, layer } = node.userData;
      if (kind === "layer" && Object.hasOwn(LEVELS, layer)) {
        layers.set(layer, node);
        this.root.add(node);
      }
      if (kind !== "part") continue;
      const part = readPart(node);
      const index = parts.push(part) - 1;
      node.traverse((mesh) => {
        if (!(mesh instanceof Mesh)) return;
        const { geometry, material } = mesh;
        const key = `${part.side} ${geometry.uuid} ${material.uuid}`;
        const batch: BatchInMaking = pieces.get(key) ?? { side: part.side, geometry, material, pieces: [] };
        pieces.set(key, batch);
        batch.pieces.push({ part: index, matrix: mesh.matrixWorld.clone() });
      });
    }
    this.#layers = layers;
    this.#batches = [...pieces.values()].map((batch) => ({ ...batch, mesh: instancesOf(batch) }));
    this.root.add(...this.#batches.map(({ mesh }) => mesh), this.#marks);
    this.#mark = new MeshBasicMaterial({
      color: accent,
      transparent: true,
      opacity: MARK_OPACITY,
      // What is marked can be seen through whatever lies before it: who searches has found it.
      depthTest: false,
      depthWrite: false,
    });
    this.#together = new Box3().setFromObject(this.root);
    this.facts = {
      parts,
      layers: [...layers].map(([id, node]) => ({ id, color: colorOf(node) })),
      thickness: Number(board.userData.thicknessMm) || 0,
      standIns: parts.filter(({ height }) => height === undefined).length,
    };
  }

  /** Throws where the bytes are no model that the server wrote. `accent`: a CSS colour for what is chosen. */
  static async read(glb: ArrayBuffer, accent: string): Promise<BoardModel> {
    const { scene } = await new GLTFLoader().parseAsync(glb, "");
    return new BoardModel(scene, accent);
  }

  /** Of everything, as it stands now. */
  get bounds(): Box3 {
    return this.#together.clone().expandByVector(new Vector3(0, 0, LEVELS.parts * this.#spread));
  }

  show({ layers, front, back }: Shown): void {
    for (const [id, node] of this.#layers) node.visible = layers.has(id);
    for (const { side, mesh } of this.#batches) mesh.visible = side === "front" ? front : back;
  }

  /** Pulls layers and parts apart, 0 not at all, 1 as far as it goes. */
  explode(share: number): void {
    const diagonal = this.#together.getSize(new Vector3()).length();
    this.#spread = share * SPREAD * diagonal;
    for (const [id, node] of this.#layers) node.position.z = LEVELS[id] * this.#spread;
    for (const batch of this.#batches) this.#place(batch.mesh, batch.pieces, batch.side);
    this.#drawMarks();
  }

  /** Marks parts by their references. */
  choose(references: ReadonlySet<string>): void {
    this.#chosen = references;
    this.#drawMarks();
  }

  /** Of some parts, as they stand now; undefined where none of them stands on the board. */
  boundsOf(references: ReadonlySet<string>): Box3 | undefined {
    const box = new Box3();
    for (const batch of this.#batches) {
      batch.geometry.computeBoundingBox();
      const own = batch.geometry.boundingBox;
      if (!own) continue;
      for (const piece of batch.pieces)
        if (references.has(this.facts.parts[piece.part]?.reference ?? ""))
          box.union(own.clone().applyMatrix4(this.#placeOf(piece, batch.side)));
    }
    return box.isEmpty() ? undefined : box;
  }

  /** The part that a ray meets first, with nothing of the board before it. */
  partAt(ray: Raycaster): ModelPart | undefined {
    const batches = new Map(this.#batches.map((batch) => [batch.mesh as Object3D, batch]));
    const targets: Object3D[] = this.#batches.map(({ mesh }) => mesh).filter(({ visible }) => visible);
    const substrate = this.#layers.get("Edge.Cuts");
    if (substrate?.visible) targets.push(substrate);
    const [first]: Intersection[] = ray.intersectObjects(targets, true);
    const piece = first && batches.get(first.object)?.pieces[first.instanceId ?? -1];
    return piece && this.facts.parts[piece.part];
  }

  dispose(): void {
    for (const { mesh, geometry, material } of this.#batches) {
      mesh.dispose();
      geometry.dispose();
      material.dispose();
    }
    this.#clearMarks();
    this.#mark.dispose();
    for (const node of this.#layers.values())
      node.traverse((mesh) => {
        if (!(mesh instanceof Mesh)) return;
        mesh.geometry.dispose();
        mesh.material.dispose();
      });
  }

  #drawMarks(): void {
    this.#clearMarks();
    for (const { geometry, pieces, side } of this.#batches) {
      const marked = pieces.filter(({ part }) => this.#chosen.has(this.facts.parts[part]?.reference ?? ""));
      if (marked.length === 0) continue;
      const mesh = new InstancedMesh(geometry, this.#mark, marked.length);
      mesh.renderOrder = 1;
      this.#place(mesh, marked, side);
      this.#marks.add(mesh);
    }
  }

  #clearMarks(): void {
    for (const mesh of this.#marks.children) if (mesh instanceof InstancedMesh) mesh.dispose();
    this.#marks.clear();
  }

  #place(mesh: InstancedMesh, pieces: readonly Piece[], side: ModelPart["side"]): void {
    for (const [index, piece] of pieces.entries()) mesh.setMatrixAt(index, this.#placeOf(piece, side));
    mesh.instanceMatrix.needsUpdate = true;
    mesh.computeBoundingSphere();
  }

  #placeOf({ matrix }: Piece, side: ModelPart["side"]): Matrix4 {
    const rise = (side === "front" ? LEVELS.parts : -LEVELS.parts) * this.#spread;
    return new Matrix4().makeTranslation(0, 0, rise).multiply(matrix);
  }
}

function findBoard(scene: Object3D): Object3D {
  let board: Object3D | undefined;
  scene.traverse((node) => {
    if (node.userData.kind === "board") board ??= node;
  });
  if (!board) throw new Error("The model holds no board.");
  return board;
}

function readPart(node: Object3D): ModelPart {
  const { reference, value, package: footprint, side, heightMm } = node.userData;
  return {
    reference: String(reference ?? ""),
    value: String(value ?? ""),
    footprint: String(footprint ?? ""),
    side: side === "back" ? "back" : "front",
    height: typeof heightMm === "number" ? heightMm : undefined,
  };
}

function instancesOf({ geometry, material, pieces }: Omit<Batch, "mesh">): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, pieces.length);
  for (const [index, { matrix }] of pieces.entries()) mesh.setMatrixAt(index, matrix);
  return mesh;
}

function colorOf(node: Object3D): string {
  let color = "";
  node.traverse((mesh) => {
    if (mesh instanceof Mesh && "color" in mesh.material) color ||= (mesh.material.color as Color).getStyle();
  });
  return color;
}
