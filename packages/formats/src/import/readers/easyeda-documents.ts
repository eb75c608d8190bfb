import { readEasyedaBoard } from "../../easyeda/board/read-easyeda-board.ts";
import { isEasyedaObjectForm } from "../../easyeda/object-form.ts";
import { readEasyedaSchematic } from "../../easyeda/schematic/read-easyeda-schematic.ts";
import { sortEasyedaFiles } from "../../easyeda/sort-easyeda-files.ts";
import { filesOfKind } from "./files-of-kind.ts";
import type { Reader } from "./reader.ts";

/** Boards and schematics of EasyEDA Standard: any number of them in one file. */
export const EASYEDA_DOCUMENTS: Reader = {
  sniff: (start) => {
    if (start.as !== "json" || !isEasyeda(start.json)) return undefined;
    return { kind: "easyeda", text: start.text, json: start.json };
  },
  read: (files) => {
    const { boards, sheets, schematicTitle, names, diagnostics } = sortEasyedaFiles(
      filesOfKind(files, "easyeda").map(({ file, sniffed }) => ({ fileName: file.name, json: sniffed.json })),
    );
    const [sheet] = sheets;
    return {
      boards: boards.map(({ fileName, document }) => ({
        fileName,
        read: () => readEasyedaBoard(fileName, document),
      })),
      schematic: sheet && { fileName: sheet.fileName, read: () => readEasyedaSchematic(sheets, schematicTitle) },
      names,
      diagnostics,
    };
  },
};

function isEasyeda(json: object): boolean {
  return (
    "docType" in json ||
    ("head" in json && ("shape" in json || "canvas" in json)) ||
    "schematics" in json ||
    isEasyedaObjectForm(json)
  );
}
