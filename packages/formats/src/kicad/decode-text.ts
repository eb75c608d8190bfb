/** Bytes of a text file as text, or why they are none. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: string } {
  if (bytes.length === 0) return { problem: "the file is empty" };
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `the file is not valid ${encoding.toUpperCase()} text; save it as UTF-8` };
  }
}
