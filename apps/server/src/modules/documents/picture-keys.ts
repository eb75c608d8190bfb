import { IMAGE_WIDTHS, type ImageWidth } from "../../platform/images/image-widths.ts";

/** What a picture is drawn for: lists and thumbnails, or a place as wide as a screen. */
export const PICTURE_SIZES = ["small", "large"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Where the picture of a document is kept, as it was drawn. */
export function pictureKey(hash: string, size: PictureSize): string {
  return `pictures/${hash.slice(0, 2)}/${hash}${size === "small" ? "" : `-${size}`}.webp`;
}

export function sizedPictureKey(hash: string, width: ImageWidth): string {
  return `pictures/${hash.slice(0, 2)}/${hash}-${width}.webp`;
}

/** Everything that the storage may hold of a document's picture. */
export function pictureKeys(hash: string): string[] {
  return [
    ...PICTURE_SIZES.map((size) => pictureKey(hash, size)),
    ...IMAGE_WIDTHS.map((width) => sizedPictureKey(hash, width)),
  ];
}
