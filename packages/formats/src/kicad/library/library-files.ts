/**
 * The disk as far as libraries are asked for: whoever has one lends it, so that nothing here opens a file. It may throw errors with
 * a `code`, as Node does: what is not there, or not for us to read, holds nothing.
 */
export interface LibraryFiles {
  /** Names in a folder, of files and folders alike. */
  list(folder: string): readonly string[];
  /** The text of a file. */
  read(path: string): string;
}
