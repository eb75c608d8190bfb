import { type Point, toMm } from "@tracewright/geometry";

/** A drawing made by the server, as an address for an image, and the part of the board that it shows, millimetres. */
export interface FilePreview {
  readonly source: string;
  /** Undefined for drawings of sheets. */
  readonly box:
    | { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
    | undefined;
}

/** A drawing that was asked for. */
export type AskedPreview =
  | { readonly status: "drawing" | "failed" }
  | { readonly status: "drawn"; readonly preview: FilePreview };

const VIEW_BOX = /^<svg[^>]* viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/;

/** What part of the board a drawing shows: its view box, which boards have in millimetres. */
export function boxOfDrawing(svg: string): FilePreview["box"] {
  const [, left, top, width, height] = VIEW_BOX.exec(svg)?.map(Number) ?? [];
  if (left === undefined || top === undefined || !width || !height) return undefined;
  return { left, top, width, height };
}

/** Where on the drawing a place is, in percent of its size; places beyond its border come to stand at the border. */
export function spotOnPreview(
  { box }: Pick<FilePreview, "box">,
  place: Point,
): { left: number; top: number } | undefined {
  if (!box) return undefined;
  const percent = (at: number, from: number, size: number) => Math.min(100, Math.max(0, ((at - from) / size) * 100));
  return { left: percent(toMm(place.x), box.left, box.width), top: percent(toMm(place.y), box.top, box.height) };
}
