/** The disk as far as libraries are asked for: whoever has one lends it, so that nothing here opens a file. */
export interface LibraryFiles {
  /** Names in a folder, of files and folders alike; empty where there is no such folder. */
  list(folder: string): readonly string[];
  /** The text of a file; undefined where it cannot be read. */
  read(path: string): string | undefined;
}
