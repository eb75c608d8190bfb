import type { Diagnostic } from "@tracewright/board";
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

/** Opens the files and tells boards from sheets; what is neither is said. */
export function sortEasyedaFiles(files: readonly EasyedaFile[]): EasyedaDocuments {
  const boards: NamedDocument[] = [];
  const sheets: NamedDocument[] = [];
  const names = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  let schematicTitle = "";
  for (const { fileName, json } of files) {
    const { documents, unknown, asObjects, title } = openEasyedaDocuments(json);
    const refuse = (code: string, message: string) =>
      diagnostics.push({
        severity: "error",
        code,
        catalogue: 70004,
        message: `${fileName} ${message}`,
        file: fileName,
      });
    if (asObjects > 0)
      refuse(
        "easyeda-object-form",
        "is an EasyEDA document as the editor's scripting interface hands it out, with objects for shapes, which cannot be read. Save the document itself (EasyEDA: File → EasyEDA File Source → Download) and hand that in. Nothing was imported.",
      );
    else if (unknown > 0)
      refuse(
        "easyeda-unreadable",
        documents.length === 0
          ? "looks like an EasyEDA document but says neither what it is (docType) nor which shapes it has. Save it once more (EasyEDA: File → EasyEDA File Source → Download). Nothing was imported."
          : `(EasyEDA) holds ${unknown} sheets without shapes that can be read. Nothing was imported.`,
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
          `is an EasyEDA library ${document.kind}, not a project. Hand in the schematic or the board (EasyEDA: File → EasyEDA File Source → Download).`,
        );
    }
  }
  return { boards, sheets, schematicTitle, names, diagnostics };
}
