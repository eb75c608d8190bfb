import { phrase } from "@tracewright/board";
import { isNestedDeeperThan } from "../json/json-depth.ts";
import { decodeLatin1, decodeToUtf8 } from "../kicad/decode-text.ts";
import type { FileStart } from "./readers/reader.ts";
import { READERS } from "./readers/readers.ts";
import type { SniffedFile } from "./sniffed-file.ts";
import { startsWith } from "./starts-with.ts";

const MAX_JSON_DEPTH = 500;

/** Bytes: the last of the blanks and control characters, and what lists begin with. */
const [BLANK, OPEN] = [32, 40];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What a file is, by its content: what the first reader that knows it says. */
export function sniffKind(bytes: Uint8Array): SniffedFile {
  if (startsWith(bytes, ZIP)) return { kind: "archive" };
  const binary = askReaders({ as: "bytes", bytes });
  if (binary) return binary;
  const decoded = decodeToUtf8(bytes);
  if (!("problem" in decoded)) return sniffText(decoded.utf8);
  const latin1 = decodeLatin1(bytes);
  const sniffed = latin1 && sniffText(latin1.utf8);
  // Any bytes may be Latin-1: only what then reads as a file that we know is taken for it.
  if (sniffed && isKnown(sniffed)) return { ...sniffed, isLatin1: true };
  return { kind: "broken", code: bytes.length === 0 ? "empty" : "not-text", problem: decoded.problem };
}

function askReaders(start: FileStart): SniffedFile | undefined {
  for (const { sniff } of READERS) {
    const sniffed = sniff(start);
    if (sniffed) return sniffed;
  }
  return undefined;
}

function isKnown(sniffed: SniffedFile): boolean {
  if (sniffed.kind === "broken" || sniffed.kind === "archive") return false;
  return sniffed.kind === "other" ? sniffed.remedy !== undefined : sniffed.isGuess !== true;
}

function sniffText(utf8: Uint8Array): SniffedFile {
  if (utf8[utf8.findIndex((byte) => byte > BLANK)] === OPEN) return sniffList(utf8);
  const text = new TextDecoder().decode(utf8);
  const start = text.trimStart();
  const known = askReaders({ as: "text", start, text });
  if (known) return known;
  if (start.startsWith("{") || start.startsWith("[")) return sniffJson(text);
  if (start === "") return { kind: "broken", code: "empty", problem: phrase("is-empty", {}) };
  return { kind: "other", name: phrase("no-known-file", {}) };
}

function sniffList(utf8: Uint8Array): SniffedFile {
  const open = utf8.indexOf(OPEN);
  const beginning = new TextDecoder().decode(utf8.subarray(open, open + 200));
  const head = /^\(\s*([\w-]+)/.exec(beginning)?.[1] ?? "";
  // A file cut or bent right at its start is still most likely what KiCad wrote: its reader says where it breaks.
  return askReaders({ as: "list", head, utf8 }) ?? { kind: "kicad-board", text: utf8, isGuess: true };
}

function sniffJson(text: string): SniffedFile {
  if (isNestedDeeperThan(text, MAX_JSON_DEPTH))
    return {
      kind: "broken",
      code: "nested-too-deeply",
      problem: phrase("is-json-too-deep", { levels: MAX_JSON_DEPTH }),
    };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      kind: "broken",
      code: "not-json",
      problem: phrase("is-not-json", { why: error instanceof Error ? error.message : String(error) }),
    };
  }
  const known = typeof json === "object" && json !== null ? askReaders({ as: "json", json, text }) : undefined;
  return known ?? { kind: "other", name: phrase("no-known-json", {}) };
}
