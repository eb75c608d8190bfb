import {
  type Board,
  copperLayers,
  findItems,
  type ItemId,
  isCopperLayer,
  type Keepout,
  type LayerId,
  type NetId,
} from "@tracewright/board";
import {
  arcWork,
  CornerTool,
  circleWork,
  cutOutWork,
  type DrawingToolName,
  type DrawnDimension,
  dimensionWork,
  drawingStroke,
  holeWork,
  imageWork,
  keepoutWork,
  lineWork,
  M3_HOLE,
  PlacesTool,
  polygonWork,
  rectangleWork,
  type Tool,
  textWork,
  viaWork,
  zoneWork,
} from "@tracewright/editor";
import { fromMm, type Nm } from "@tracewright/geometry";
import { artworkOn, FIRST_IMAGE, type ImageOptions } from "./image/image-options.ts";

/**
 * What the next thing will be drawn with, for all drawing tools together: a layer that was chosen for a line holds
 * for a text, too.
 */
export interface DrawingOptions {
  /** Of lines, shapes, texts and dimensions. */
  readonly layer: LayerId;
  /** Null: what is usual on the layer. */
  readonly width: Nm | null;
  readonly filled: boolean;
  /** Of the corners of a rectangle. */
  readonly radius: Nm;
  readonly text: string;
  readonly dimension: DrawnDimension;
  /** Of a mounting hole. */
  readonly drill: Nm;
  /** Of zones and vias. */
  readonly net: NetId | null;
  /** Of zones and keepouts. */
  readonly layers: readonly LayerId[];
  readonly keepout: Keepout;
  readonly image: ImageOptions;
}

export const FIRST_OPTIONS: DrawingOptions = {
  layer: "F.SilkS",
  width: null,
  filled: false,
  radius: 0,
  text: "",
  dimension: "aligned",
  drill: M3_HOLE,
  net: null,
  layers: ["F.Cu"],
  keepout: { tracks: true, vias: true, pads: false, pours: true, footprints: false },
  image: FIRST_IMAGE,
};

/** The width that is drawn with: the one that was chosen, or what is usual on the layer. */
export function widthOf({ width, layer }: DrawingOptions): Nm {
  return width ?? drawingStroke(layer).width;
}

/**
 * A drawing tool with these options, in the place of the one in hand: what that one has begun for the same purpose
 * goes on. Undefined: a picture that was not chosen or cannot be drawn, or a cut-out without a zone to cut.
 */
export function drawingTool(
  name: DrawingToolName,
  options: DrawingOptions,
  { hand, zone }: { readonly hand?: Tool; readonly zone?: ItemId | undefined } = {},
): CornerTool | PlacesTool | undefined {
  const { layer, filled, radius, text, dimension, drill, net, layers, keepout, image } = options;
  const graphic = { layer, stroke: { width: widthOf(options), style: "solid" as const } };
  const ofCorners = (work: ConstructorParameters<typeof CornerTool>[0]) =>
    hand instanceof CornerTool ? hand.withWork(work) : new CornerTool(work);
  const ofPlaces = (work: ConstructorParameters<typeof PlacesTool>[0]) =>
    hand instanceof PlacesTool ? hand.withWork(work) : new PlacesTool(work);
  switch (name) {
    case "zone":
      return ofCorners(zoneWork({ layers, net: net ?? undefined }));
    case "keepout":
      return ofCorners(keepoutWork(keepout, { layers }));
    case "cut-out":
      return zone && ofCorners(cutOutWork(zone));
    case "line":
      return ofCorners(lineWork(graphic));
    case "polygon":
      return ofCorners(polygonWork({ ...graphic, filled }));
    case "rectangle":
      return ofPlaces(rectangleWork({ ...graphic, filled: filled && radius === 0, radius }));
    case "circle":
      return ofPlaces(circleWork({ ...graphic, filled }));
    case "arc":
      return ofPlaces(arcWork(graphic));
    case "dimension":
      return ofPlaces(dimensionWork({ layer, kind: dimension, text }));
    case "text":
      return ofPlaces(textWork({ layer, text }));
    case "image": {
      const artwork = artworkOn(layer, image);
      const name = image.picture?.name ?? "";
      return artwork && !("problem" in artwork) ? ofPlaces(imageWork({ artwork, layer, name })) : undefined;
    }
    case "hole":
      return ofPlaces(holeWork({ drill }));
    case "via":
      return ofPlaces(viaWork({ net: net ?? undefined }));
  }
}

/** What a zone or via is most likely meant for: the net of what is selected, else the one with most pads, which is ground. */
export function likelyNet(board: Board, selection: readonly ItemId[]): NetId | null {
  for (const { record } of findItems(board, selection)) if ("net" in record && record.net) return record.net;
  const counts = new Map<NetId, number>();
  for (const { pads } of board.footprints)
    for (const { net } of pads) if (net !== undefined) counts.set(net, (counts.get(net) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Layers of one board that another does not have are left; there is always one. */
export function layersOn(board: Board, layers: readonly LayerId[]): readonly LayerId[] {
  const there = new Set<LayerId>(board.layers.map(({ id }) => id));
  const left = layers.filter((layer) => there.has(layer));
  return left.length > 0 ? left : copperLayers(board).slice(0, 1);
}

/** The layer for lines and texts on this board: what was chosen, else its first one without copper. */
export function layerOn({ layers }: Board, layer: LayerId): LayerId {
  const ids = layers.map(({ id }) => id);
  return ids.includes(layer) ? layer : (ids.find((id) => !isCopperLayer(id)) ?? layer);
}

/** The widest line and the largest hole that a field takes: nothing of the kind is wider than a board. */
export const LARGEST: Nm = fromMm(100);
