export { type Area, type AreaAlgebra, areaOf, loadAreaAlgebra, polygonsOf } from "./areas.ts";
export * from "./fill-islands.ts";
export * from "./fill-zones.ts";
export * from "./pour-remarks.ts";
