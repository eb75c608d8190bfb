import { IMAGE_WIDTHS, type ImageWidth } from "../media/image-widths.ts";

/** Where the picture of a document is kept, as it was drawn. */
export function pictureKey(hash: string): string {
  return `pictures/${hash.slice(0, 2)}/${hash}.webp`;
}

export function sizedPictureKey(hash: string, width: ImageWidth): string {
  return `pictures/${hash.slice(0, 2)}/${hash}-${width}.webp`;
}

/** Everything that the storage may hold of a document's picture. */
export function pictureKeys(hash: string): string[] {
  return [pictureKey(hash), ...IMAGE_WIDTHS.map((width) => sizedPictureKey(hash, width))];
}
