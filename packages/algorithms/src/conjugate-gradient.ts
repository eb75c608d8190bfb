/** A symmetric, positive definite matrix by rows; the diagonal stands apart. */
export interface SparseMatrix {
  readonly diagonal: Float64Array;
  /** Where the entries of each row begin, and one more for the end. */
  readonly rowStarts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

export interface GradientLimits {
  /** Of the residual, as a share of the right side. */
  readonly tolerance?: number;
  readonly maxRounds?: number;
}

/**
 * x of A x = b by conjugate gradients (Hestenes and Stiefel 1952), preconditioned by the diagonal. Undefined where the limit of
 * rounds is reached first.
 */
export function solveByGradients(
  { diagonal, rowStarts, columns, values }: SparseMatrix,
  right: Float64Array,
  { tolerance = 1e-6, maxRounds = 5_000 }: GradientLimits = {},
): Float64Array | undefined {
  const size = right.length;
  const solution = new Float64Array(size);
  const residual = Float64Array.from(right);
  const direction = new Float64Array(size);
  const product = new Float64Array(size);
  for (let i = 0; i < size; i += 1) direction[i] = residual[i]! / diagonal[i]!;
  let slope = dot(residual, direction);
  const goal = tolerance ** 2 * dot(right, right);
  for (let round = 0; round < maxRounds; round += 1) {
    if (dot(residual, residual) <= goal) return solution;
    for (let row = 0; row < size; row += 1) {
      let sum = diagonal[row]! * direction[row]!;
      for (let at = rowStarts[row]!; at < rowStarts[row + 1]!; at += 1) sum += values[at]! * direction[columns[at]!]!;
      product[row] = sum;
    }
    const step = slope / dot(direction, product);
    let next = 0;
    for (let i = 0; i < size; i += 1) {
      solution[i]! += step * direction[i]!;
      residual[i]! -= step * product[i]!;
      next += residual[i]! ** 2 / diagonal[i]!;
    }
    const share = next / slope;
    for (let i = 0; i < size; i += 1) direction[i] = residual[i]! / diagonal[i]! + share * direction[i]!;
    slope = next;
  }
  return undefined;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}
