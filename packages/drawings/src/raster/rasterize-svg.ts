import { Resvg } from "@resvg/resvg-js";

/**
 * Rasterises a generated SVG to PNG with the given longer side in pixels. Letters have to be strokes: no font of this machine may
 * ever come to be seen.
 */
export function rasterizeSvg(svg: string, { longerSide }: { readonly longerSide: number }): Uint8Array {
  const font = { loadSystemFonts: false };
  const { width, height } = new Resvg(svg, { font });
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: longerSide / Math.max(width, height) } })
    .render()
    .asPng();
}
