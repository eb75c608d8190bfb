export * from "./drawing.ts";
export * from "./drawing-options.ts";
export * from "./files/page-to-svg.ts";
export * from "./files/write-drawing.ts";
export * from "./make-drawing.ts";
export type { Imprint } from "./page/lay-out-pages.ts";
export * from "./page/paper.ts";
export * from "./pdf/drawing-to-pdf.ts";
export * from "./raster/rasterize-page.ts";
