export * from "./choose/choose-footprints.ts";
export { lettersOf } from "./choose/guess-footprint.ts";
export { standardNames } from "./choose/standard-name.ts";
export { findFootprint, listFootprints } from "./find-footprint.ts";
export type { LibraryFootprint } from "./pattern/draw-footprint.ts";
export * from "./proposal/board-from-circuit.ts";
export type { OutlineProposal } from "./proposal/propose-outline.ts";
export { standFootprint } from "./stand-footprint.ts";
