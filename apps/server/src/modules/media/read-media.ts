import { refuseField } from "../../platform/application-error.ts";
import { MAX_PIXELS, reencodeImage } from "../../platform/images/image-codec.ts";
import { sniffMedia } from "./sniff-media.ts";

/** 3 MB (§5). */
const IMAGE_LIMIT_BYTES = 3_145_728;
/** 10 MB, videos too. */
const ATTACHMENT_LIMIT_BYTES = 10_485_760;

export type MediaPurpose = "PROFILE_IMAGE" | "ATTACHMENT";

/** A file as it comes out of a multipart request. */
export interface ReceivedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface ReadMedia {
  readonly kind: "image" | "attachment";
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A file that may be kept, its kind decided by its content; else a refusal that names the file and what is wrong. */
export async function readMedia(file: ReceivedFile, purpose: MediaPurpose): Promise<ReadMedia> {
  const name = cleanName(file.name);
  const limit = purpose === "PROFILE_IMAGE" ? IMAGE_LIMIT_BYTES : ATTACHMENT_LIMIT_BYTES;
  if (file.size > limit)
    refuseField("file", `${name} has ${file.size} bytes. The limit is ${limit} bytes (${limit / 1_048_576} MB).`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = sniffMedia(bytes);
  if (purpose === "ATTACHMENT") {
    if (mediaType === undefined) refuseField("file", `${name} is not an image (JPG, PNG), PDF or video (MP4, MOV).`);
    return { kind: "attachment", name, mediaType, bytes };
  }
  if (mediaType !== "image/jpeg" && mediaType !== "image/png")
    refuseField("file", `${name} is not a JPG or PNG image.`);
  const image = await reencodeImage(bytes);
  if (image.status === "too-many-pixels")
    refuseField(
      "file",
      `${name} has ${image.width} × ${image.height} pixels. The limit is ${MAX_PIXELS / 1_000_000} million pixels.`,
    );
  if (image.status === "unreadable") refuseField("file", `${name} is damaged and cannot be read as an image.`);
  return { kind: "image", name, mediaType: "image/webp", bytes: image.webp };
}

/** For show only. */
function cleanName(name: string): string {
  const last = name.replaceAll("\\", "/").split("/").at(-1)?.replace(/\p{C}/gu, "").trim();
  return [...(last || "file")].slice(0, 200).join("");
}
