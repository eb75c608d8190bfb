/** Headers of a tar archive (POSIX ustar): tar and other programs can list and unpack a backup. */

export const BLOCK_BYTES = 512;
/** Eleven octal digits. */
const MAX_BYTES = 8 ** 11 - 1;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const CHECKSUM_AT = 148;

export interface TarEntry {
  /** Slash-separated, ASCII. */
  readonly path: string;
  readonly bytes: number;
}

/** Zeros from the end of an entry to the next block. */
export function paddingOf(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES;
}

/** A regular file that only its owner may read. Throws where the format cannot hold the path or the size. */
export function encodeTarHeader({ path, bytes }: TarEntry, modifiedAt: Date): Uint8Array {
  if (bytes > MAX_BYTES) throw new Error(`"${path}" has ${bytes} bytes; a tar entry holds ${MAX_BYTES}`);
  const [prefix, name] = splitPath(path);
  const header = Buffer.alloc(BLOCK_BYTES);
  const put = (text: string, offset: number): number => header.write(text, offset, "ascii");
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, "0")}\0`;
  put(name, 0);
  put(octal(0o600, 7), 100);
  put(octal(0, 7), 108);
  put(octal(0, 7), 116);
  put(octal(bytes, 11), 124);
  put(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  put("0", 156);
  put("ustar\x0000", 257);
  put(prefix, 345);
  put(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, CHECKSUM_AT);
  return header;
}

/** Undefined for the zeros at the end of an archive; "damaged" where the checksum does not match. */
export function decodeTarHeader(header: Uint8Array): TarEntry | undefined | "damaged" {
  const block = Buffer.from(header.buffer, header.byteOffset, header.byteLength);
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (from: number, length: number): string => {
    const field = block.subarray(from, from + length);
    const end = field.indexOf(0);
    return field.toString("ascii", 0, end < 0 ? length : end);
  };
  const number = (from: number, length: number): number => Number.parseInt(text(from, length).trim(), 8);
  const bytes = number(124, 12);
  if (block.length < BLOCK_BYTES || number(CHECKSUM_AT, 8) !== checksumOf(block) || !Number.isInteger(bytes))
    return "damaged";
  const [name, prefix] = [text(0, NAME_BYTES), text(345, PREFIX_BYTES)];
  return { path: prefix === "" ? name : `${prefix}/${name}`, bytes };
}

/** The sum of all bytes, those of the checksum itself counted as spaces. */
function checksumOf(header: Uint8Array): number {
  let sum = 0;
  for (const [index, byte] of header.entries())
    sum += index >= CHECKSUM_AT && index < CHECKSUM_AT + 8 ? " ".charCodeAt(0) : byte;
  return sum;
}

function splitPath(path: string): readonly [prefix: string, name: string] {
  if (path.length <= NAME_BYTES) return ["", path];
  const cut = path.lastIndexOf("/", PREFIX_BYTES);
  if (cut <= 0 || path.length - cut - 1 > NAME_BYTES) throw new Error(`"${path}" is too long for a tar archive`);
  return [path.slice(0, cut), path.slice(cut + 1)];
}
