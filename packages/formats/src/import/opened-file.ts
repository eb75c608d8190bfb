import type { ImportFile } from "./import-file.ts";
import type { SniffedFile } from "./sniffed-file.ts";

export interface OpenedFile {
  readonly file: ImportFile;
  readonly sniffed: SniffedFile;
}
