export * from "./board-to-svg.ts";
export * from "./build-scene.ts";
export * from "./collect-primitives.ts";
export * from "./color-theme.ts";
export * from "./draw-order.ts";
export * from "./primitive.ts";
export * from "./sheet-color.ts";
