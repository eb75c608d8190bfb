/** For tests: a binary glTF taken apart. */
export interface ReadGlb {
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly translation?: readonly [number, number, number];
    readonly rotation?: readonly [number, number, number, number];
    readonly extras?: Readonly<Record<string, unknown>>;
  }[];
  readonly meshes: readonly { readonly name: string; readonly primitives: readonly Primitive[] }[];
  readonly materials: readonly { readonly name: string }[];
  positions(primitive: Primitive): number[];
  triangles(primitive: Primitive): number[];
}

interface Primitive {
  readonly attributes: { readonly POSITION: number };
  readonly indices: number;
  readonly material: number;
}

export function readGlb(bytes: Uint8Array): ReadGlb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  const binary = 20 + length + 8;
  const numbers = (accessor: number): number[] => {
    const { bufferView, componentType, count, type } = json.accessors[accessor];
    const start = binary + json.bufferViews[bufferView].byteOffset;
    return Array.from({ length: count * (type === "VEC3" ? 3 : 1) }, (_, index) => {
      if (componentType === 5126) return view.getFloat32(start + 4 * index, true);
      return componentType === 5123 ? view.getUint16(start + 2 * index, true) : view.getUint32(start + 4 * index, true);
    });
  };
  return {
    ...json,
    positions: ({ attributes }: Primitive) => numbers(attributes.POSITION),
    triangles: ({ indices }: Primitive) => numbers(indices),
  };
}
