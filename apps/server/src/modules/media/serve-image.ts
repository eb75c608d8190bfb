import type { Application } from "../../platform/application.ts";
import { isWholeWebp, resizeImage } from "../../platform/images/image-codec.ts";
import { IMAGE_WIDTHS, type ImageWidth, isImageWidth } from "../../platform/images/image-widths.ts";
import { readWhole } from "../../platform/storage/damaged-object.ts";
import type { DocumentPictures } from "../documents/document-pictures.ts";
import { findOwnDocument, idOfDocumentUrl, storeOfDocument } from "../documents/document-store.ts";
import { sizedPictureKey } from "../documents/picture-keys.ts";
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
  /** WebP, or JPEG for clients without WebP. */
  readonly takesWebp: boolean;
}

/**
 * A stored image at one of the listed widths: an uploaded one, or the picture of a project's document. What
 * the usual quality gives is kept for the next one.
 */
export async function serveImage(
  application: Application,
  pictures: DocumentPictures,
  userId: string,
  { url, w, q, takesWebp }: ImageRequest,
): Promise<ServedImage> {
  const width = readInteger(w);
  if (width === undefined || !isImageWidth(width))
    return { status: "refused", sentence: `w is one of ${IMAGE_WIDTHS.join(", ")}.` };
  const quality = q === undefined ? DEFAULT_QUALITY : readInteger(q);
  if (quality === undefined || quality < 1 || quality > 100)
    return { status: "refused", sentence: "q is a whole number from 1 to 100." };
  const image =
    (await findUpload(application, userId, url ?? "", width)) ??
    (await findPicture(application, pictures, userId, url ?? "", width));
  if (image === undefined) return { status: "not-found" };

  const keeps = takesWebp && quality === DEFAULT_QUALITY;
  const kept = keeps ? await application.storage.read(image.sizedKey) : undefined;
  if (kept !== undefined && isWholeWebp(kept)) return { status: "served", bytes: kept, mediaType: "image/webp" };
  const original = await image.read();
  if (original === undefined) return { status: "not-found" };
  const format = takesWebp ? "webp" : "jpeg";
  const bytes = await resizeImage(original, { width, quality, format });
  if (keeps) await image.keep(bytes);
  return { status: "served", bytes, mediaType: `image/${format}` };
}

interface Image {
  /** Where it is kept at the width asked for. */
  readonly sizedKey: string;
  readonly read: () => Promise<Uint8Array | undefined>;
  /** Keeps it at that width. */
  readonly keep: (sized: Uint8Array) => Promise<void>;
}

async function findUpload(
  { db, storage }: Application,
  userId: string,
  url: string,
  width: ImageWidth,
): Promise<Image | undefined> {
  const row = await findMedia(db, userId, url);
  if (row?.kind !== "image") return undefined;
  const key = sizedKey(row.id, width);
  return {
    sizedKey: key,
    read: () => readWhole(storage, mediaKey(row.id), row.bytes),
    keep: (sized) => storage.write(key, sized),
  };
}

async function findPicture(
  application: Application,
  pictures: DocumentPictures,
  userId: string,
  url: string,
  width: ImageWidth,
): Promise<Image | undefined> {
  const id = idOfDocumentUrl(url);
  if (id === undefined) return undefined;
  const kind = await findOwnDocument(application.db, userId, id.projectId, id.hash);
  if (kind === undefined) return undefined;
  const key = sizedPictureKey(id.hash, width);
  return {
    sizedKey: key,
    read: () => pictures.read(kind, id.hash, width),
    keep: (sized) => storeOfDocument(application, id.hash, key, sized),
  };
}

function readInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
