import type { Box } from "@tracewright/geometry";

/** A window on a board, in nanometres, and the pixels it is drawn with. */
export interface Sheet {
  readonly window: Box;
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMm: number;
}

const MM = 1_000_000;

/** As fine as asked for, or as `mostPixels` allow. */
export function sheetOf(window: Box, pixelsPerMm: number, mostPixels: number): Sheet {
  const [across, down] = [(window.maxX - window.minX) / MM, (window.maxY - window.minY) / MM];
  const fine = Math.min(pixelsPerMm, Math.sqrt(mostPixels / (across * down)));
  const [width, height] = [Math.ceil(across * fine), Math.ceil(down * fine)];
  // The window grows to whole pixels: both drawings take it as it is.
  const maxX = window.minX + (width / fine) * MM;
  const maxY = window.minY + (height / fine) * MM;
  return { window: { ...window, maxX, maxY }, width, height, pixelsPerMm: fine };
}
