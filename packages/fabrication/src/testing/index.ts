export * from "./compare-with-kicad.ts";
export * from "./compared-boards.ts";
export * from "./has-plotting-tools.ts";
