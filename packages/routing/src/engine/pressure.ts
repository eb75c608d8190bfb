/** Factor ×16 by the number of nets in the way, for a price of `pressure` per net. */
export function softPressure(pressure: number): Int32Array {
  return Int32Array.from({ length: 16 }, (_, count) => Math.min(60_000, Math.round(16 * (1 + pressure * count))));
}

/** Ground with other nets' copper is forbidden. */
export const HARD = Int32Array.from({ length: 16 }, (_, count) => (count === 0 ? 16 : 0));
