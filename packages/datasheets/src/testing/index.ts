export * from "./draw-datasheet.ts";
export * from "./drawn-datasheet.ts";
