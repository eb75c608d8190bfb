import { type Board, isCopperLayer, type LayerId, type Stroke } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";

/**
 * The pen that lines of a layer are drawn with by default: KiCad's defaults (pcbnew, board_design_settings.h) for
 * copper, silkscreen, outline, courtyard and all others.
 */
export function drawingStroke(layer: LayerId): Stroke {
  return { width: strokeWidth(layer), style: "solid" };
}

function strokeWidth(layer: LayerId): number {
  if (isCopperLayer(layer)) return fromMm(0.2);
  if (layer.endsWith(".SilkS")) return fromMm(0.12);
  return layer === "Edge.Cuts" || layer.endsWith(".CrtYd") ? fromMm(0.05) : fromMm(0.1);
}

/** How a text of a layer is written by default: KiCad's defaults; mirrored on the back, so that it reads from there. */
export function drawingTextStyle(layer: LayerId): TextStyle {
  const [size, thickness] = isCopperLayer(layer) ? [fromMm(1.5), fromMm(0.3)] : [fromMm(1), fromMm(0.15)];
  return {
    size: { width: size, height: size },
    thickness,
    horizontal: "left",
    vertical: "bottom",
    mirrored: layer.startsWith("B."),
  };
}

/** Whether the board has the layer that something is to be drawn on. */
export function hasLayer({ layers }: Pick<Board, "layers">, layer: LayerId): boolean {
  return layers.some(({ id }) => id === layer);
}
