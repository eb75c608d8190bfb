import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Box } from "@tracewright/geometry";

/** A film as an independent reader (gerbv) draws it: a byte a pixel, 1 where there is ink. */
export interface FilmPicture {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

const NM_PER_INCH = 25_400_000;

/** Draws a Gerber file within a window of the board, y downwards there and upwards in the file. */
export function drawFilm(file: string, window: Box, dpi: number): FilmPicture {
  const inches = (nm: number) => (nm / NM_PER_INCH).toFixed(6);
  const origin = `${inches(window.minX)};${inches(-window.maxY)}`;
  const size = `${inches(window.maxX - window.minX)}x${inches(window.maxY - window.minY)}`;
  const picture = `${file}.png`;
  const look = ["-b", "#000000", "-f", "#FFFFFFFF"];
  execFileSync(
    "gerbv",
    ["-x", "png", "-D", `${dpi}`, "-B", "0", "-O", origin, "-W", size, ...look, "-o", picture, file],
    {
      stdio: "ignore",
    },
  );
  return readPng(readFileSync(picture));
}

/** Pixels that differ, and those of them in the middle of a 3 × 3 block that differs wholly: no mere edges. */
export function comparePictures(a: FilmPicture, b: FilmPicture): { ink: number; differing: number; solid: number } {
  const { width, height } = a;
  if (b.width !== width || b.height !== height) throw new Error("the pictures are not of one size");
  const differs = new Uint8Array(width * height);
  for (let at = 0; at < differs.length; at += 1) differs[at] = a.ink[at]! ^ b.ink[at]!;
  let [ink, differing, solid] = [0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      ink += a.ink[at]!;
      if (!differs[at]) continue;
      differing += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
      let block = 0;
      for (let row = -1; row <= 1; row += 1)
        for (let column = -1; column <= 1; column += 1) block += differs[at + row * width + column]!;
      if (block === 9) solid += 1;
    }
  return { ink, differing, solid };
}

/** PNG as gerbv writes it: 8 bits a channel, not interlaced. https://www.w3.org/TR/png/#9Filters */
function readPng(bytes: Buffer): FilmPicture {
  const chunks: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 8, at + 8 + length);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (kind === "IHDR") {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[body.readUInt8(9)] ?? 0;
      if (channels === 0 || body.readUInt8(8) !== 8) throw new Error("not a PNG of gerbv's kind");
    } else if (kind === "IDAT") chunks.push(body);
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(chunks));
  const stride = width * channels;
  const ink = new Uint8Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1);
    const filter = rows[from]!;
    const row = new Uint8Array(stride);
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? row[x - channels]! : 0;
      const up = above[x]!;
      const value = rows[from + 1 + x]!;
      if (filter === 0) row[x] = value;
      else if (filter === 1) row[x] = value + left;
      else if (filter === 2) row[x] = value + up;
      else if (filter === 3) row[x] = value + ((left + up) >> 1);
      else row[x] = value + paeth(left, up, x >= channels ? above[x - channels]! : 0);
    }
    for (let x = 0; x < width; x += 1) ink[y * width + x] = row[x * channels]! > 127 ? 1 : 0;
    above = row;
  }
  return { width, height, ink };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
