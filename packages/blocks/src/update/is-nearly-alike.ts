/** Beyond quarter turns each coordinate is rounded: the same place may be computed 1 nm off at each of its ends. */
const NEAR_NM = 2;
const NEAR = 1e-6;

/** Whether two records hold the same, up to the rounding of coordinates (members x and y); absent is like undefined. */
export function isNearlyAlike(a: unknown, b: unknown): boolean {
  return isNear(a, b, NEAR);
}

function isNear(a: unknown, b: unknown, slack: number): boolean {
  if (a === b) return true;
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) <= slack;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => isNear(entry, b[index], NEAR))
    );
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isNear(left.get(key), right.get(key), key === "x" || key === "y" ? NEAR_NM : NEAR),
  );
}
