import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DatasheetLimits, DatasheetReading } from "../facts/datasheet-reading.ts";

type Refused = Extract<DatasheetReading, { kind: "refused" }>;

export interface OpenPdf {
  readonly kind: "open";
  readonly document: PDFDocumentProxy;
  readonly close: () => Promise<void>;
}

/** Readers look this far for "%PDF-" (ISO 32000-1, annex H.3.4.1). */
const HEADER_BYTES = 1024;

/** Where the tables of Chinese, Japanese and Korean codes lie; fonts of such datasheets name them and do not hold them. */
const CMAPS = decodeURIComponent(
  new URL("../../cmaps/", import.meta.resolve("pdfjs-dist/legacy/build/pdf.mjs")).pathname,
);

/**
 * Opens a PDF for its text alone: pictures are not decoded, forms and scripts not looked at. The bytes are handed over and gone
 * afterwards.
 */
export async function openPdf(bytes: Uint8Array, limits: DatasheetLimits): Promise<OpenPdf | Refused> {
  if (bytes.length > limits.bytes)
    return refused("too-large", `The file has ${bytes.length} bytes; at most ${limits.bytes} are read.`);
  if (!hasHeader(bytes)) return refused("not-a-pdf", "The file does not begin like a PDF (%PDF-).");
  const loading = getDocument({
    data: bytes,
    cMapUrl: CMAPS,
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 0,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    if (document.numPages <= limits.pages) return { kind: "open", document, close: () => loading.destroy() };
    await loading.destroy();
    return refused("too-many-pages", `The file has ${document.numPages} pages; at most ${limits.pages} are read.`);
  } catch (error) {
    await loading.destroy();
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (name === "PasswordException") return refused("encrypted", "The file opens with a password only.");
    return refused("broken", `The file is not a complete PDF: ${message.slice(0, 200)}`);
  }
}

function hasHeader(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, HEADER_BYTES)).includes("%PDF-");
}

function refused(reason: Refused["reason"], remark: string): Refused {
  return { kind: "refused", reason, remark };
}
