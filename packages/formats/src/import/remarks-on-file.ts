import { type Diagnostic, worded } from "@tracewright/board";
import type { OpenedFile } from "./opened-file.ts";

/** What a project can be read without: a broken one is a loss to report, never a reason to refuse the rest. */
const COMPANION = /\.(kicad_pro|kicad_dru|kicad_mod|pro|lib|dcm|json)$|fp-lib-table$/i;

/** Words at the head of a document of EasyEDA: a broken one of these is a design that would be lost. */
const EASYEDA_WORDS = /"(?:docType|editorVersion)"/;
const HEAD_BYTES = 4_096;

/** What a single file gives reason to say before anything is read from it. */
export function remarksOnFile(
  { file: { name: file, bytes }, sniffed }: OpenedFile,
  beside: { readonly hasDesign: boolean },
): Diagnostic[] {
  if (sniffed.isLatin1 && sniffed.kind !== "other")
    return [{ severity: "warning", code: "read-as-latin-1", ...worded("read-as-latin-1", { file }), file }];
  switch (sniffed.kind) {
    case "broken": {
      const isSpared = beside.hasDesign && COMPANION.test(file) && !isDesignOfEasyeda(file, bytes);
      return [
        {
          severity: isSpared ? "warning" : "error",
          code: sniffed.code,
          ...(!isSpared && { catalogue: 70004 }),
          ...worded(isSpared ? "companion-not-read" : "file-problem", { file, problem: sniffed.problem }),
          file,
        },
      ];
    }
    case "other":
      // Without a design beside it, it is what the person meant to import; else it is only in the way.
      return [
        {
          severity: beside.hasDesign ? "warning" : "error",
          code: "not-a-project-file",
          catalogue: 70004,
          ...(sniffed.remedy === undefined
            ? worded("no-project-file", { file, name: sniffed.name })
            : worded("no-project-file-remedy", { file, name: sniffed.name, remedy: sniffed.remedy })),
          file,
        },
      ];
    case "kicad-legacy":
      return [{ severity: "warning", code: "kicad-legacy", file, ...worded("kicad-5-unknown", { file }) }];
    default:
      return /\.kicad_sch$/i.test(file) && sniffed.kind === "kicad-board"
        ? [{ severity: "warning", code: "wrong-extension", file, ...worded("board-named-schematic", { file }) }]
        : [];
  }
}

function isDesignOfEasyeda(file: string, bytes: Uint8Array): boolean {
  return /\.json$/i.test(file) && EASYEDA_WORDS.test(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
}
