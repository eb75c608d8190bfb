import { PreviewTool } from "@tracewright/editor";
import { memo } from "react";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { DrawingPanel } from "../drawing-tools/drawing-panel.tsx";
import { useEditorState } from "../editing/use-editor-state.ts";
import { PropertiesPanel } from "../properties/properties-panel.tsx";
import { ReplicatePanel } from "../replicate/replicate-panel.tsx";
import { AppearancePanel } from "./appearance-panel.tsx";
import classes from "./board-canvas.module.css";
import { CanvasSettings } from "./canvas-settings.tsx";
import { useTools } from "./use-canvas-tools.ts";
import { useDisplay } from "./use-display.ts";

/** What stands beside the canvas: what is selected or drawn, with its values, and how the board is shown. */
export const BoardSide = memo(function BoardSide({ id, label }: { id: string; label: string }) {
  const { editor } = useSubject();
  const { picked } = useCanvasSelection();
  const { drawing } = useTools();
  const { unit } = useDisplay();
  const { tool, selection } = useEditorState(editor);
  return (
    <aside className={classes.side} id={id} aria-label={label}>
      {tool instanceof PreviewTool ? (
        <ReplicatePanel editor={editor} tool={tool} unit={unit} />
      ) : drawing.name ? (
        <DrawingPanel editor={editor} drawing={drawing} unit={unit} />
      ) : (
        <PropertiesPanel
          editor={editor}
          edit={tool.view.edit}
          unit={unit}
          pad={picked?.kind === "pad" ? picked.pad : undefined}
        />
      )}
      {!drawing.name && selection.length === 0 && <CanvasSettings />}
      <AppearancePanel />
    </aside>
  );
});
