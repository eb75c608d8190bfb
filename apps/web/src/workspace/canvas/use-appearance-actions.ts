import { type Board, type CopperLayerId, copperLayers } from "@tracewright/board";
import type { Action } from "../input/actions/action.ts";
import { useActions } from "../input/actions/use-actions.ts";
import type { LengthUnit } from "../texts/format-length.ts";
import { type Appearance, INK_KINDS, MIN_OPACITY, nextInactive } from "./appearance.ts";
import { type GridSettings, stepGrid } from "./board-grid.ts";

const OPACITY_STEP = 0.1;

/** Tells what can be done to layers, grid and colours. */
export function useAppearanceActions({
  board,
  active,
  onActive,
  onAppearance,
  unit,
  grid,
  onGrid,
}: {
  board: Board;
  active: CopperLayerId;
  onActive: (layer: CopperLayerId) => void;
  onAppearance: (change: (before: Appearance) => Appearance) => void;
  unit: LengthUnit;
  grid: GridSettings;
  onGrid: (change: (before: GridSettings) => GridSettings) => void;
}): void {
  const copper = copperLayers(board);
  const at = copper.indexOf(active);
  /** Around the stack, as through its front and back. */
  const beside = (by: number) => copper[(at + by + copper.length) % copper.length];
  const go = (layer: CopperLayerId | undefined) => layer && onActive(layer);
  const inner = copper.slice(1, -1);
  const inners = ([1, 2, 3, 4] as const).map((number): Action => {
    const layer = inner[number - 1];
    return { id: `layerInner${number}`, isEnabled: () => layer !== undefined, run: () => go(layer) };
  });
  const fade = (by: number) => () =>
    onAppearance((before) => {
      const shift = (share: number) => Math.round(Math.min(1, Math.max(MIN_OPACITY, share + by)) * 100) / 100;
      const [tracks, vias, pads, zones] = INK_KINDS.map((kind) => shift(before.opacity[kind]));
      return { ...before, opacity: { tracks: tracks ?? 1, vias: vias ?? 1, pads: pads ?? 1, zones: zones ?? 1 } };
    });
  useActions([
    { id: "layerTop", run: () => go(copper[0]) },
    { id: "layerBottom", run: () => go(copper.at(-1)) },
    { id: "layerNext", run: () => go(beside(1)) },
    { id: "layerPrevious", run: () => go(beside(-1)) },
    ...inners,
    {
      id: "inactiveLayers",
      run: () => onAppearance((before) => ({ ...before, inactive: nextInactive(before.inactive) })),
    },
    { id: "opacityUp", run: fade(OPACITY_STEP) },
    { id: "opacityDown", run: fade(-OPACITY_STEP) },
    { id: "gridNext", run: () => onGrid((before) => ({ ...before, size: stepGrid(before.size, unit, 1) })) },
    { id: "gridPrevious", run: () => onGrid((before) => ({ ...before, size: stepGrid(before.size, unit, -1) })) },
    {
      id: "snap",
      isOn: () => grid.isSnapping,
      run: () => onGrid((before) => ({ ...before, isSnapping: !before.isSnapping })),
    },
  ]);
}
