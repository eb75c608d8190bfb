/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in hexadecimal. Written out because packages call no platform:
 * the same function runs in the browser, in a worker and on the server, without waiting.
 */
export function sha256(text: string): string {
  const bytes = paddedUtf8(text);
  const hash = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < bytes.length; offset += 64) compress(hash, schedule, view, offset);
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

function compress(hash: Uint32Array, w: Uint32Array, view: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) w[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const a = w[t - 15]!;
    const b = w[t - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
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
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index]! + word) | 0;
}

/** The text as UTF-8 with the padding of FIPS 180-4 §5.1.1. A lone surrogate becomes U+FFFD, as TextEncoder has it. */
function paddedUtf8(text: string): Uint8Array<ArrayBuffer> {
  const buffer = new Uint8Array(text.length * 3 + 72);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    let code = text.charCodeAt(index);
    if (code >= 0xd800 && code < 0xe000) {
      const low = text.charCodeAt(index + 1);
      if (code < 0xdc00 && low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        index++;
      } else code = 0xfffd;
    }
    if (code < 0x80) buffer[length++] = code;
    else if (code < 0x800) {
      buffer[length++] = 0xc0 | (code >> 6);
      buffer[length++] = 0x80 | (code & 0x3f);
    } else if (code < 0x10000) {
      buffer[length++] = 0xe0 | (code >> 12);
      buffer[length++] = 0x80 | ((code >> 6) & 0x3f);
      buffer[length++] = 0x80 | (code & 0x3f);
    } else {
      buffer[length++] = 0xf0 | (code >> 18);
      buffer[length++] = 0x80 | ((code >> 12) & 0x3f);
      buffer[length++] = 0x80 | ((code >> 6) & 0x3f);
      buffer[length++] = 0x80 | (code & 0x3f);
    }
  }
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  padded.set(buffer.subarray(0, length));
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (length * 8) >>> 0);
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
