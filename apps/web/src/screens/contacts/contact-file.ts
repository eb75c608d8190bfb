import type { RefusalReason } from "../../uploads/upload-list.ts";

export const MAX_FILES = 5;
/** 10 MiB, of every kind. */
export const MAX_FILE_BYTES = 10_485_760;
export const FILE_TYPES = ".jpg,.jpeg,.png,.pdf,.mp4,.mov";
const SNIFFED_BYTES = 16;

/** What is known to be refused is refused here, before a byte is sent. The server judges the content again. */
export function refusalOfContactFile({ name, size }: { name: string; size: number }): RefusalReason | undefined {
  if (!/\.(jpe?g|png|pdf|mp4|mov)$/i.test(name)) return "format";
  if (size > MAX_FILE_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
}

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
];

/** Whether the content of a file is of the kinds that may be attached, whatever its name says. */
export async function hasKnownContent(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  // Films: the name of their first box.
  const box = String.fromCharCode(...head.subarray(4, 8));
  return (
    SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte)) ||
    /^(ftyp|moov|mdat|wide|free)$/.test(box)
  );
}

/** How the files of an inquiry are uploaded. */
export const CONTACT_UPLOADS = { refusalOf: refusalOfContactFile, fileType: "ATTACHMENT" } as const;
