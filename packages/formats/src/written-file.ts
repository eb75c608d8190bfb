/** One file of a set that is written for others: for a fab, an assembler, KiCad. */
export interface WrittenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
