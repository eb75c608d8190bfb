import type { FileHandle } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { Refusal } from "../../refusal.ts";
import type { ArchiveEntry } from "./archive-entry.ts";

/** Records of a zip (APPNOTE 6.3.10), with the places of their fields. */
const END = { signature: 0x06054b50, length: 22, count: 10, directoryLength: 12, directoryAt: 16 };
const RECORD = {
  signature: 0x02014b50,
  length: 46,
  madeBy: 5,
  flags: 8,
  method: 10,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  note: 32,
  attributes: 38,
  at: 42,
};
const LOCAL = { signature: 0x04034b50, length: 30, name: 26, extra: 28 };
const MAX_NOTE = 65_535;
const MAX_DIRECTORY = 64 * 1024 * 1024;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** The system that wrote an entry, and its kinds of files. */
const UNIX = 3;
const KIND_OF_FILE = 0o170000;
const FILE = 0o100000;
const FOLDER = 0o040000;

/** The entries of a zip, by its directory; nothing of it is unpacked before it is read. */
export async function zipEntries(file: FileHandle, name: string): Promise<ArchiveEntry[]> {
  const { size: length } = await file.stat();
  const tail = await readAt(file, Math.max(0, length - END.length - MAX_NOTE), Math.min(length, END.length + MAX_NOTE));
  let end = tail.length - END.length;
  while (end >= 0 && tail.readUInt32LE(end) !== END.signature) end -= 1;
  if (end < 0) throw new Refusal(`${name} is a zip without its end: it is not whole.`);
  const count = tail.readUInt16LE(end + END.count);
  const directoryLength = tail.readUInt32LE(end + END.directoryLength);
  const directoryAt = tail.readUInt32LE(end + END.directoryAt);
  if (count === 0xffff || directoryAt === 0xffffffff)
    throw new Refusal(`${name} is a zip of more than 4 GB or 65,534 entries: such are not read.`);
  if (directoryLength > MAX_DIRECTORY || directoryAt + directoryLength > length)
    throw new Refusal(`${name} is a zip with a damaged directory.`);
  const directory = await readAt(file, directoryAt, directoryLength);
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    if (at + RECORD.length > directory.length || directory.readUInt32LE(at) !== RECORD.signature)
      throw new Refusal(`${name} is a zip with a damaged directory: entry ${place + 1} of ${count} cannot be read.`);
    const nameLength = directory.readUInt16LE(at + RECORD.name);
    const path = directory.toString("utf8", at + RECORD.length, at + RECORD.length + nameLength);
    if ((directory.readUInt16LE(at + RECORD.flags) & ENCRYPTED) !== 0)
      throw new Refusal(`${name}: ${path} is encrypted.`);
    const mode = directory[at + RECORD.madeBy] === UNIX ? directory.readUInt16LE(at + RECORD.attributes + 2) : 0;
    const packed = {
      at: directory.readUInt32LE(at + RECORD.at),
      length: directory.readUInt32LE(at + RECORD.packed),
      method: directory.readUInt16LE(at + RECORD.method),
    };
    const size = directory.readUInt32LE(at + RECORD.size);
    entries.push({
      path,
      kind: kindOf(path, mode & KIND_OF_FILE),
      size,
      read: () => unpack(file, packed, { name, path, size }),
    });
    const extras = directory.readUInt16LE(at + RECORD.extra) + directory.readUInt16LE(at + RECORD.note);
    at += RECORD.length + nameLength + extras;
  }
  return entries;
}

function kindOf(path: string, kind: number): ArchiveEntry["kind"] {
  if (path.endsWith("/")) return "folder";
  if (kind === 0 || kind === FILE) return "file";
  return kind === FOLDER ? "folder" : "other";
}

interface Packed {
  readonly at: number;
  readonly length: number;
  readonly method: number;
}

/** Never more than the size that the directory states. */
async function unpack(
  file: FileHandle,
  packed: Packed,
  { name, path, size }: { readonly name: string; readonly path: string; readonly size: number },
): Promise<Uint8Array> {
  const damaged = new Refusal(`${name}: ${path} is damaged.`);
  const local = await readAt(file, packed.at, LOCAL.length);
  if (local.length < LOCAL.length || local.readUInt32LE(0) !== LOCAL.signature) throw damaged;
  const from = packed.at + LOCAL.length + local.readUInt16LE(LOCAL.name) + local.readUInt16LE(LOCAL.extra);
  const bytes = await readAt(file, from, packed.length);
  if (bytes.length < packed.length) throw damaged;
  if (packed.method !== STORED && packed.method !== DEFLATED)
    throw new Refusal(`${name}: ${path} is packed by method ${packed.method}; stored and deflated are read.`);
  let unpacked: Uint8Array;
  try {
    unpacked = packed.method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw damaged;
  }
  if (unpacked.length !== size) throw damaged;
  return unpacked;
}

async function readAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
