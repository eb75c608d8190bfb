/** A file as handed in: its name within the upload (with folders, `/` between them) and its bytes. */
export interface ImportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
