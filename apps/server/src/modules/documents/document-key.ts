/** Where the gzip bytes of a document are stored, by the hash of its text. */
export function documentKey(hash: string): string {
  return `documents/${hash.slice(0, 2)}/${hash}.gz`;
}
