/** Boards for tests of pairs: parts with a row of pads, two of which carry the nets of one differential pair. */

import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  type Net,
  netId,
  type Pad,
  type Side,
} from "@tracewright/board";
import { aPad } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { makeFootprint, rectangle } from "./random-board.ts";

export interface PairPart {
  readonly position: Point;
  readonly rotation: number;
  readonly side?: Side;
  /** Nets of the pads in turn: "+", "-", or any other name; "" for none. */
  readonly pads: readonly string[];
  /** Nanometres from pad to pad. */
  readonly pitch: number;
}

export interface PairBoardOptions {
  /** Nanometres; the corner opposite to the origin. */
  readonly size: Point;
  readonly parts: readonly PairPart[];
  readonly copperLayers?: number;
}

/** The pair's nets are D+ and D-, 0.2 mm wide with a gap of 0.25 mm. */
export function pairBoard({ size, parts, copperLayers = 2 }: PairBoardOptions): Board {
  const names = [
    "D+",
    "D-",
    ...new Set(parts.flatMap(({ pads }) => pads).filter((name) => !["", "+", "-"].includes(name))),
  ];
  return {
    ...emptyBoard(copperLayers),
    nets: names.map((name): Net => ({ id: netId(name), name })),
    footprints: parts.map(partOf),
    graphics: [rectangle("outline", { x: 0, y: 0 }, size)],
  };
}

function partOf({ position, rotation, side = "front", pads, pitch }: PairPart, index: number): Footprint {
  const copper = side === "front" ? "F.Cu" : "B.Cu";
  const made = pads.map(
    (net, number): Pad =>
      aPad({
        id: itemId(`p${index}.${number}`),
        number: String(number + 1),
        shape: { kind: "roundrect", size: { width: Math.round(pitch * 0.55), height: fromMm(1) }, cornerRatio: 0.25 },
        position: { x: Math.round((number - (pads.length - 1) / 2) * pitch), y: 0 },
        layers: [copper],
        ...(net !== "" && { net: netId(net === "+" || net === "-" ? `D${net}` : net) }),
      }),
  );
  return { ...makeFootprint(`U${index + 1}`, position, rotation, made), side };
}
