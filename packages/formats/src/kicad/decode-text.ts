import { phrase, type RemarkWords } from "@tracewright/board";

const CHUNK = 262_144;

/** Bytes of a text file as text, or why they are none. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: RemarkWords } {
  const checked = decodeToUtf8(bytes);
  return "problem" in checked ? checked : { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(checked.utf8) };
}

/** The same as UTF-8 without a byte order mark: the given bytes themselves where they are that, however many. */
export function decodeToUtf8(bytes: Uint8Array): { utf8: Uint8Array } | { problem: RemarkWords } {
  if (bytes.length === 0) return { problem: phrase("is-empty", {}) };
  const encoding = encodingOf(bytes);
  if (encoding === "utf-32") return { problem: phrase("is-utf-32", {}) };
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    if (encoding !== "utf-8") return { utf8: new TextEncoder().encode(decoder.decode(bytes)) };
    // Only to detect invalid UTF-8: as a whole, the text would take up to twice the memory of the file.
    for (let at = 0; at < bytes.length; at += CHUNK) decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
    decoder.decode();
  } catch {
    const isBinary = encoding === "utf-8" && bytes.includes(0);
    return {
      problem: isBinary ? phrase("is-binary", {}) : phrase("is-not-text", { encoding: encoding.toUpperCase() }),
    };
  }
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { utf8: isMarked ? bytes.subarray(3) : bytes };
}

/** The same of a file in Windows-1252, which Latin-1 is a part of; undefined for what holds bytes that no text has. */
export function decodeLatin1(bytes: Uint8Array): { utf8: Uint8Array } | undefined {
  return bytes.includes(0)
    ? undefined
    : { utf8: new TextEncoder().encode(new TextDecoder("windows-1252").decode(bytes)) };
}

/**
 * By the byte order mark, or where there is none by the zero beside the first letter: all that we read begins with a
 * letter of ASCII.
 */
function encodingOf([first, second, third, fourth]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "utf-32" {
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  if (isLittle) return third === 0 && fourth === 0 ? "utf-32" : "utf-16le";
  if (first === 0 && second === 0) return "utf-32";
  return (first === 0xfe && second === 0xff) || first === 0 ? "utf-16be" : "utf-8";
}
