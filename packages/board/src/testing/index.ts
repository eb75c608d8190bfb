export * from "./records.ts";
export * from "./wired-board.ts";
