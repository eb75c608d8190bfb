export * from "./excerpt.ts";
export * from "./fuzz-case.ts";
export * from "./fuzz-readers.ts";
export * from "./own-samples.ts";
export * from "./sample-board.ts";
