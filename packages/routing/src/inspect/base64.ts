/** Bytes as text that survives JSON. Written out here, because neither browsers nor Node's are this package's to use. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(word >> shift) & 63]).join("");
    const missing = Math.max(0, i + 3 - bytes.length);
    parts.push(four.slice(0, 4 - missing) + "=".repeat(missing));
  }
  return parts.join("");
}

/** Undefined where the text is no base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0;
    for (let k = 0; k < 4; k++) {
      const isPadding = i + k >= text.length - padding;
      const value = isPadding ? 0 : VALUES.get(text[i + k] ?? "");
      if (value === undefined) return undefined;
      word = (word << 6) | value;
    }
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = (word >> shift) & 255;
  }
  return bytes;
}
