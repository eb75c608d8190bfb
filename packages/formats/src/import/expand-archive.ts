import { inEnglish, PROJECT_FILE_ENDINGS, phrase, type RemarkWords } from "@tracewright/board";
import { unzipSync } from "fflate";
import type { ImportFile } from "./import-file.ts";
import { EASYEDA_PRO_ARCHIVE, isEasyedaProMember } from "./sniff-foreign.ts";

const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 300 * 1024 * 1024;
/** Only what a project consists of is unpacked; pictures, models and back-ups stay in the archive. */
const WANTED = PROJECT_FILE_ENDINGS.filter((ending) => ending !== ".zip");
const UNWANTED_PLACE = /(^|\/)(__MACOSX|\.git|[^/]*-backups)\//;

/**
 * The project files inside a zip. Sizes are taken from the directory before anything is unpacked, so an archive that
 * would grow beyond 300 MB or 2,000 entries is refused without the memory for it.
 */
export function expandArchive(archive: ImportFile): { files: ImportFile[] } | { problem: RemarkWords } {
  let entries = 0;
  let total = 0;
  let proMembers = 0;
  const inner: string[] = [];
  try {
    const unpacked = unzipSync(archive.bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new ArchiveTooLarge(phrase("zip-entries", { limit: MAX_ENTRIES }));
        if (isEasyedaProMember(name)) proMembers += 1;
        const lower = name.toLowerCase();
        if (lower.endsWith(".zip")) inner.push(name);
        if (!WANTED.some((ending) => lower.endsWith(ending)) || UNWANTED_PLACE.test(name)) return false;
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
    return { files: Object.entries(unpacked).map(([name, bytes]) => ({ name, bytes })) };
  } catch (error) {
    if (error instanceof ArchiveTooLarge) return { problem: error.problem };
    return { problem: phrase("zip-broken", { why: error instanceof Error ? error.message : String(error) }) };
  }
}

class ArchiveTooLarge extends Error {
  readonly problem: RemarkWords;

  constructor(problem: RemarkWords) {
    super(inEnglish(problem));
    this.problem = problem;
  }
}
