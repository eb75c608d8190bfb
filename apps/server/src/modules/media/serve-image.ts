import type { Application } from "../../application.ts";
import { resizeImage } from "./image-codec.ts";
import { IMAGE_WIDTHS, isImageWidth } from "./image-widths.ts";
import { findMedia, mediaKey, sizedKey } from "./media-store.ts";

const DEFAULT_QUALITY = 75;

export type ServedImage =
  | { readonly status: "served"; readonly bytes: Uint8Array; readonly mediaType: string }
  | { readonly status: "refused"; readonly sentence: string }
  | { readonly status: "not-found" };

export interface ImageRequest {
  readonly url: string | undefined;
  readonly w: string | undefined;
  readonly q: string | undefined;
  /** WebP, or JPEG for whoever does not take it. */
  readonly takesWebp: boolean;
}

/** An image of our own storage at one of the listed widths. What the usual quality gives is kept for the next one. */
export async function serveImage(
  { db, storage }: Application,
  userId: string,
  { url, w, q, takesWebp }: ImageRequest,
): Promise<ServedImage> {
  const width = readInteger(w);
  if (width === undefined || !isImageWidth(width))
    return { status: "refused", sentence: `w is one of ${IMAGE_WIDTHS.join(", ")}.` };
  const quality = q === undefined ? DEFAULT_QUALITY : readInteger(q);
  if (quality === undefined || quality < 1 || quality > 100)
    return { status: "refused", sentence: "q is a whole number from 1 to 100." };
  const row = await findMedia(db, userId, url ?? "");
  if (row === undefined || row.kind !== "image") return { status: "not-found" };

  const keeps = takesWebp && quality === DEFAULT_QUALITY;
  const kept = keeps ? await storage.read(sizedKey(row.id, width)) : undefined;
  if (kept !== undefined) return { status: "served", bytes: kept, mediaType: "image/webp" };
  const original = await storage.read(mediaKey(row.id));
  if (original === undefined) return { status: "not-found" };
  const format = takesWebp ? "webp" : "jpeg";
  const bytes = await resizeImage(original, { width, quality, format });
  if (keeps) await storage.write(sizedKey(row.id, width), bytes);
  return { status: "served", bytes, mediaType: `image/${format}` };
}

function readInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
