import { fabRulesFor, isCopperLayer, type LayerId } from "@tracewright/board";
import { type Artwork, type ArtworkProblem, artworkOf } from "@tracewright/editor";
import { fromMm, type Nm } from "@tracewright/geometry";
import type { Picture } from "./read-picture.ts";

/** What a picture is drawn with. */
export interface ImageOptions {
  /** Absent: none was chosen yet. */
  readonly picture?: Picture;
  readonly width: Nm;
  /** Per cent of white: what is darker is printed. */
  readonly threshold: number;
  readonly isInverted: boolean;
}

export const FIRST_IMAGE: ImageOptions = { width: fromMm(20), threshold: 50, isInverted: false };

/** The thinnest line that fabs make on a layer, by the defaults of docs/operating/fab-rules.md. */
export function leastLineOn(layer: LayerId): Nm {
  const { track, silkLine } = fabRulesFor("ours", 2);
  return isCopperLayer(layer) ? track : (silkLine ?? track);
}

/** The last one made, by its picture: the panel, the tool and the next move of the pointer ask for the same one. */
const made = new WeakMap<Picture, { readonly key: string; readonly artwork: Artwork | ArtworkProblem }>();

/** What the chosen picture comes to on a layer; undefined before one was chosen. */
export function artworkOn(layer: LayerId, options: ImageOptions): Artwork | ArtworkProblem | undefined {
  const { picture, width, threshold, isInverted } = options;
  if (!picture) return undefined;
  const isMirrored = layer.startsWith("B.");
  const leastLine = leastLineOn(layer);
  const key = [width, threshold, isInverted, isMirrored, leastLine].join(" ");
  const last = made.get(picture);
  if (last?.key === key) return last.artwork;
  const artwork = artworkOf(picture, { width, threshold: threshold / 100, isInverted, isMirrored, leastLine });
  made.set(picture, { key, artwork });
  return artwork;
}
