/** The squares that a picture of the board is kept in: where they lie on the board, and where on the screen. */
import type { Viewport } from "@tracewright/rendering";

/** Device pixels along the side of a tile: one is drawn well within a frame, and a screen has some two dozen. */
export const TILE_PIXELS = 256;
const MM = 1_000_000;

export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

/** What of the grid a view shows. A column's number grows to the right of the screen, from whichever side the board is seen. */
export interface TileWindow {
  /** Device pixels from the grid's origin to the view's corner. Whole ones: tiles are laid down without being resampled. */
  readonly left: number;
  readonly top: number;
  readonly places: readonly TilePlace[];
}

export function tileWindow(view: Viewport, pixelRatio: number): TileWindow {
  const scale = view.scale * pixelRatio;
  const width = view.width * pixelRatio;
  const height = view.height * pixelRatio;
  const side = view.flipped ? -1 : 1;
  const left = Math.round((side * view.centerX * scale) / MM - width / 2) + 0;
  const top = Math.round((view.centerY * scale) / MM - height / 2) + 0;
  const places: TilePlace[] = [];
  for (let row = Math.floor(top / TILE_PIXELS); row * TILE_PIXELS < top + height; row++)
    for (let column = Math.floor(left / TILE_PIXELS); column * TILE_PIXELS < left + width; column++)
      places.push({ column, row });
  return { left, top, places };
}

/** The view that a tile is drawn with. */
export function viewOfTile({ column, row }: TilePlace, view: Viewport, pixelRatio: number): Viewport {
  const scale = view.scale * pixelRatio;
  const middle = (index: number) => ((index + 0.5) * TILE_PIXELS * MM) / scale;
  return {
    ...view,
    width: TILE_PIXELS / pixelRatio,
    height: TILE_PIXELS / pixelRatio,
    centerX: (view.flipped ? -1 : 1) * middle(column),
    centerY: middle(row),
  };
}
