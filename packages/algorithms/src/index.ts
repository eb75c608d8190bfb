export { type GradientLimits, type SparseMatrix, solveByGradients } from "./conjugate-gradient.ts";
export { DisjointKeys } from "./disjoint-keys.ts";
export { DisjointSets } from "./disjoint-sets.ts";
export { Mulberry32 } from "./mulberry32.ts";
export { OrderedPriceHeap } from "./ordered-price-heap.ts";
export { PriceHeap } from "./price-heap.ts";
export { Xorshift32 } from "./xorshift32.ts";
