import type { CopperLayerId, LayerId, Side } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";

/**
 * The layout of a block as its file has it: one record a line, in nanometres, about the anchor. Footprints are those of the
 * built-in library; what is here is where they stand.
 */
export interface FrozenLayout {
  /** Reference, x, y, rotation, side; then x, y, rotation and height of the printed reference, or "hidden". */
  readonly parts: readonly string[];
  /** Layer, width, x, y, x, y, net. */
  readonly tracks: readonly string[];
  /** x, y, diameter, drill, net. */
  readonly vias: readonly string[];
  /** Layers, net, corners. */
  readonly zones: readonly string[];
  /** Corners of areas without copper: x, y, x, y. */
  readonly keepouts: readonly string[];
  /** Corners of the room that the block takes up: x, y, x, y. */
  readonly room: string;
}

export const NO_LAYOUT: FrozenLayout = { parts: [], tracks: [], vias: [], zones: [], keepouts: [], room: "0 0 0 0" };

export interface FrozenPart {
  readonly reference: string;
  readonly position: Point;
  readonly rotation: number;
  readonly side: Side;
  readonly text?: { readonly position: Point; readonly rotation: number; readonly height: Nm };
}

export interface FrozenTrack {
  readonly layer: CopperLayerId;
  readonly width: Nm;
  readonly start: Point;
  readonly end: Point;
  readonly net: string;
}

export interface FrozenVia {
  readonly position: Point;
  readonly diameter: Nm;
  readonly drill: Nm;
  readonly net: string;
}

export interface FrozenZone {
  readonly layers: readonly LayerId[];
  readonly net: string;
  readonly outline: readonly Point[];
}

export const partLine = ({ reference, position, rotation, side, text }: FrozenPart): string =>
  [
    reference,
    position.x,
    position.y,
    rotation,
    side,
    ...(text ? [text.position.x, text.position.y, text.rotation, text.height] : ["hidden"]),
  ].join(" ");

export const trackLine = ({ layer, width, start, end, net }: FrozenTrack): string =>
  [layer, width, start.x, start.y, end.x, end.y, net].join(" ");

export const viaLine = ({ position, diameter, drill, net }: FrozenVia): string =>
  [position.x, position.y, diameter, drill, net].join(" ");

export const zoneLine = ({ layers, net, outline }: FrozenZone): string =>
  [layers.join(","), net, ...outline.flatMap(({ x, y }) => [x, y])].join(" ");

export function readPart(line: string): FrozenPart {
  const [reference = "", x, y, rotation, side, textX, textY, textRotation, height] = line.split(" ");
  return {
    reference,
    position: { x: Number(x), y: Number(y) },
    rotation: Number(rotation),
    side: side === "back" ? "back" : "front",
    ...(textX !== "hidden" && {
      text: {
        position: { x: Number(textX), y: Number(textY) },
        rotation: Number(textRotation),
        height: Number(height),
      },
    }),
  };
}

export function readTrack(line: string): FrozenTrack {
  const [layer, width, x1, y1, x2, y2, net = ""] = line.split(" ");
  return {
    layer: layer as CopperLayerId,
    width: Number(width),
    start: { x: Number(x1), y: Number(y1) },
    end: { x: Number(x2), y: Number(y2) },
    net,
  };
}

export function readVia(line: string): FrozenVia {
  const [x, y, diameter, drill, net = ""] = line.split(" ");
  return { position: { x: Number(x), y: Number(y) }, diameter: Number(diameter), drill: Number(drill), net };
}

export function readZone(line: string): FrozenZone {
  const [layers = "", net = "", ...numbers] = line.split(" ");
  return {
    layers: layers.split(",") as LayerId[],
    net,
    outline: Array.from({ length: numbers.length / 2 }, (_, at) => ({
      x: Number(numbers[2 * at]),
      y: Number(numbers[2 * at + 1]),
    })),
  };
}

/** Two corners: of the room, and of an area without copper. */
export function readCorners(line: string): { readonly min: Point; readonly max: Point } {
  const [x1, y1, x2, y2] = line.split(" ").map(Number);
  return { min: { x: x1 ?? 0, y: y1 ?? 0 }, max: { x: x2 ?? 0, y: y2 ?? 0 } };
}
