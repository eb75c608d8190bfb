/** A quantity in base units (V, A, Ω, F …) with its limits. What is absent is unknown, not zero. */
export interface Span {
  readonly nominal?: number;
  readonly min?: number;
  readonly max?: number;
}
