export * from "./import/expand-archive.ts";
export * from "./import/import-file.ts";
export * from "./import/import-files.ts";
export * from "./kicad/board/read-kicad-board.ts";
export * from "./kicad/board/write-kicad-board.ts";
export * from "./kicad/project/read-project.ts";
export * from "./kicad/project/write-project.ts";
