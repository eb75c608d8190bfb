export type { AstrayTexts } from "./astray-texts.ts";
export { collectPictures } from "./collect-pictures.ts";
export * from "./compare-renders.ts";
export * from "./compared-renders.ts";
export { hasPlotter } from "./kicad-plot.ts";
