import { Resvg } from "@resvg/resvg-js";

/**
 * An SVG of ours as PNG, its longer side so many pixels long. Letters have to be strokes: no font of this machine may
 * ever come to be seen.
 */
export function rasterizeSvg(svg: string, { longerSide }: { readonly longerSide: number }): Uint8Array {
  const font = { loadSystemFonts: false };
  const { width, height } = new Resvg(svg, { font });
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: longerSide / Math.max(width, height) } })
    .render()
    .asPng();
}
