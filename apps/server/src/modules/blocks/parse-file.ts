import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { LibraryFileKind } from "../../platform/database/block-records.ts";
import type { Language } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { ParseBlockAnswer } from "../../threads/messages/block-messages.ts";
import { findUpload, readUploads } from "../files/uploads.ts";
import { halfOf } from "./block-files.ts";
import { askBlockThread } from "./block-thread.ts";
import { reasonSentence } from "./validation/reason-sentences.ts";

export interface ParsedFile {
  readonly svgString: string | null;
  readonly json: unknown;
}

export interface ParseInput {
  readonly fileUrl: string;
  readonly fileKind: LibraryFileKind;
  /** Further sheets and libraries. */
  readonly fileUrls?: readonly string[] | null | undefined;
}

/** What a block of this file would have, with a drawing made here: nothing of the file's own markup is passed on. */
export async function parseFile(
  application: Application,
  userId: string,
  half: "schematic" | "footprint",
  { input, language }: { readonly input: ParseInput; readonly language: Language },
): Promise<ParsedFile> {
  const { fileUrl, fileKind, fileUrls } = input;
  const { name } = await findUpload(application, userId, fileUrl);
  if ((halfOf(fileKind) ?? half) !== half || !ENDINGS[fileKind].test(name))
    throw new ApplicationError("UNSUPPORTED_PROJECT_FILE_FORMAT", refusal("not-a-file-of-kind", { name, fileKind }), {
      field: "fileKind",
    });
  // A PDF is kept beside the block; nothing in it is taken for a circuit.
  if (fileKind.endsWith("_PDF")) return { svgString: null, json: NOTHING };
  const { dataDir, kicadLibraries } = application.configuration;
  const { svg, json, reasons } = await askBlockThread<ParseBlockAnswer>(application, name, async () => ({
    kind: "parse",
    half,
    libraries: { dataDir, kicadLibraries },
    files: (await readUploads(application, userId, [fileUrl, ...(fileUrls ?? [])])).map((file, index) => ({
      ...file,
      kind: index === 0 ? fileKind : "OTHER",
    })),
  }));
  const [reason] = reasons;
  if (reason)
    throw new ApplicationError(
      UNREADABLE.has(reason.kind) ? "UNSUPPORTED_PROJECT_FILE_FORMAT" : "INVALID_EDA_BLOCK",
      reasonSentence(reason, language),
      { field: "fileUrl", language },
    );
  return { svgString: svg, json };
}

/** What is wrong with the file, not with the circuit in it. */
const UNREADABLE: ReadonlySet<string> = new Set(["FILE_UNREADABLE", "DESIGN_BLOCK_NONE", "DESIGN_BLOCK_SEVERAL"]);

const ENDINGS: Readonly<Record<LibraryFileKind, RegExp>> = {
  SCHEMATIC_KICAD: /\.(kicad_sch|sch)$/i,
  SCHEMATIC_EASYEDA: /\.json$/i,
  SCHEMATIC_PDF: /\.pdf$/i,
  FOOTPRINT_KICAD: /\.kicad_pcb$/i,
  FOOTPRINT_EASYEDA: /\.json$/i,
  FOOTPRINT_PDF: /\.pdf$/i,
  BLOCK_KICAD: /\.zip$/i,
};

const NOTHING = { ports: [], materials: [], parts: [], nets: [], layout: null, remarks: [] };
