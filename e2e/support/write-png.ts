import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG of one colour, or white where `isInk` says that nothing is; padded with zeros behind its end to a number of
 * bytes, which no reader looks at.
 */
export function writePng({
  width,
  height,
  bytes = 0,
  isInk = () => true,
}: {
  width: number;
  height: number;
  bytes?: number;
  isInk?: (x: number, y: number) => boolean;
}): Buffer {
  const pixels = (y: number) =>
    Array.from({ length: width }, (_, x) => (isInk(x, y) ? [0xa8, 0x52, 0x1b] : [255, 255, 255]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, red, green and blue.
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const png = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk(
      "IDAT",
      deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => Buffer.from([0, ...pixels(y).flat()])))),
    ),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return Buffer.concat([png, Buffer.alloc(Math.max(0, bytes - png.byteLength))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
