import type { Material } from "../material.ts";
import type { Mesh } from "../mesh/mesh.ts";

/** Facts about a node for display: plain JSON. */
export type Extras = Readonly<Record<string, string | number | boolean | null>>;

export interface GlbNode {
  readonly name: string;
  readonly children?: readonly number[];
  readonly mesh?: number;
  readonly translation?: readonly [number, number, number];
  /** Unit quaternion x, y, z, w. */
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: readonly [number, number, number];
  readonly extras?: Extras;
}

const GLB_MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
/** The greatest number that an index of two bytes may hold: the last one is kept for restarts (glTF 2.0, 3.7.2.1). */
const MAX_SHORT = 65_534;

/** A glTF 2.0 binary file in the making: one buffer, no extensions. */
export class GlbDocument {
  readonly #chunks: Uint8Array[] = [];
  #bytes = 0;
  readonly #views: object[] = [];
  readonly #accessors: object[] = [];
  readonly #meshes: object[] = [];
  readonly #materials: object[] = [];
  readonly #materialNumbers = new Map<Material, number>();
  readonly #nodes: object[] = [];

  /** The number of a mesh made of pieces of one material each; undefined where all are empty. */
  mesh(name: string, pieces: readonly { readonly mesh: Mesh; readonly material: Material }[]): number | undefined {
    const primitives = pieces
      .filter(({ mesh }) => mesh.triangles.length > 0)
      .map(({ mesh, material }) => ({
        attributes: {
          POSITION: this.#vectors(mesh.positions, { withBounds: true }),
          ...(mesh.normals.length > 0 && { NORMAL: this.#vectors(mesh.normals, { withBounds: false }) }),
        },
        indices: this.#indices(mesh),
        material: this.#material(material),
      }));
    return primitives.length === 0 ? undefined : this.#meshes.push({ name, primitives }) - 1;
  }

  /** The number of a new node. */
  node(node: GlbNode): number {
    return this.#nodes.push(node) - 1;
  }

  /** The file, with `root` as the only node of its only scene. */
  bytes(scene: { readonly name: string; readonly root: number; readonly generator: string }): Uint8Array {
    const json = {
      asset: { version: "2.0", generator: scene.generator },
      scene: 0,
      scenes: [{ name: scene.name, nodes: [scene.root] }],
      nodes: this.#nodes,
      meshes: this.#meshes,
      materials: this.#materials,
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [{ byteLength: this.#bytes }],
    };
    const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20);
    const size = 12 + 8 + text.length + 8 + this.#bytes;
    const file = new Uint8Array(size);
    const view = new DataView(file.buffer);
    for (const [at, word] of [GLB_MAGIC, 2, size, text.length, JSON_CHUNK].entries())
      view.setUint32(4 * at, word, true);
    file.set(text, 20);
    const binary = 20 + text.length;
    view.setUint32(binary, this.#bytes, true);
    view.setUint32(binary + 4, BINARY_CHUNK, true);
    let at = binary + 8;
    for (const chunk of this.#chunks) {
      file.set(chunk, at);
      at += chunk.length;
    }
    return file;
  }

  #material(material: Material): number {
    let number = this.#materialNumbers.get(material);
    if (number === undefined) {
      number = this.#materials.push(describeMaterial(material)) - 1;
      this.#materialNumbers.set(material, number);
    }
    return number;
  }

  #vectors(numbers: readonly number[], { withBounds }: { readonly withBounds: boolean }): number {
    const floats = Float32Array.from(numbers);
    return this.#accessor({
      view: this.#view(new Uint8Array(floats.buffer), ARRAY_BUFFER),
      componentType: FLOAT,
      count: floats.length / 3,
      type: "VEC3",
      ...(withBounds && boundsOf(floats)),
    });
  }

  #indices({ positions, triangles }: Mesh): number {
    const isShort = positions.length / 3 <= MAX_SHORT + 1;
    const numbers = isShort ? Uint16Array.from(triangles) : Uint32Array.from(triangles);
    return this.#accessor({
      view: this.#view(new Uint8Array(numbers.buffer), ELEMENT_ARRAY_BUFFER),
      componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: triangles.length,
      type: "SCALAR",
    });
  }

  #view(bytes: Uint8Array, target: number): number {
    const aligned = padded(bytes, 0);
    this.#views.push({ buffer: 0, byteOffset: this.#bytes, byteLength: bytes.length, target });
    this.#chunks.push(aligned);
    this.#bytes += aligned.length;
    return this.#views.length - 1;
  }

  #accessor({ view, ...accessor }: { readonly view: number } & Readonly<Record<string, unknown>>): number {
    return this.#accessors.push({ bufferView: view, ...accessor }) - 1;
  }
}

function boundsOf(floats: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const [at, value] of floats.entries()) {
    min[at % 3] = Math.min(min[at % 3]!, value);
    max[at % 3] = Math.max(max[at % 3]!, value);
  }
  return { min, max };
}

function describeMaterial({ name, color, opacity, metallic, roughness }: Material): object {
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...color.map(toLinear), opacity],
      metallicFactor: metallic ? 0.85 : 0,
      roughnessFactor: roughness,
    },
    ...(opacity < 1 && { alphaMode: "BLEND" }),
  };
}

/** glTF wants linear light (IEC 61966-2-1). */
function toLinear(channel: number): number {
  const linear = channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return Math.round(linear * 10_000) / 10_000;
}

/** Chunks and accessors begin at multiples of four bytes. */
function padded(bytes: Uint8Array, filler: number): Uint8Array {
  if (bytes.length % 4 === 0) return bytes;
  const aligned = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  aligned.set(bytes);
  return aligned;
}
