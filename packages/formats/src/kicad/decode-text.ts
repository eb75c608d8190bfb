import { phrase, type RemarkWords } from "@tracewright/board";

/** Bytes of a text file as text, or why they are none. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: RemarkWords } {
  if (bytes.length === 0) return { problem: phrase("is-empty", {}) };
  const encoding = encodingOf(bytes);
  if (encoding === "utf-32") return { problem: phrase("is-utf-32", {}) };
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { problem: phrase("is-not-text", { encoding: encoding.toUpperCase() }) };
  }
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
