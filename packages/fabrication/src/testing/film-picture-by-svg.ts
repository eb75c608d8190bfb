import { Resvg } from "@resvg/resvg-js";
import type { Box } from "@tracewright/geometry";
import gerberToSvg from "gerber-to-svg";
import type { FilmPicture } from "./film-picture.ts";

const NM_PER_INCH = 25_400_000;
/** gerber-to-svg writes thousandths of the file's unit. */
const UNITS = { mm: 1_000, in: 25_400 } as const;

/** Draws a Gerber or drill file with tracespace's reader, within a window of the board, as `drawFilm` does with gerbv. */
export async function drawFilmBySvg(text: string, window: Box, dpi: number): Promise<FilmPicture> {
  const film = await new Promise<ReturnType<typeof gerberToSvg>>((resolve, reject) => {
    const reader = gerberToSvg(text, { id: "film", plotAsOutline: false }, (error) => {
      if (error) reject(error);
      else resolve(reader);
    });
  });
  const unit = UNITS[film.units];
  const across = (nm: number) => nm / unit;
  const view = [window.minX, window.minY, window.maxX - window.minX, window.maxY - window.minY].map(across);
  const [width, height] = [window.maxX - window.minX, window.maxY - window.minY].map((nm) =>
    Math.round((nm / NM_PER_INCH) * dpi),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" preserveAspectRatio="none" viewBox="${view.join(" ")}" color="#fff" shape-rendering="crispEdges">`,
    `<defs>${film.defs.join("")}</defs>`,
    `<g transform="scale(1,-1)" fill="currentColor" stroke="currentColor" stroke-width="0" stroke-linecap="round"`,
    ` stroke-linejoin="round" fill-rule="evenodd">${film.layer.join("")}</g></svg>`,
  ].join("");
  const picture = new Resvg(svg, { background: "#000" }).render();
  const { pixels } = picture;
  const ink = new Uint8Array(picture.width * picture.height);
  for (let at = 0; at < ink.length; at += 1) ink[at] = pixels[at * 4]! > 127 ? 1 : 0;
  return { width: picture.width, height: picture.height, ink };
}
