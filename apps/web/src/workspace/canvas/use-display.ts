import { type Board, type CopperLayerId, copperLayers, type ItemId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import type { SceneLayerId } from "@tracewright/rendering";
import { useCallback, useEffect, useMemo, useState } from "react";
import { STORAGE_KEYS } from "../../storage-keys.ts";
import { createConcern } from "../controller/concern.ts";
import { useUnchanged } from "../controller/use-steady.ts";
import { goToLayer } from "../editing/go-to-layer.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { usePreference } from "../input/use-preference.ts";
import type { LengthUnit } from "../texts/format-length.ts";
import { inkOpacity, readAppearance, themeOf } from "./appearance.ts";
import { readGridSettings, snapDistance } from "./board-grid.ts";
import { hiddenAtFirst } from "./layer-presets.ts";
import { PLAIN_NETS } from "./net-appearance.ts";

const NO_PARTS: ReadonlySet<ItemId> = new Set();
const NO_ORIGIN: Point = { x: 0, y: 0 };

/**
 * How somebody likes a board to be shown: colours, layers, grid and unit, which the browser keeps, and what is hidden or lit
 * while the page is open. The editor receives the settings it uses.
 */
export function useNewDisplay(editor: Editor, board: Board) {
  const [appearance, setAppearance] = usePreference(STORAGE_KEYS.appearance, readAppearance);
  const [grid, setGrid] = usePreference(STORAGE_KEYS.grid, readGridSettings);
  const [unit, setUnit] = usePreference(STORAGE_KEYS.unit, readUnit);
  const [hidden, setHidden] = useState<ReadonlySet<SceneLayerId>>(() => hiddenAtFirst(board));
  const [hiddenParts, setHiddenParts] = useState<ReadonlySet<ItemId>>(NO_PARTS);
  const [nets, setNets] = useState(PLAIN_NETS);
  const active: CopperLayerId = useEditorState(editor).settings.layer;

  useEffect(() => editor.set({ isShown: (layer) => !hidden.has(layer) }), [editor, hidden]);
  useEffect(() => editor.set({ hiddenParts }), [editor, hiddenParts]);
  const snap = snapDistance(grid);
  useEffect(() => editor.set({ grid: snap }), [editor, snap]);

  const activate = useCallback(
    (wanted: SceneLayerId) => {
      const layer = copperLayers(editor.state.board).find((id) => id === wanted);
      if (layer) goToLayer(editor, layer);
    },
    [editor],
  );
  const showLayer = useCallback(
    (id: SceneLayerId) => setHidden((before) => new Set([...before].filter((layer) => layer !== id))),
    [],
  );
  const switchUnit = useCallback(() => setUnit((before) => (before === "mm" ? "mil" : "mm")), [setUnit]);
  const { gridOrigin = NO_ORIGIN } = board;
  return useUnchanged({
    appearance,
    setAppearance,
    theme: useMemo(() => themeOf(appearance), [appearance]),
    opacityOf: useMemo(() => inkOpacity(appearance, active), [appearance, active]),
    grid,
    setGrid,
    gridOrigin,
    /** Absent: it is not to be seen. */
    shownGrid: useMemo(
      () => (grid.isVisible ? { size: grid.size, origin: gridOrigin, style: grid.style } : undefined),
      [grid.isVisible, grid.size, grid.style, gridOrigin],
    ),
    unit,
    switchUnit,
    hidden,
    setHidden,
    showLayer,
    hiddenParts,
    setHiddenParts,
    nets,
    setNets,
    active,
    activate,
  });
}

export type Display = ReturnType<typeof useNewDisplay>;

export const [DisplayProvider, useDisplay] = createConcern<Display>("display");

function readUnit(text: string | undefined): LengthUnit {
  return text === '"mil"' ? "mil" : "mm";
}
