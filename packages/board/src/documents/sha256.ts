import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * SHA-256 of a text's UTF-8 bytes, in hexadecimal. Packages call no platform: the same function runs in the browser, in a
 * worker and on the server, without waiting.
 */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The same of a text that comes in pieces, none of which ends within a character: the whole is never in memory. */
export function sha256OfPieces(writeAll: (write: (piece: string) => void) => void): string {
  const sum = digest.create();
  writeAll((piece) => sum.update(utf8ToBytes(piece)));
  return bytesToHex(sum.digest());
}
