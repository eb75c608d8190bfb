/** One thing in an archive, in the order of the archive. */
export interface ArchiveEntry {
  /** As the archive writes it, folders separated by slashes. */
  readonly path: string;
  /** Links and devices are `other`: they are never made. */
  readonly kind: "file" | "folder" | "other";
  /** Unpacked, in bytes. */
  readonly size: number;
  /** The bytes of a file; to be asked for before the next entry is. */
  readonly read: () => Promise<Uint8Array>;
}
