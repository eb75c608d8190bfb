export { findFootprint, listFootprints } from "./find-footprint.ts";
export type { LibraryFootprint } from "./pattern/draw-footprint.ts";
export { standFootprint } from "./stand-footprint.ts";
