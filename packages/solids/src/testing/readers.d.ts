/** The independent readers that tests hold our files to; neither package brings declarations that say enough. */
declare module "gltf-validator" {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly { readonly code: string; readonly message: string; readonly pointer?: string }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}

declare module "occt-import-js" {
  interface Node {
    readonly name: string;
    readonly meshes: readonly number[];
    readonly children: readonly Node[];
  }
  interface Outcome {
    readonly success: boolean;
    readonly root: Node;
    readonly meshes: readonly {
      readonly name: string;
      readonly color?: readonly [number, number, number];
      readonly attributes: { readonly position: { readonly array: readonly number[] } };
      readonly index: { readonly array: readonly number[] };
    }[];
  }
  export default function load(): Promise<{
    ReadStepFile(
      bytes: Uint8Array,
      options: {
        readonly linearUnit: "millimeter";
        readonly linearDeflectionType: "absolute_value";
        readonly linearDeflection: number;
        readonly angularDeflection: number;
      },
    ): Outcome;
  }>;
}
