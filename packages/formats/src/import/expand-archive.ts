import { inEnglish, isCopyName, isProjectFileName, phrase, type RemarkWords } from "@tracewright/board";
import { unzipSync } from "fflate";
import type { ImportFile } from "./import-file.ts";
import { EASYEDA_PRO_ARCHIVE, isEasyedaProMember } from "./sniff-foreign.ts";

const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 300 * 1024 * 1024;

export interface ExpandedArchive {
  readonly files: readonly ImportFile[];
  /** Names that more than one entry has; the last of them is the one that was unpacked. */
  readonly namedTwice: readonly string[];
}

/**
 * The project files inside a zip; pictures, models and back-ups stay in it. Sizes are taken from the directory before
 * anything is unpacked, so an archive that would grow beyond 300 MB or 2,000 entries is refused without the memory for it.
 */
export function expandArchive(archive: ImportFile): ExpandedArchive | { readonly problem: RemarkWords } {
  if (isEncrypted(archive.bytes)) return { problem: phrase("zip-encrypted", {}) };
  let entries = 0;
  let total = 0;
  let proMembers = 0;
  const inner: string[] = [];
  const names = new Set<string>();
  const namedTwice = new Set<string>();
  try {
    const unpacked = unzipSync(archive.bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new ArchiveTooLarge(phrase("zip-entries", { limit: MAX_ENTRIES }));
        if (isEasyedaProMember(name)) proMembers += 1;
        if (name.toLowerCase().endsWith(".zip")) {
          inner.push(name);
          return false;
        }
        if (!isProjectFileName(name) || isCopyName(name)) return false;
        if (names.has(name)) namedTwice.add(name);
        names.add(name);
        total += originalSize;
        if (total > MAX_TOTAL_BYTES)
          throw new ArchiveTooLarge(phrase("zip-bytes", { megabytes: MAX_TOTAL_BYTES / 1024 / 1024 }));
        return true;
      },
    });
    if (proMembers > 0) return { problem: EASYEDA_PRO_ARCHIVE };
    const isEmpty = Object.keys(unpacked).length === 0;
    if (isEmpty && inner.length > 0) return { problem: phrase("zip-of-zips", { name: inner[0] ?? "" }) };
    if (isEmpty) return { problem: phrase("zip-without-project", {}) };
    return { files: Object.entries(unpacked).map(([name, bytes]) => ({ name, bytes })), namedTwice: [...namedTwice] };
  } catch (error) {
    if (error instanceof ArchiveTooLarge) return { problem: error.problem };
    return { problem: phrase("zip-broken", { why: error instanceof Error ? error.message : String(error) }) };
  }
}

/** In the directory of a zip: a record's signature, and where in it stand its flags and the lengths that it goes on for. */
const RECORD = { signature: 0x02014b50, flags: 8, nameLength: 28, extraLength: 30, noteLength: 32, length: 46 };
const DIRECTORY_END = { signature: 0x06054b50, start: 16, length: 22 };
const MAX_NOTE = 65_535;
const ENCRYPTED = 1;

/** Whether the directory calls any entry encrypted; of a zip without a whole directory nothing is said. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - DIRECTORY_END.length;
  const last = Math.max(0, end - MAX_NOTE);
  while (end >= last && view.getUint32(end, true) !== DIRECTORY_END.signature) end -= 1;
  if (end < last) return false;
  let at = view.getUint32(end + DIRECTORY_END.start, true);
  for (let entry = 0; entry < MAX_ENTRIES; entry += 1) {
    if (at + RECORD.length > bytes.length || view.getUint32(at, true) !== RECORD.signature) return false;
    if ((view.getUint16(at + RECORD.flags, true) & ENCRYPTED) !== 0) return true;
    const further = [RECORD.nameLength, RECORD.extraLength, RECORD.noteLength];
    at += RECORD.length + further.reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return false;
}

class ArchiveTooLarge extends Error {
  readonly problem: RemarkWords;

  constructor(problem: RemarkWords) {
    super(inEnglish(problem));
    this.problem = problem;
  }
}
