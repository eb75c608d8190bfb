/**
 * The part of clipper2-wasm that we call. Its own declarations name a file that the package does not ship, and its
 * points carry a third number that we leave at 0.
 */
declare module "clipper2-wasm" {
  export interface Path64 {
    /** x, y, z of every corner in turn. */
    assign(coordinates: BigInt64Array): void;
    /** A window on the module's own memory: copy before the next call. */
    view(): BigInt64Array;
    size(): number;
    delete(): void;
  }
  export interface Paths64 {
    push_back(path: Path64): void;
    size(): number;
    get(index: number): Path64;
    delete(): void;
  }
  export interface Clipper2 {
    readonly FillRule: { readonly NonZero: unknown };
    readonly JoinType: { readonly Round: unknown; readonly Square: unknown };
    readonly EndType: { readonly Polygon: unknown };
    readonly Path64: new () => Path64;
    readonly Paths64: new () => Paths64;
    UnionSelf64(subjects: Paths64, rule: unknown): Paths64;
    Intersect64(subjects: Paths64, clips: Paths64, rule: unknown): Paths64;
    Difference64(subjects: Paths64, clips: Paths64, rule: unknown): Paths64;
    InflatePaths64(
      paths: Paths64,
      delta: number,
      join: unknown,
      end: unknown,
      miterLimit: number,
      arcTolerance: number,
    ): Paths64;
  }
  export interface LoadingOptions {
    /** The module's bytes, where it cannot fetch them itself. */
    wasmBinary?: Uint8Array;
    locateFile?: (name: string) => string;
  }
  export default function loadClipper2(options?: LoadingOptions): Promise<Clipper2>;
}
