/** A picture in grey, 0 black to 255 white, row by row from the top. */
export interface GreyPicture {
  readonly columns: number;
  readonly rows: number;
  readonly grey: Uint8Array;
}

/** A picture of two colours: 1 where a dot is printed, row by row from the top. */
export interface Bitmap {
  readonly columns: number;
  readonly rows: number;
  readonly dots: Uint8Array;
}

/** Prints what is darker than `threshold` (a share of white, 0 to 1), or `isInverted` all else. */
export function bitmapOf(
  { columns, rows, grey }: GreyPicture,
  { threshold, isInverted = false }: { readonly threshold: number; readonly isInverted?: boolean },
): Bitmap {
  const least = threshold * 255;
  return { columns, rows, dots: grey.map((value) => (value < least === isInverted ? 0 : 1)) };
}
