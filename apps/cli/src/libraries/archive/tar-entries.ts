import { Refusal } from "../../refusal.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import { createByteReader } from "./byte-reader.ts";

const BLOCK = 512;
/** Where the fields of a header lie: POSIX.1-1988 ("ustar"), with the records of pax and GNU for long names. */
const FIELD = {
  name: [0, 100],
  size: [124, 136],
  checksum: [148, 156],
  type: 156,
  prefix: [345, 500],
} as const;
/** A record of names is text; nothing sensible comes near it. */
const MAX_RECORD = 65_536;

/** The entries of a tar, one after the other. */
export async function* tarEntries(stream: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<ArchiveEntry> {
  const reader = createByteReader(stream);
  let next: { path?: string; size?: number } = {};
  for (let place = 0; ; place += 1) {
    const header = await reader.take(BLOCK);
    if (!header) throw new Refusal(`${name} ends within entry ${place + 1}: it is not whole.`);
    if (header.every((byte) => byte === 0)) return;
    if (!hasItsChecksum(header))
      throw new Refusal(`${name} holds no tar: the header of entry ${place + 1} is damaged.`);
    const size = next.size ?? readNumber(header, FIELD.size);
    const type = String.fromCharCode(header[FIELD.type] ?? 0);
    const padded = Math.ceil(size / BLOCK) * BLOCK;
    if (type === "x" || type === "L" || type === "g") {
      if (size > MAX_RECORD) throw new Refusal(`${name}: the name of entry ${place + 1} has ${size} bytes.`);
      const record = await reader.take(padded);
      if (!record) throw new Refusal(`${name} ends within entry ${place + 1}: it is not whole.`);
      const text = new TextDecoder().decode(record.subarray(0, size));
      if (type === "L") next = { ...next, path: text.replace(/\0+$/, "") };
      else if (type === "x") next = { ...next, ...readPax(text) };
      continue;
    }
    let isRead = false;
    const path = next.path ?? [readText(header, FIELD.prefix), readText(header, FIELD.name)].filter(Boolean).join("/");
    next = {};
    const isFile = type === "0" || type === "\0" || type === "7";
    yield {
      path,
      kind: isFile ? (path.endsWith("/") ? "folder" : "file") : type === "5" ? "folder" : "other",
      size: isFile ? size : 0,
      read: async () => {
        isRead = true;
        const bytes = await reader.take(size);
        if (!bytes) throw new Refusal(`${name} ends within ${path}: it is not whole.`);
        await reader.skip(padded - size);
        return bytes;
      },
    };
    // Of links and folders the size says nothing about what follows but in very old archives, which give 0.
    if (!isRead) await reader.skip(padded);
  }
}

/** Lines of "length key=value", the length counted in bytes and with itself. */
function readPax(text: string): { path?: string; size?: number } {
  const found: { path?: string; size?: number } = {};
  for (const [, key, value] of text.matchAll(/\d+ (path|size)=([^\n]*)\n/g)) {
    if (key === "path" && value !== undefined) found.path = value;
    if (key === "size" && value !== undefined) found.size = Number(value);
  }
  return found;
}

/** Octal digits, or a number in base 256 where the first bit is set. */
function readNumber(header: Uint8Array, [from, to]: readonly [number, number]): number {
  const field = header.subarray(from, to);
  if ((field[0] ?? 0) & 0x80) return field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
  return Number.parseInt(readText(header, [from, to]).trim() || "0", 8);
}

function readText(header: Uint8Array, [from, to]: readonly [number, number]): string {
  const field = header.subarray(from, to);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}

/** The sum of all bytes with those of the checksum taken for blanks. */
function hasItsChecksum(header: Uint8Array): boolean {
  const [from, to] = FIELD.checksum;
  const sum = header.reduce((total, byte, at) => total + (at >= from && at < to ? 0x20 : byte), 0);
  return sum === readNumber(header, FIELD.checksum);
}
