import { constants, crc32, deflateRawSync } from "node:zlib";

/** Header of RFC 1952, 2.3.1: deflate, no name, no time, nobody's system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * gzip of a text that comes in pieces: one stream, whose blocks end with the pieces. Written without waiting, as
 * `gzipSync` does, which wants the text as a whole.
 */
export function gzipPieces(writeAll: (write: (piece: string) => void) => void, level: number): Uint8Array {
  const parts: Uint8Array[] = [HEADER];
  let sum = 0;
  let length = 0;
  writeAll((piece) => {
    const bytes = Buffer.from(piece);
    sum = crc32(bytes, sum);
    length += bytes.length;
    parts.push(deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH }));
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  parts.push(deflateRawSync(new Uint8Array(0)), trailer);
  return Buffer.concat(parts);
}
