const MB = 1_000_000;

/** What an archive of libraries may be. */
export interface LibraryLimits {
  readonly archiveBytes: number;
  readonly entries: number;
  readonly unpackedBytes: number;
  readonly fileBytes: number;
  readonly redirects: number;
  /** A server that sends nothing for so long is given up. */
  readonly silentMs: number;
}

export const LIBRARY_LIMITS: LibraryLimits = {
  archiveBytes: 1000 * MB,
  entries: 100_000,
  unpackedBytes: 4000 * MB,
  fileBytes: 20 * MB,
  redirects: 5,
  silentMs: 60_000,
};

/** "38.2 MB". */
export function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
