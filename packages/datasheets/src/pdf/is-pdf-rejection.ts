/**
 * Whether a rejected promise without a handler is one that pdf.js leaves behind after some broken files: its
 * catalogue begins to fetch an entry of the page tree and goes on without it (`Catalog.getPageDict` in version 6.5).
 * The file was answered all the same. Node.js ends a process or thread for such a promise: callers that read uploaded
 * files handle and ignore these.
 *
 * ```ts
 * process.on("unhandledRejection", (error) => {
 *   if (!isPdfRejection(error)) throw error;
 * });
 * ```
 */
export function isPdfRejection(error: unknown): boolean {
  return error instanceof Error && NAMES.has(error.name);
}

const NAMES: ReadonlySet<string> = new Set([
  "XRefEntryException",
  "XRefParseException",
  "FormatError",
  "MissingDataException",
  "ParserEOFException",
  "InvalidPDFException",
  "AbortException",
]);
