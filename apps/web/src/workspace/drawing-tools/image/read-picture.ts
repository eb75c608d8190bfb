import { ARTWORK_LIMITS, type GreyPicture } from "@tracewright/editor";
import { pictureSize } from "./picture-size.ts";

/** A picture that somebody chose, as few enough dots to be traced. */
export interface Picture extends GreyPicture {
  /** Of its file: any text. */
  readonly name: string;
}

export const PICTURE_LIMITS = { bytes: 10_485_760, pixels: 25_000_000 } as const;

export type PictureProblem =
  | { readonly problem: "too-many-bytes"; readonly bytes: number }
  | { readonly problem: "no-picture" }
  | { readonly problem: "too-many-pixels"; readonly width: number; readonly height: number }
  | { readonly problem: "damaged" };

/** Reads a PNG or JPEG file with the browser's own decoder, once its header has said that there is room for it. */
export async function readPicture(file: File): Promise<Picture | PictureProblem> {
  if (file.size > PICTURE_LIMITS.bytes) return { problem: "too-many-bytes", bytes: file.size };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = pictureSize(bytes);
  if (!size) return { problem: "no-picture" };
  const { mediaType, width, height } = size;
  if (width * height > PICTURE_LIMITS.pixels) return { problem: "too-many-pixels", width, height };
  try {
    const decoded = await createImageBitmap(new Blob([bytes], { type: mediaType }));
    try {
      return { name: file.name, ...greyOf(decoded) };
    } finally {
      decoded.close();
    }
  } catch {
    return { problem: "damaged" };
  }
}

function greyOf(picture: ImageBitmap): GreyPicture {
  const scale = Math.min(1, Math.sqrt(ARTWORK_LIMITS.dots / (picture.width * picture.height)));
  const columns = Math.max(1, Math.floor(picture.width * scale));
  const rows = Math.max(1, Math.min(Math.floor(ARTWORK_LIMITS.dots / columns), Math.floor(picture.height * scale)));
  const canvas = new OffscreenCanvas(columns, rows);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw a picture on.");
  // What one can see through is not printed.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, columns, rows);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, columns, rows);
  const { data } = context.getImageData(0, 0, columns, rows);
  const grey = new Uint8Array(columns * rows);
  // Brightness by Rec. 709.
  for (let index = 0; index < grey.length; index++)
    grey[index] = Math.round(0.2126 * data[index * 4]! + 0.7152 * data[index * 4 + 1]! + 0.0722 * data[index * 4 + 2]!);
  return { columns, rows, grey };
}
