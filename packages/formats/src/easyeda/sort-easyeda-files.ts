import { type Diagnostic, phrase, worded } from "@tracewright/board";
import { type EasyedaDocument, openEasyedaDocuments } from "./easyeda-document.ts";

export interface EasyedaFile {
  readonly fileName: string;
  readonly json: object;
}

export interface NamedDocument {
  readonly fileName: string;
  readonly document: EasyedaDocument;
}

/** The documents of EasyEDA files by what they are, and what each file is called in the receipt. */
export interface EasyedaDocuments {
  readonly boards: readonly NamedDocument[];
  /** In the order of the files and of the sheets within each. */
  readonly sheets: readonly NamedDocument[];
  /** Title of the file that holds several sheets. */
  readonly schematicTitle: string;
  readonly names: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

const LIBRARY_PARTS = { symbol: "library-symbol", footprint: "library-footprint" } as const;

/** Opens the files and tells boards from sheets; what is neither is said. */
export function sortEasyedaFiles(files: readonly EasyedaFile[]): EasyedaDocuments {
  const boards: NamedDocument[] = [];
  const sheets: NamedDocument[] = [];
  const names = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  let schematicTitle = "";
  for (const { fileName, json } of files) {
    const { documents, unknown, asObjects, title } = openEasyedaDocuments(json);
    const refuse = (code: string, said: ReturnType<typeof worded>) =>
      diagnostics.push({
        severity: "error",
        code,
        catalogue: 70004,
        ...said,
        file: fileName,
      });
    if (asObjects > 0) refuse("easyeda-object-form", worded("easyeda-object-form", { file: fileName }));
    else if (unknown > 0)
      refuse(
        "easyeda-unreadable",
        documents.length === 0
          ? worded("easyeda-says-nothing", { file: fileName })
          : worded("easyeda-sheets-unreadable", { file: fileName, count: unknown }),
      );
    for (const document of documents) {
      const version = document.editorVersion === "" ? "" : ` ${document.editorVersion}`;
      names.set(fileName, `easyeda-${document.kind}${version}`);
      if (document.kind === "board") boards.push({ fileName, document });
      else if (document.kind === "schematic") {
        sheets.push({ fileName, document });
        if (schematicTitle === "") schematicTitle = title;
      } else
        refuse(
          "easyeda-library-part",
          worded("easyeda-library-part", { file: fileName, part: phrase(LIBRARY_PARTS[document.kind], {}) }),
        );
    }
  }
  return { boards, sheets, schematicTitle, names, diagnostics };
}
