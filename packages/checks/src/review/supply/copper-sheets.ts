import { type Board, type CopperLayerId, copperLayers } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { layerDepths } from "../../lengths/layer-depths.ts";

/** Of annealed copper at 20 °C, ohm metres (IEC 60028). */
const RESISTIVITY = 1.7241e-8;
/** Where the stackup says nothing: one ounce a square foot. */
const THICKNESS: Nm = 35_000;
/** Of the copper in a plated hole: IPC-6012, class 2, average. */
const PLATING: Nm = 20_000;
const METRE: Nm = 1e9;

/** How the copper of a board conducts. */
export interface CopperSheets {
  /** Ohms a square. */
  readonly sheet: (layer: CopperLayerId) => number;
  /** Of a plated hole from one layer to another. */
  readonly barrel: (drill: Nm, from: CopperLayerId, to: CopperLayerId) => number;
}

export function copperSheets(board: Board): CopperSheets {
  const layers = copperLayers(board);
  const depths = layerDepths(board, layers);
  const depthOf = new Map(layers.map((layer, index) => [layer, depths[index] ?? 0]));
  const thicknessOf = new Map(board.stackup.layers.map(({ copper, thickness }) => [copper, thickness]));
  return {
    sheet: (layer) => (RESISTIVITY * METRE) / (thicknessOf.get(layer) || THICKNESS),
    barrel: (drill, from, to) => {
      const length = Math.abs((depthOf.get(from) ?? 0) - (depthOf.get(to) ?? 0));
      return (RESISTIVITY * METRE * length) / (Math.PI * (drill + PLATING) * PLATING);
    },
  };
}
