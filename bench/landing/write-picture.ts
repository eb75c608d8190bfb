import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Of the encoder, 0 … 1: lower values smear lines of one pixel. */
const QUALITY = 0.8;

/** A picture (SVG or PNG, as an address that holds it) as WebP of a width, encoded by the browser; its height follows. */
export async function writePicture(
  page: Page,
  source: string,
  { file, width }: { file: string; width: number },
): Promise<void> {
  const address: string = await page.evaluate(
    `(async () => {
      const picture = new Image();
      picture.src = ${JSON.stringify(source)};
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = ${width};
      canvas.height = Math.round((${width} * picture.naturalHeight) / picture.naturalWidth);
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", ${QUALITY});
    })()`,
  );
  const [, base64] = /^data:image\/webp;base64,(.+)$/.exec(address) ?? [];
  if (base64 === undefined) throw new Error(`${file}: this browser writes no WebP`);
  writeFileSync(file, Buffer.from(base64, "base64"));
}

export function asAddress(type: "image/svg+xml" | "image/png", content: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
