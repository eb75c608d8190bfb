import { type Board, copperLayers, type Graphic, itemId, type Zone } from "@tracewright/board";
import { fromMm, type Point, type Ring } from "@tracewright/geometry";
import type { FormHole } from "./board-form.ts";

const CORNERS = 32;

/** What the lands around the holes of a form take from the board. */
export interface KeptLands {
  /** No copper on any layer; no part either, unless one is the hole. */
  readonly zones: readonly Zone[];
  /** Openings of the mask, on both sides. */
  readonly graphics: readonly Graphic[];
}

/** Keeps the lands free. `open` are those of the holes that no part of the circuit brings: they stay bare of mask, too. */
export function keepLandsFree(
  holes: readonly FormHole[],
  {
    at,
    open,
    board,
  }: { readonly at: Point; readonly open: readonly FormHole[]; readonly board: Pick<Board, "layers"> },
): KeptLands {
  const lands = holes.flatMap((hole) =>
    hole.land === undefined
      ? []
      : [
          {
            center: { x: at.x + fromMm(hole.at.x), y: at.y + fromMm(hole.at.y) },
            radius: fromMm(hole.land / 2),
            isOpen: open.includes(hole),
          },
        ],
  );
  return {
    zones: lands.map(({ center, radius, isOpen }, index) => ({
      id: itemId(`form-land/${index}`),
      name: "land of a mounting hole",
      // One by one: KiCad takes "*.Cu" for layers, too, that the board does not have.
      layers: copperLayers(board),
      outline: [ringAbout(center, radius)],
      priority: 0,
      keepout: { tracks: true, vias: true, pads: isOpen, pours: true, footprints: isOpen },
      pour: NO_POUR,
      filled: false,
      fills: [],
      locked: true,
    })),
    graphics: lands
      .filter(({ isOpen }) => isOpen)
      .flatMap(({ center, radius }, index) =>
        (["F.Mask", "B.Mask"] as const).map(
          (layer): Graphic => ({
            id: itemId(`form-land/${index}/${layer}`),
            layer,
            shape: { kind: "circle", center, radius },
            stroke: { width: 0, style: "solid" },
            filled: true,
          }),
        ),
      ),
  };
}

/** Within the circle: the connector beside a land may touch it. */
function ringAbout({ x, y }: Point, radius: number): Ring {
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = ((2 * index + 1) * Math.PI) / CORNERS;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });
}

/** Of a rule area: it is not filled. */
const NO_POUR: Zone["pour"] = {
  clearance: 0,
  minThickness: fromMm(0.25),
  connection: "thermal",
  thermalGap: fromMm(0.5),
  thermalBridgeWidth: fromMm(0.5),
  islandRemoval: "always",
  smoothing: "none",
  fillMode: "solid",
};
