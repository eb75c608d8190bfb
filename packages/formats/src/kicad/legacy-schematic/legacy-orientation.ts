/** How a symbol stands: turned counter-clockwise on the sheet first, then mirrored about an axis of the sheet. */
export interface Orientation {
  readonly rotation: number;
  readonly mirror: "none" | "x" | "y";
}

/** Rows of the matrix that takes the library's frame (y upwards) to the sheet's (y downwards). */
export type LegacyMatrix = readonly [x1: number, y1: number, x2: number, y2: number];

/** The eight ways to stand; a mirror about y by 0 and about x by 180 degrees are the same, and so on. */
const ORIENTATIONS: readonly (readonly [LegacyMatrix, Orientation])[] = [
  [[1, 0, 0, -1], { rotation: 0, mirror: "none" }],
  [[0, -1, -1, 0], { rotation: 90, mirror: "none" }],
  [[-1, 0, 0, 1], { rotation: 180, mirror: "none" }],
  [[0, 1, 1, 0], { rotation: 270, mirror: "none" }],
  [[1, 0, 0, 1], { rotation: 0, mirror: "x" }],
  [[0, -1, 1, 0], { rotation: 90, mirror: "x" }],
  [[0, 1, -1, 0], { rotation: 270, mirror: "x" }],
  [[-1, 0, 0, -1], { rotation: 0, mirror: "y" }],
];

/** Undefined: the matrix is none of a turned or mirrored symbol. */
export function readOrientation(matrix: readonly number[]): Orientation | undefined {
  return ORIENTATIONS.find(([known]) => known.every((value, place) => value === matrix[place]))?.[1];
}
