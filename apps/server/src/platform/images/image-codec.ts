import sharp from "sharp";
import { FairTurns } from "../metering/fair-turns.ts";

// Nothing but the three readers that are needed is within reach of a file from outside: libvips knows dozens.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

/** A picture of a few kilobytes may unfold to gigabytes: this is what one may unfold to. */
export const MAX_PIXELS = 25_000_000;
/** Larger than any screen shows a person. */
export const MAX_SIDE = 1024;
const MAX_SECONDS = 10;

/** Few at a time, and one of each consumer: decoding a picture takes memory that nobody counts. */
const turns = new FairTurns({ capacity: 2, share: 1, maxWaiting: 500 });

export type ReencodedImage =
  | { readonly status: "encoded"; readonly webp: Uint8Array }
  | { readonly status: "too-many-pixels"; readonly width: number; readonly height: number }
  | { readonly status: "unreadable" };

/**
 * A JPEG or PNG file re-encoded as WebP, turned upright and limited in pixels per side. What else the file
 * carried (places, cameras, comments, bytes behind the picture) is gone.
 */
export function reencodeImage(bytes: Uint8Array, mostSide = MAX_SIDE): Promise<ReencodedImage> {
  return turns.run(async () => {
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > MAX_PIXELS) return { status: "too-many-pixels", width, height };
      const webp = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer();
      return { status: "encoded", webp };
    } catch {
      // libvips says what is wrong with the file in words that help nobody but its authors.
      return { status: "unreadable" };
    }
  });
}

/** A stored image at a width (never wider than it is) and a quality from 1 to 100. */
export function resizeImage(
  webp: Uint8Array,
  { width, quality, format }: { readonly width: number; readonly quality: number; readonly format: "webp" | "jpeg" },
): Promise<Uint8Array> {
  return turns.run(async () => {
    const image = sharp(webp, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true });
    return format === "webp"
      ? image.webp({ quality }).toBuffer()
      : image.flatten({ background: "#ffffff" }).jpeg({ quality }).toBuffer();
  });
}

/** Whether a stored image has its stated length (RIFF: the size follows the first four bytes and excludes eight). */
export function isWholeWebp(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, byteLength } = bytes;
  return byteLength >= 8 && new DataView(buffer, byteOffset).getUint32(4, true) + 8 === byteLength;
}
