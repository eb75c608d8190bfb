/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in hexadecimal. Written out because packages call no platform:
 * the same function runs in the browser, in a worker and on the server, without waiting.
 */
export function sha256(text: string): string {
  if (bytes.length < text.length * 3 + ROOM) bytes = new Uint8Array(text.length * 3 + ROOM);
  const length = putUtf8(text, bytes, 0);
  const padded = pad(bytes, length, length);
  hash.set(INITIAL);
  compressAll(bytes, padded);
  if (bytes.length > MAX_KEPT) bytes = new Uint8Array(MAX_KEPT);
  return inHex(hash);
}

/** The same of a text that comes in pieces, none of which ends within a character: the whole is never in memory. */
export function sha256OfPieces(writeAll: (write: (piece: string) => void) => void): string {
  const state = Uint32Array.from(INITIAL);
  let block = new Uint8Array(MAX_KEPT);
  let rest = 0;
  let total = 0;
  writeAll((piece) => {
    if (block.length < rest + piece.length * 3 + ROOM) {
      const larger = new Uint8Array(rest + piece.length * 3 + ROOM);
      larger.set(block.subarray(0, rest));
      block = larger;
    }
    const length = putUtf8(piece, block, rest);
    total += length - rest;
    rest = length % 64;
    // The writer may compute other checksums in the meantime.
    hash.set(state);
    compressAll(block, length - rest);
    state.set(hash);
    block.copyWithin(0, length - rest, length);
  });
  const padded = pad(block, rest, total);
  hash.set(state);
  compressAll(block, padded);
  return inHex(hash);
}

function compressAll(from: Uint8Array, length: number): void {
  const view = new DataView(from.buffer);
  for (let offset = 0; offset < length; offset += 64) compress(view, offset);
}

function inHex(words: Uint32Array): string {
  let hex = "";
  for (const word of words)
    hex += HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!;
  return hex;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Kept between calls: a board has tens of thousands of ids, and arrays for each would take longer than the sum. */
let bytes = new Uint8Array(1024);
const MAX_KEPT = 2 ** 16;
/** For the padding: a block and the length. */
const ROOM = 72;
const hash = new Uint32Array(8);
const w = new Int32Array(64);

function compress(view: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) w[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const a = w[t - 15]!;
    const b = w[t - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let a = hash[0]! | 0;
  let b = hash[1]! | 0;
  let c = hash[2]! | 0;
  let d = hash[3]! | 0;
  let e = hash[4]! | 0;
  let f = hash[5]! | 0;
  let g = hash[6]! | 0;
  let h = hash[7]! | 0;
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/**
 * Puts the text into `into` as UTF-8, from `at` on, and answers where it ends. A lone surrogate becomes U+FFFD, as
 * TextEncoder has it.
 */
function putUtf8(text: string, into: Uint8Array, at: number): number {
  let length = at;
  for (let index = 0; index < text.length; index++) {
    let code = text.charCodeAt(index);
    if (code >= 0xd800 && code < 0xe000) {
      const low = text.charCodeAt(index + 1);
      if (code < 0xdc00 && low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        index++;
      } else code = 0xfffd;
    }
    if (code < 0x80) into[length++] = code;
    else if (code < 0x800) {
      into[length++] = 0xc0 | (code >> 6);
      into[length++] = 0x80 | (code & 0x3f);
    } else if (code < 0x10000) {
      into[length++] = 0xe0 | (code >> 12);
      into[length++] = 0x80 | ((code >> 6) & 0x3f);
      into[length++] = 0x80 | (code & 0x3f);
    } else {
      into[length++] = 0xf0 | (code >> 18);
      into[length++] = 0x80 | ((code >> 12) & 0x3f);
      into[length++] = 0x80 | ((code >> 6) & 0x3f);
      into[length++] = 0x80 | (code & 0x3f);
    }
  }
  return length;
}

/** The padding of FIPS 180-4 §5.1.1 behind the `length` last bytes of `total`; answers where it ends. */
function pad(into: Uint8Array, length: number, total: number): number {
  const padded = Math.ceil((length + 9) / 64) * 64;
  into[length] = 0x80;
  into.fill(0, length + 1, padded - 8);
  const view = new DataView(into.buffer);
  view.setUint32(padded - 8, Math.floor((total * 8) / 2 ** 32));
  view.setUint32(padded - 4, (total * 8) >>> 0);
  return padded;
}

/** First 32 bits of the fractional parts of a root of the first primes: square roots to start, cube roots by round. */
const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}
