/** The widths in pixels that the server makes images in. */
const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** Twice as many pixels as the image is wide on the page, for fine screens. */
const PIXELS_PER_CSS_PIXEL = 2;

/** Where a stored image is found for a place so many CSS pixels wide; undefined for an empty address: no image. */
export function imageUrl(storedUrl: string, cssWidth: number): string | undefined {
  if (storedUrl === "") return undefined;
  const width = IMAGE_WIDTHS.find((width) => width >= cssWidth * PIXELS_PER_CSS_PIXEL) ?? 3840;
  return `/image?url=${encodeURIComponent(storedUrl)}&w=${width}`;
}
