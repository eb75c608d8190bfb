import type { SourceText } from "../../sexpr/parse-s-expression.ts";

/**
 * The disk as needed for libraries: the caller provides it, so that nothing here opens a file. It may throw errors with
 * a `code`, as Node does: what is not there, or not for us to read, holds nothing.
 */
export interface LibraryFiles {
  /** Names in a folder, of files and folders alike. */
  list(folder: string): readonly string[];
  /** The text of a file, or its bytes. */
  read(path: string): SourceText;
}

/** A disk that also says when a folder changed. */
export interface DatedLibraryFiles extends LibraryFiles {
  /** Milliseconds of any epoch. */
  changedAt(path: string): number;
}
