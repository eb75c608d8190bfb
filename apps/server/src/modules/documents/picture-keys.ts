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

/** Drawings of a block: its schematic, its layout. */
export const BLOCK_DRAWINGS = ["schematic", "footprint"] as const;
export type BlockDrawing = (typeof BLOCK_DRAWINGS)[number];

/** gzip of an SVG. */
export function drawingKey(hash: string, drawing: BlockDrawing): string {
  return `pictures/${hash.slice(0, 2)}/${hash}-${drawing}.svgz`;
}

/** Everything that the storage may hold of a document's picture. */
export function pictureKeys(hash: string): string[] {
  return [
    ...PICTURE_SIZES.map((size) => pictureKey(hash, size)),
    ...IMAGE_WIDTHS.map((width) => sizedPictureKey(hash, width)),
    ...BLOCK_DRAWINGS.map((drawing) => drawingKey(hash, drawing)),
  ];
}
