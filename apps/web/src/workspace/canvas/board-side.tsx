import type { Board, Footprint, ItemId, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { PickedItem } from "@tracewright/rendering";
import { useCallback } from "react";
import { DrawingPanel } from "../drawing-tools/drawing-panel.tsx";
import type { Drawing } from "../drawing-tools/use-drawing.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { PropertiesPanel } from "../properties/properties-panel.tsx";
import { AppearancePanel } from "./appearance-panel.tsx";
import classes from "./board-canvas.module.css";
import { CanvasSettings } from "./canvas-settings.tsx";
import type { Display } from "./use-display.ts";

/** What stands beside the canvas: what is selected or drawn, with its values, and how the board is shown. */
export function BoardSide({
  id,
  label,
  editor,
  board,
  display,
  drawing,
  picked,
  onPart,
  highlighted,
  onNet,
  openByNet,
}: {
  id: string;
  label: string;
  editor: Editor;
  /** As it is on the canvas. */
  board: Board;
  display: Display;
  drawing: Drawing;
  picked: PickedItem | undefined;
  onPart: (footprint: Footprint) => void;
  highlighted: NetId | undefined;
  onNet: (net: NetId | undefined) => void;
  /** How many connections are still open in each net that has some. */
  openByNet: ReadonlyMap<NetId, number>;
}) {
  const { tool, selection } = useEditorState(editor);
  const { unit, grid, active, theme } = display;
  const togglePart = useCallback(
    (id: ItemId) => {
      const before = editor.state.selection;
      editor.select(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
    },
    [editor],
  );
  return (
    <aside className={classes.side} id={id} aria-label={label}>
      {drawing.name ? (
        <DrawingPanel editor={editor} drawing={drawing} unit={unit} />
      ) : (
        <PropertiesPanel
          editor={editor}
          edit={tool.view.edit}
          unit={unit}
          pad={picked?.kind === "pad" ? picked.pad : undefined}
        />
      )}
      {!drawing.name && selection.length === 0 && (
        <CanvasSettings
          board={board}
          active={active}
          onActive={display.activate}
          unit={unit}
          onUnit={display.switchUnit}
          grid={grid}
          onGrid={display.setGrid}
        />
      )}
      <AppearancePanel
        board={board}
        theme={theme}
        appearance={display.appearance}
        onAppearance={display.setAppearance}
        active={active}
        onActive={display.activate}
        hiddenParts={display.hiddenParts}
        onHiddenParts={display.setHiddenParts}
        nets={display.nets}
        onNets={display.setNets}
        hidden={display.hidden}
        onHidden={display.setHidden}
        selection={selection}
        onPart={onPart}
        onToggledPart={togglePart}
        highlighted={highlighted}
        onNet={onNet}
        openByNet={openByNet}
      />
    </aside>
  );
}
