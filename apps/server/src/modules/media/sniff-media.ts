export type MediaType = "image/jpeg" | "image/png" | "application/pdf" | "video/mp4" | "video/quicktime";

/** What a file is by its first bytes; its name and the type a browser claims for it say nothing. */
export function sniffMedia(bytes: Uint8Array): MediaType | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("%PDF-")) return "application/pdf";
  // ISO base media: a box's length, "ftyp", and the brand; Apple's own brand is written "qt  ".
  if (text.slice(4, 8) === "ftyp") return text.slice(8, 12) === "qt  " ? "video/quicktime" : "video/mp4";
  // Files of older cameras begin with another box.
  if (/^(moov|mdat|wide|free)$/.test(text.slice(4, 8))) return "video/quicktime";
  return undefined;
}
