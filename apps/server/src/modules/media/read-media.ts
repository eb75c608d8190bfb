import { refuseField } from "../../platform/application-error.ts";
import { MAX_PIXELS, reencodeImage } from "../../platform/images/image-codec.ts";
import { refusal } from "../../platform/refusal.ts";
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
    refuseField("file", refusal("file-too-large", { name, bytes: file.size, most: limit, mostMb: limit / 1_048_576 }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = sniffMedia(bytes);
  if (purpose === "ATTACHMENT") {
    if (mediaType === undefined) refuseField("file", refusal("not-image-pdf-video", { name }));
    return { kind: "attachment", name, mediaType, bytes };
  }
  if (mediaType !== "image/jpeg" && mediaType !== "image/png") refuseField("file", refusal("not-an-image", { name }));
  const image = await reencodeImage(bytes);
  if (image.status === "too-many-pixels")
    refuseField(
      "file",
      refusal("image-too-large", {
        name,
        width: image.width,
        height: image.height,
        mostMillions: MAX_PIXELS / 1_000_000,
      }),
    );
  if (image.status === "unreadable") refuseField("file", refusal("image-damaged", { name }));
  return { kind: "image", name, mediaType: "image/webp", bytes: image.webp };
}

/** For show only. */
function cleanName(name: string): string {
  const last = name.replaceAll("\\", "/").split("/").at(-1)?.replace(/\p{C}/gu, "").trim();
  return [...(last || "file")].slice(0, 200).join("");
}
