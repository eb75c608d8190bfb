import { expect, test } from "vitest";
import { isOf, madeFiles } from "./made-files.ts";

const BOTH = { board: true, circuit: true };
const VERSION = { majorVersion: 2, revisionVersion: 1 };

const request = {
  isEverything: false,
  ...VERSION,
  outputFormat: "GERBER_EXPORT" as const,
  fileType: null,
  preset: "X2" as const,
  content: null,
};

const keysOf = (of: Partial<typeof request>, version = VERSION) =>
  madeFiles(BOTH)
    .filter((file) => isOf({ request: { ...request, ...of } }, file, version))
    .map(({ key }) => key);

test("a job is of one file alone, whatever else was asked for in the same format", () => {
  expect(keysOf({})).toEqual(["X2"]);
  expect(keysOf({ preset: "JLC" } as object)).toEqual(["Jlc"]);
  expect(keysOf({ outputFormat: "KICAD_EXPORT" } as object)).toEqual(["Kicad"]);
  expect(keysOf({ outputFormat: "KICAD_EXPORT", isEverything: true } as object)).toEqual(["everything"]);
  expect(keysOf({ outputFormat: "DRAWING_EXPORT", fileType: "PNG", content: "LAYOUT" } as object)).toEqual(["PNG"]);
  expect(keysOf({ outputFormat: "DRAWING_EXPORT", fileType: "PNG", content: "ASSEMBLY" } as object)).toEqual([]);
});

test("a job of another version is of no file of this one", () => {
  expect(keysOf({}, { majorVersion: 2, revisionVersion: 2 })).toEqual([]);
});

test("of a schematic alone nothing is made that needs a board, and its drawings are of the sheets", () => {
  const files = madeFiles({ board: false, circuit: true });
  expect(files.map(({ key }) => key)).toEqual(["Kicad", "Netlist", "PDF", "PNG", "JPG", "ZIP", "everything"]);
  expect(files.find(({ key }) => key === "PDF")?.wish.drawing?.content).toBe("SCHEMATIC");
});
