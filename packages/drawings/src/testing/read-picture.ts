import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Pixels } from "./render-pdf.ts";

/** The pixels of a PNG or JPEG, by a decoder of others. */
export async function readPicture(bytes: Uint8Array): Promise<Pixels> {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, data };
}
